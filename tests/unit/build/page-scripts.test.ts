import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { addPageScript, bringPageScripts, writePageScripts } from '@/lib/export/page-scripts'

const folder = mkdtempSync(path.resolve('.cache/page-scripts-'))
afterAll(() => rmSync(folder, { recursive: true }))

function writeEntry(name: string, text: string): string {
  const file = path.join(folder, name)
  writeFileSync(file, text)
  return file
}

test('The script on every page is one file with a content-based name, and contains only public values', async () => {
  const entry = writeEntry(
    'entry.ts',
    `import { isField } from '@/components/search/opening'
Object.assign(window, { isField, shown: process.env.NEXT_PUBLIC_A, hidden: process.env.SECRET })
void import('./later')`,
  )
  writeEntry('later.ts', `document.title = 'later'`)
  const env = { NEXT_PUBLIC_A: 'shown-value', SECRET: 'hidden-value' }
  const address = await writePageScripts(folder, env, entry)
  expect(address).toMatch(/^\/_next\/static\/scripts\/page-[\w-]+\.js$/)
  const text = readFileSync(path.join(folder, address), 'utf8')
  expect(text).toContain('shown-value')
  expect(text).not.toMatch(/hidden-value|later'|^import/m)
  expect(readdirSync(path.join(folder, '_next/static/scripts'))).toHaveLength(2)
  expect(await writePageScripts(folder, { ...env, NEXT_PUBLIC_A: 'other' }, entry)).not.toBe(address)
})

test('A worker is a file of its own, and the script that starts it has its address', async () => {
  writeEntry('count.worker.ts', `self.postMessage('from the worker')`)
  const entry = writeEntry(
    'with-worker.ts',
    `new Worker(new URL('./count.worker.ts', import.meta.url), { type: 'module' })`,
  )
  const address = await writePageScripts(folder, {}, entry)
  const text = readFileSync(path.join(folder, address), 'utf8')
  expect(text).not.toContain('from the worker')
  const [, name = ''] = /new Worker\(new URL\([`"']([\w-]+\.js)/.exec(text) ?? []
  expect(readFileSync(path.join(folder, '_next/static/scripts', name), 'utf8')).toContain('from the worker')
})

test("A page script that contains React stops the build, and one that imports it later doesn't", async () => {
  writeEntry('drawn.ts', `import { useState } from 'react'\nObject.assign(window, { useState })`)
  const now = writeEntry('react-now.ts', `import './drawn'`)
  await expect(writePageScripts(folder, {}, now)).rejects.toThrow(/imports .*react.*Expected React in islands only/)
  const later = writeEntry('react-later.ts', `void import('./drawn')`)
  await expect(writePageScripts(folder, {}, later)).resolves.toMatch(/page-/)
})

test('The script tag on a page changes with every style sheet of the export', () => {
  const add = (name: string) => {
    const out = path.join(folder, `assets-${name}`)
    mkdirSync(out)
    writeFileSync(path.join(out, `${name}.css`), '')
    const change = addPageScript(out, '/page.js')
    return {
      page: change('<head><link rel="stylesheet" href="/a.css"></head>', 'page.html'),
      stub: change('<head></head>', 'stub.html'),
    }
  }
  expect(add('one').stub).toBe('<head></head>')
  expect(add('two').page).toMatch(/<script type="module" src="\/page.js" data-assets="\w+"><\/script>/)
  expect(add('three').page).not.toBe(add('four').page)
})

test('Scripts are bundled once for the same code, and again when it changes', async () => {
  const kept = path.join(folder, 'kept')
  const bundleOnce = (text: string, source: string, out: string) =>
    bringPageScripts(path.join(folder, out), {}, source, { entry: writeEntry('kept.ts', text), kept })
  const first = await bundleOnce(`document.title = 'one'`, 'hash-1', 'out-1')
  expect(await bundleOnce(`document.title = 'two'`, 'hash-1', 'out-2')).toBe(first)
  expect(readFileSync(path.join(folder, 'out-2', first), 'utf8')).toContain('one')
  const other = await bundleOnce(`document.title = 'two'`, 'hash-2', 'out-3')
  expect(readFileSync(path.join(folder, 'out-3', other), 'utf8')).toContain('two')
  expect(readdirSync(path.join(folder, 'out-3/_next/static/scripts'))).toHaveLength(1)
})
