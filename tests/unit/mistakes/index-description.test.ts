import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPipeline, type Pipeline } from '../../support/pipeline'
import { toPage, writeFiles } from '../../support/tree'

let pipeline: Pipeline
beforeAll(async () => {
  pipeline = await startPipeline()
})
afterAll(() => pipeline.stop())

const page = toPage('Text.', {
  title: 'A',
  description: 'A description that is long enough to be one in search results.',
  kind: 'reference',
})

test('a folder whose generated index has no description gets a message with what to write, in our own tree only', async () => {
  const tree = path.join(pipeline.workspace, 'index-description')
  writeFiles(tree, { 'docs/guides/a.mdx': page, 'docs/guides/_category_.json': '{ "label": "Guides" }' })
  expect((await pipeline.build(tree, { strict: true })).errors).toEqual([
    'docs/guides/_category_.json  The folder has no index page, and its generated index has no description. Expected "link": {"type": "generated-index", "description": "one sentence of 50 to 160 characters"}.',
  ])
  expect((await pipeline.build(tree, { strict: false })).errors).toEqual([])
})
