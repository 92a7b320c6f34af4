import path from 'node:path'
import { expect, test } from 'vitest'
import { validateTree } from '@/lib/content/validate'
import { ProblemList } from '@/lib/kit/problems'
import { buildSite } from '../support/site'
import { toLines } from '../support/compile'

const contentDir = path.resolve('content')

test('our own tree has no errors', () => {
  const problems = new ProblemList()
  const sources = validateTree(contentDir, { strict: true }, problems)
  expect(toLines(problems.all)).toEqual([])
  expect(sources.length).toBeGreaterThan(0)
})

test('no two pages in it share a URL', () => {
  const { duplicates } = buildSite(contentDir, { isForeign: false })
  expect(duplicates.map(({ entry }) => entry.path)).toEqual([])
})
