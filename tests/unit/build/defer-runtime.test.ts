import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { RuntimePlan } from '@/components/runtime/runtime-plan'
import { deferPage, deferRuntime } from '@/lib/export/defer-runtime'
import { openPages } from '@/lib/export/page-files'

const rows = '1:"$Sreact.fragment"\n0:{"a":"</script>","u":"$undefined","b":"build-1"}\n'
const entry = '{"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]}'
const own = '<script>document.documentElement.classList.add("js")</script>'
const text = '<main>Names like <code>self.__next_f</code> may stand in a text.</main>'

/** A page as Next.js 16 exports it. */
function writePage(data = rows): string {
  const [first = '', second = ''] = [data.slice(0, 12), data.slice(12)].map((part) =>
    JSON.stringify(part).replaceAll('<', '\\u003c'),
  )
  return `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="preload" as="script" fetchPriority="low" href="/a.js"/><script src="/a.js" async=""></script><script src="/b.js" async=""></script><script src="/old.js" noModule=""></script>${own}</head><body>${text}<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${entry});</script><script src="/a.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,${first}])</script><script>self.__next_f.push([1,${second}])</script></body></html>`
}

function readPlan(html: string): RuntimePlan {
  const [, json = ''] = /<script type="application\/json" id="runtime">(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(json) as RuntimePlan
}

const folder = mkdtempSync(path.join(tmpdir(), 'defer-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('A page of an export', () => {
  test('keeps its text and our scripts, and holds a plan instead of what starts React', () => {
    const html = deferPage(writePage(), 'a.html', '/page.js', { address: '/a.txt', rows })
    expect(html).toContain(`${own}<script type="module" src="/page.js"></script></head><body>${text}<script type="app`)
    expect(html.match(/<script/g)).toHaveLength(3)
    expect(html).not.toContain('preload')
    expect(readPlan(html)).toEqual({
      scripts: ['/a.js', '/b.js'],
      entry: JSON.parse(entry) as unknown,
      data: { address: '/a.txt', build: 'build-1' },
    })
  })

  test('holds its data, without what nobody needs, where no file has the same', () => {
    for (const beside of [undefined, { address: '/a.txt', rows: `${rows} ` }]) {
      const { data } = readPlan(deferPage(writePage(), '404.html', '/page.js', beside))
      expect(data).toEqual({ rows: rows.replace(',"u":"$undefined"', '') })
    }
  })

  test('stops the build where it is not written as expected', () => {
    const seeded = [
      writePage().replace('id="_R_"', ''),
      writePage().replaceAll(' async=""', ''),
      writePage().replace('build-1', '').replace('"b"', '"x"').replace('\\"b\\"', '\\"x\\"'),
      writePage().replace('</head>', '<script>self.__next_f.push([3,"AA=="])</script></head>'),
    ]
    for (const html of seeded) expect(() => deferPage(html, 'a.html', '/page.js', undefined)).toThrow(/^a\.html {2}/)
  })
})

test('An export has no scripts for browsers without modules, and pages that lead on stay as they are', () => {
  mkdirSync(path.join(folder, 'docs'))
  const stub = '<!doctype html><script>location.replace("/docs/a")</script>'
  const files = { 'docs/a.html': writePage(), 'docs/a.txt': rows, 'b.html': stub, 'old.js': '', 'a.js': '' }
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content)
  expect(deferRuntime(openPages(folder), folder, '/page.js')).toBe(1)
  expect(readPlan(readFileSync(path.join(folder, 'docs/a.html'), 'utf8')).data).toEqual({
    address: '/docs/a.txt',
    build: 'build-1',
  })
  expect(readFileSync(path.join(folder, 'b.html'), 'utf8')).toBe(stub)
  expect([existsSync(path.join(folder, 'old.js')), existsSync(path.join(folder, 'a.js'))]).toEqual([false, true])
})
