import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { validateTree } from '@/lib/content/validate'
import { plannedFile, readAddressList } from '@/lib/links/planned'
import { ProblemList } from '@/lib/problems'
import { buildSite } from '../support/site'
import { toLines } from '../support/compile'

const contentDir = path.resolve('content')

test('our own tree has no problems', () => {
  const problems = new ProblemList()
  const sources = validateTree(contentDir, { strict: true }, problems)
  expect(toLines(problems.all)).toEqual([])
  expect(sources.length).toBeGreaterThan(0)
})

test('no two of its pages have one address', () => {
  const { duplicates } = buildSite(contentDir, { isForeign: false })
  expect(duplicates.map(({ entry }) => entry.path)).toEqual([])
})

test('planned addresses stand in order, each once, none of them written yet', () => {
  const planned = readAddressList(plannedFile)
  expect(planned).toEqual([...new Set(planned)].sort())
  const written = new Set(buildSite(contentDir, { isForeign: false }).routes.map((route) => route.path))
  expect(planned.filter((address) => written.has(address))).toEqual([])
})

test('planned addresses are written as addresses are', () => {
  const wrong = readFileSync(plannedFile, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#') && !/^\/\S*[^/\s]$|^\/$/.test(line))
  expect(wrong).toEqual([])
})
