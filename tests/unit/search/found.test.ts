import { expect, test } from 'vitest'
import { toFoundPages } from '@/lib/search/found'
import { indexSynonyms } from '@/lib/search/index-settings'
import type { OutlineHit } from '@/lib/search/outline-index'
import { toTextScore } from '@/lib/search/ranking'

const toHit = (path: string, score: number, certainty: number): OutlineHit => ({
  ...{ path, score, certainty, title: path, area: 'docs', kind: 'guide', tag: 'default', breadcrumbs: [] },
  ...{ description: '', coverage: certainty, getPlaces: () => [], fact: undefined, words: [] },
})

test('A page with the common words of a query is kept if another page has the rare ones', () => {
  const best = toHit('/best', 10, 0.1)
  const paths = (hits: OutlineHit[]) => toFoundPages(hits, 'query').map(({ path }) => path)
  expect(paths([best, toHit('/rare', 3, 0.5)])).toEqual(['/best', '/rare'])
  expect(paths([best, toHit('/other', 3, 0.1)])).toEqual([])
})

test('One match in the text says more than one of hundreds', () => {
  const score = (count: number) => toTextScore(0, { count, size: 20, trust: 0.5, isLoose: true })
  expect(score(1)).toBeGreaterThan(0.5)
  expect(score(400)).toBeLessThan(0.05)
})

test('Every group of synonyms has an id of its own', () => {
  expect(new Set(indexSynonyms.map(({ objectID }) => objectID)).size).toBe(indexSynonyms.length)
})
