import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPipeline, type Pipeline } from '../../support/pipeline'
import { writeFiles } from '../../support/tree'

let pipeline: Pipeline
beforeAll(async () => {
  pipeline = await startPipeline()
})
afterAll(() => pipeline.stop())

const toPages = (count: number, word: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`docs/p${i}.md`, `# P${i}\n\n${word} ${i}.\n`]))

describe('a second process that compiles texts', () => {
  test("compiles every text that isn't cached, and leaves errors for the first process to report", async () => {
    const dir = path.join(pipeline.workspace, 'helped')
    mkdirSync(dir)
    writeFiles(dir, {
      'docs/a.md': '# A\n\nFirst.\n',
      'docs/b.md': '# B\n\n{a +}\n',
      'docs/c.md': '# C\n\n[Nowhere](/docs/nowhere)\n',
    })
    await pipeline.help(dir)
    expect((await pipeline.build(dir)).errors).toEqual([
      'docs/b.md:3  Invalid MDX: Could not parse expression with acorn',
      'docs/c.md:3  Broken link to /docs/nowhere: no page has this address.',
    ])
    writeFiles(dir, { 'docs/b.md': '# B\n\nMended.\n', 'docs/c.md': '# C\n\nMended, too.\n' })
    await pipeline.help(dir)
    expect(await pipeline.build(dir)).toEqual({ errors: [], warnings: [], compiled: 0 })
  })

  test('starts for 60 texts but not for 59, and is stopped when all are done', async () => {
    const calls: string[] = []
    const startHelper = () => {
      calls.push('start')
      return () => calls.push('stop')
    }
    expect(await pipeline.build(toPages(59, 'Few'), { startHelper })).toMatchObject({ errors: [], compiled: 59 })
    expect(calls).toEqual([])
    expect(await pipeline.build(toPages(60, 'Enough'), { startHelper })).toMatchObject({ errors: [], compiled: 60 })
    expect(calls).toEqual(['start', 'stop'])
    expect(await pipeline.build(toPages(60, 'Enough'), { startHelper })).toMatchObject({ errors: [], compiled: 0 })
    expect(calls).toEqual(['start', 'stop'])
  })
})

describe('The pages of a later build', () => {
  /** Builds a tree, and renders the listed pages like Next.js: each as its address and the number of the build. */
  async function render(dir: string, number: number) {
    expect((await pipeline.build(dir)).errors).toEqual([])
    const cache = pipeline.openPages()
    cache.writeList()
    const { docs } = JSON.parse(readFileSync(pipeline.renderListFile, 'utf8')) as { docs: string[][] }
    const out = path.join(dir, `../out-${number}`)
    writeFiles(out, Object.fromEntries(docs.map((slug) => [`${['docs', ...slug].join('/')}.html`, `Build ${number}`])))
    cache.restore(out)
    const pages = ['docs.html', 'docs/a.html', 'docs/b.html'].map((file): [string, string] => {
      return [file, readFileSync(path.join(out, file), 'utf8')]
    })
    for (const [file, html] of pages) cache.keep(html, file)
    cache.prune()
    return pages.map(([, html]) => html)
  }

  test('are rendered again if their text has changed, and all if a title has; the others are restored', async () => {
    const dir = path.join(pipeline.workspace, 'rendered')
    mkdirSync(dir)
    writeFiles(dir, { 'docs/a.md': '# A\n\nSummary.\n\nFirst.\n', 'docs/b.md': '# B\n\nSummary.\n\nFirst.\n' })
    expect(await render(dir, 1)).toEqual(['Build 1', 'Build 1', 'Build 1'])
    writeFiles(dir, { 'docs/b.md': '# B\n\nSummary.\n\nSecond.\n' })
    expect(await render(dir, 2)).toEqual(['Build 1', 'Build 1', 'Build 2'])
    writeFiles(dir, { 'docs/b.md': '# New\n\nSummary.\n\nSecond.\n' })
    expect(await render(dir, 3)).toEqual(['Build 3', 'Build 3', 'Build 3'])
  })
})
