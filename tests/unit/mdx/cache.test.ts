import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPipeline, type Pipeline } from '../../support/pipeline'
import { toPage, writeFiles } from '../../support/tree'

let pipeline: Pipeline
let tree: string
beforeAll(async () => {
  pipeline = await startPipeline()
  tree = path.join(pipeline.workspace, 'tree')
})
afterAll(() => pipeline.stop())

/** Builds a tree of three pages, and returns how many were compiled. */
async function countCompiled(strict = false): Promise<number> {
  return (await pipeline.build(tree, { strict })).compiled
}

test('a page is only recompiled when one of its dependencies has changed', async () => {
  rmSync(tree, { recursive: true, force: true })
  const partial = 'Hello {props.who}.'
  const fields = { title: 'A', description: 'A description that is long enough to be one.', kind: 'reference' }
  writeFiles(tree, {
    'docs/a.mdx': toPage('<Partial name="greeting" who="you" />', fields),
    'docs/b.mdx': toPage('Text.', { ...fields, title: 'B' }),
    'docs/c.mdx': toPage('Text.', { ...fields, title: 'C' }),
    'partials/greeting.mdx': partial,
  })
  expect(await countCompiled()).toBe(3)
  expect(await countCompiled()).toBe(0)

  writeFiles(tree, { 'docs/b.mdx': toPage('Other text.', { ...fields, title: 'B' }) })
  expect(await countCompiled()).toBe(1)
  expect(pipeline.getBody('docs/b.mdx').html).toBe('<p>Other text.</p>')

  writeFiles(tree, { 'partials/greeting.mdx': partial.replace('Hello', 'Goodbye') })
  expect(await countCompiled()).toBe(1)
  expect(pipeline.getBody('docs/a.mdx').html).toBe('<p>Goodbye you.</p>')

  writeFiles(tree, { 'docs/c.mdx': toPage('Text.', { ...fields, title: 'C', sidebar_label: 'See' }) })
  expect(await countCompiled(), 'messages would have wrong line numbers').toBe(1)

  writeFiles(tree, { 'docs/c.mdx': toPage('Text.', { ...fields, title: 'D', sidebar_label: 'See' }) })
  expect(await countCompiled(), "the title isn't part of the text").toBe(0)

  expect(await countCompiled(true), 'our own tree has different rules').toBe(3)
  expect(await countCompiled(true)).toBe(0)
  expect(await countCompiled()).toBe(0)

  rmSync(path.join(tree, 'partials/greeting.mdx'))
  expect(await pipeline.build(tree)).toMatchObject({
    errors: ['docs/a.mdx:7  Unknown partial "greeting".'],
  })
})

test('a cached page shows the same warnings as when it was compiled', async () => {
  rmSync(tree, { recursive: true, force: true })
  writeFiles(tree, { 'docs/a.mdx': '# A\n\n<Chart />\n\n```klingon\nx\n```\n' })
  const warnings = [
    'docs/a.mdx:3  Unknown component <Chart>. Did you mean <Card>?',
    'docs/a.mdx:5  Unknown language "klingon". Use "text" for output.',
  ]
  expect(await pipeline.build(tree)).toEqual({ errors: [], warnings, compiled: 1 })
  expect(await pipeline.build(tree)).toEqual({ errors: [], warnings, compiled: 0 })
  expect(await pipeline.build(tree)).toEqual({ errors: [], warnings, compiled: 0 })
})
