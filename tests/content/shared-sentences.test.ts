import path from 'node:path'
import { expect, test } from 'vitest'
import { parseText } from '@/tools/lint/parse'
import { listProse, listSentences } from '@/tools/lint/passages'
import { findSharedSentences } from '../support/shared-sentences'
import { listPageFiles, readSource } from '@/tools/lint/read-tree'
import { isPrivatePath } from '@/lib/content/source-file'

const contentDir = path.resolve('content')

/** Sentences with at least five words. Text from partials doesn't count. */
function readSentences(file: string): Set<string> {
  const { tree } = parseText(readSource(contentDir, file)?.body ?? '')
  const sentences = tree === undefined ? [] : listProse(tree).flatMap(listSentences)
  return new Set(sentences.filter(({ words }) => words >= 5).map(({ text }) => text))
}

test('No two documentation pages or blog posts share more than a quarter of their sentences', () => {
  const files = listPageFiles(contentDir).filter((file) => /^(docs|blog)\//.test(file) && !isPrivatePath(file))
  expect(files.length).toBeGreaterThan(300)
  const pages = new Map(files.map((file) => [file, readSentences(file)]))
  expect(Math.max(...[...pages.values()].map(({ size }) => size))).toBeGreaterThan(30)
  expect(findSharedSentences(pages, 0.25)).toEqual([])
})

test('Overlapping pages are found, measured against the shorter one', () => {
  const pages = new Map([
    ['a.mdx', new Set(['One.', 'Two.', 'Three.', 'Four.'])],
    ['b.mdx', new Set(['One.', 'Two.'])],
    ['c.mdx', new Set(['Four.', 'Five.', 'Six.', 'Seven.'])],
  ])
  expect(findSharedSentences(pages, 0.25)).toEqual([{ files: ['a.mdx', 'b.mdx'], shared: 2, share: 1 }])
  expect(findSharedSentences(pages, 0.2).map(({ files }) => files)).toEqual([
    ['a.mdx', 'b.mdx'],
    ['a.mdx', 'c.mdx'],
  ])
})
