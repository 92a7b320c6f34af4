import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { watchFiles } from '@/scripts/steps/watch-files'
import { makeTree, toPage } from '../../support/tree'

/** Watches a new tree and collects what's reported. */
async function watchTree() {
  const dir = makeTree({ 'docs/page.mdx': toPage('First.') })
  const reports: string[][] = []
  const watcher = watchFiles(dir, (files) => reports.push(files))
  onTestFinished(() => watcher.close())
  await new Promise<void>((resolve) => void watcher.on('ready', () => resolve()))
  const write = (file: string, text: string) => writeFileSync(path.join(dir, file), text)
  const expectReport = async (files: string[]) => {
    await vi.waitFor(() => expect(reports.flat()).toEqual(files), { timeout: 5000, interval: 10 })
    reports.length = 0
  }
  return { dir, write, expectReport }
}

describe('Watching files', () => {
  it('reports a page that was saved by renaming, and every later edit of it', async () => {
    const { dir, write, expectReport } = await watchTree()
    for (const text of ['Second.', 'Third.']) {
      write('docs/sedAbC123', toPage(text))
      renameSync(path.join(dir, 'docs/sedAbC123'), path.join(dir, 'docs/page.mdx'))
      await expectReport(['docs/page.mdx'])
    }
    write('docs/page.mdx', toPage('Fourth.'))
    await expectReport(['docs/page.mdx'])
  })

  it('reports pages in new folders, and removed pages', async () => {
    const { dir, write, expectReport } = await watchTree()
    mkdirSync(path.join(dir, 'docs/new'))
    write('docs/new/page.mdx', toPage('New.'))
    await expectReport(['docs/new/page.mdx'])
    rmSync(path.join(dir, 'docs/page.mdx'))
    await expectReport(['docs/page.mdx'])
  })

  it('reports a burst of edits once', async () => {
    const { write, expectReport } = await watchTree()
    for (let index = 0; index < 20; index++) write('docs/page.mdx', toPage(`Edit ${index}.`))
    await expectReport(['docs/page.mdx'])
  })

  it('waits for the rest of a page that’s being written', async () => {
    const { write, expectReport } = await watchTree()
    const started = performance.now()
    write('docs/page.mdx', '---\ntitle: A')
    setTimeout(() => write('docs/page.mdx', toPage('Complete.')), 150)
    await expectReport(['docs/page.mdx'])
    expect(performance.now() - started).toBeGreaterThan(140)
  })

  it('ignores files that belong to editors', async () => {
    const { write, expectReport } = await watchTree()
    const names = ['.page.mdx.swp', 'page.mdx~', '#page.mdx#', '4913', 'page.mdx.tmp', '.git-lock', 'sedAbC123']
    for (const name of names) write(`docs/${name}`, 'x')
    write('docs/last.mdx', toPage('Last.'))
    await expectReport(['docs/last.mdx'])
  })
})
