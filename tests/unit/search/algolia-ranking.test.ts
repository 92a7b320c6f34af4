import { describe, expect, test } from 'vitest'
import { indexSettings, indexSynonyms } from '@/lib/search/index-settings'
import { toRecords } from '@/lib/search/records'
import type { SearchPage } from '@/lib/search/types'
import { AlgoliaRanking } from '../../support/algolia-ranking'
import { toSearchPage } from '../../support/search-pages'

/** Addresses of the records, best first. */
function rank(pages: SearchPage[], query: string, optional: string[] = []): unknown[] {
  const records = new Map(pages.flatMap(toRecords).map((record) => [record.objectID, { ...record }]))
  const ranking = new AlgoliaRanking({
    records,
    settings: { ...indexSettings },
    synonyms: indexSynonyms.map((one) => ({ ...one })),
  })
  return ranking.search(query, () => true, optional).map(({ url }) => url)
}

const titled = (path: string, title: string, fields: Partial<SearchPage> = {}) =>
  toSearchPage(path, title, [], { description: '', ...fields })

describe("the stand-in for Algolia's ranking", () => {
  test.each([
    ['fewer typos', [titled('/typo', 'Chanel'), titled('/exact', 'Channel')], 'channel', ['/exact', '/typo']],
    [
      'a better attribute',
      [titled('/later', 'Page', { keywords: ['kafka'] }), titled('/title', 'Kafka page')],
      'kafka',
      ['/title', '/later'],
    ],
    [
      'an earlier word',
      [titled('/late', 'All about events'), titled('/early', 'Events')],
      'event',
      ['/early', '/late'],
    ],
    [
      'words that are closer',
      [titled('/far', 'Event big fat schema'), titled('/near', 'Event schema big fat')],
      'event schema',
      ['/near', '/far'],
    ],
    [
      'whole words',
      [titled('/begin', 'Add eventual'), titled('/whole', 'Add event')],
      'add event',
      ['/whole', '/begin'],
    ],
    [
      'the name in the address',
      [titled('/docs/guides/steps', 'Flow steps'), titled('/docs/api/flow', 'Flow reference')],
      'flow',
      ['/docs/api/flow', '/docs/guides/steps'],
    ],
    [
      'the area',
      [titled('/blog/steps', 'Flow news', { area: 'blog' }), titled('/docs/steps', 'Flow steps')],
      'flow',
      ['/docs/steps', '/blog/steps'],
    ],
  ])('breaks ties by %s', (_, pages, query, expected) => {
    expect(rank(pages, query)).toEqual(expected)
  })

  test('prefers pages that pass an optional filter, only among equals', () => {
    const pages = [titled('/docs', 'Channel'), titled('/api', 'Channel', { area: 'API' })]
    expect(rank(pages, 'channel', ['area:API'])).toEqual(['/api', '/docs'])
    expect(
      rank([...pages, titled('/worse', 'Page', { area: 'API', keywords: ['channel'] })], 'channel', ['area:API'])[2],
    ).toBe('/worse')
  })

  test('prefers the page to its sections, and lists at most three records of a page', () => {
    const page = toSearchPage('/a', 'Kafka', ['One', 'Two', 'Three', 'Four'])
    expect(rank([page], 'kafka')).toEqual(['/a', '/a#one', '/a#two'])
  })

  test('requires all words, unless that finds nothing', () => {
    const pages = [titled('/both', 'Kafka topics'), titled('/one', 'Kafka')]
    expect(rank(pages, 'kafka topics')).toEqual(['/both'])
    expect(rank(pages, 'kafka zebra')).toEqual(['/both', '/one'])
  })

  test.each([
    ['a synonym', 'login', 'Authentication'],
    ['a plural', 'channels', 'Channel'],
    ['the beginning of the last word', 'insta', 'Installation'],
    ['a part of a name', 'event', 'writeEvent'],
    ['a question', 'how do I use Kafka', 'Kafka'],
    ['two typos in a long word', 'instalaton', 'Installation'],
  ])('finds %s', (_, query, title) => {
    expect(rank([titled('/other', 'Zebra'), titled('/wanted', title)], query)).toEqual(['/wanted'])
  })

  test('allows no typo in a short word', () => {
    expect(rank([titled('/sdk', 'SDK')], 'sdl')).toEqual([])
  })
})
