import { expect, test } from 'vitest'
import { toFoundPages } from '@/lib/search/found'
import { indexSynonyms } from '@/lib/search/index-settings'
import { buildOutline, type OutlinePage } from '@/lib/search/outline'
import type { OutlineHit } from '@/lib/search/outline-index'
import { toTextScore } from '@/lib/search/ranking'
import { toSearchPage } from '../../support/search-pages'

const [page] = buildOutline([toSearchPage('/', 'Page')]).pages

const toHit = (path: string, score: number, certainty: number): OutlineHit => ({
  ...{ page: { ...page, path } as OutlinePage, score, certainty },
  ...{ coverage: certainty, getPlaces: () => [], fact: undefined, words: [] },
})

test('A page with the common words of a query is kept if another page has the rare ones', () => {
  const best = toHit('/best', 10, 0.1)
  const paths = (hits: OutlineHit[]) => toFoundPages(hits, 'query').map(({ path }) => path)
  expect(paths([best, toHit('/rare', 3, 0.5)])).toEqual(['/best', '/rare'])
  expect(paths([best, toHit('/other', 3, 0.1)])).toEqual([])
})

test('One match in the text says more than one of hundreds', () => {
  const score = (count: number) => toTextScore(0, { count, trust: 0.5, isLoose: true })
  expect(score(1)).toBeGreaterThan(0.5)
  expect(score(400)).toBeLessThan(0.05)
})

test('Every group of synonyms has an id of its own', () => {
  expect(new Set(indexSynonyms.map(({ objectID }) => objectID)).size).toBe(indexSynonyms.length)
})
