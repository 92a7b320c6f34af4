import { expect, test } from 'vitest'
import { mergeLayers, toFoundPages } from '@/lib/search/found'
import { indexSynonyms } from '@/lib/search/index-settings'
import { buildOutline, type OutlinePage } from '@/lib/search/outline'
import type { OutlineHit } from '@/lib/search/outline-index'
import type { TextMatch } from '@/lib/search/pagefind'
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

/** A page of the full text, with how well it matches. */
function toMatch(path: string, score: number, share: number, phrase = 0): [string, TextMatch] {
  const text = { url: path, meta: {}, filters: {}, content: '', locations: [], anchors: [], sub_results: [] }
  const result = { id: path, score, data: () => Promise.resolve(text) }
  return [path, { result, score, share, unnamed: 0, phrase, terms: new Map() }]
}

async function findPaths(hits: OutlineHit[], found: [string, TextMatch][]): Promise<string[]> {
  const named = toFoundPages(hits, 'query')
  const ids = Object.fromEntries(
    [...hits.map(({ page: { path: name } }) => name), ...found.map(([id]) => id)].map((id) => [id, id]),
  )
  const layers = { named, results: [], matches: new Map(found), ids, counts: {} }
  const { list } = await mergeLayers(layers, 0, 20)
  return list.map(({ path }) => path)
}

test('A page whose text has most words comes before one whose names have few', async () => {
  const hits = [toHit('/names', 10, 0.4), toHit('/both', 9, 0.4)]
  const found = [toMatch('/both', 5, 0.5), toMatch('/text', 20, 1), toMatch('/common', 20, 0.3)]
  expect(await findPaths(hits, found)).toEqual(['/text', '/both', '/names'])
})

test('If the names of a page have all words, text matters less', async () => {
  expect(await findPaths([toHit('/names', 10, 1)], [toMatch('/text', 20, 1)])).toEqual(['/names', '/text'])
})

test('A text with the query word for word comes first, even if others have the words more often', async () => {
  const found = [toMatch('/often', 20, 1), toMatch('/message', 5, 1, 1)]
  expect(await findPaths([toHit('/names', 10, 1)], found)).toEqual(['/message', '/names', '/often'])
})

test('Every group of synonyms has an id of its own', () => {
  expect(new Set(indexSynonyms.map(({ objectID }) => objectID)).size).toBe(indexSynonyms.length)
})
