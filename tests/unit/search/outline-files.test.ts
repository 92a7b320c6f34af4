import { describe, expect, test } from 'vitest'
import type { Outline, OutlinePage } from '@/lib/search/outline'
import { joinOutline, selectPages, splitOutline } from '@/lib/search/outline-files'

const toPage = (path: string, fields: Partial<OutlinePage>): OutlinePage => ({
  path,
  title: `Page ${path}`,
  area: 'docs',
  kind: 'how-to',
  tag: 'default',
  description: 'About it.',
  breadcrumbs: ['Guides', 'Events'],
  keywords: ['event', 'message'],
  ids: ['one', 'two'],
  headings: ['One', 'Two parts'],
  facts: ['name'],
  factPlaces: [1],
  linkCount: 2,
  ...fields,
})
const outline: Outline = {
  depth: 4,
  pages: [
    toPage('/docs/a', {}),
    toPage('/docs/b', { kind: 'reference', breadcrumbs: [] }),
    toPage('/blog/c', { area: 'blog', kind: 'post', keywords: ['news'] }),
    toPage('/docs/d', { ids: [], headings: [], keywords: [], facts: [], factPlaces: [] }),
  ],
}

/** What both files contain, as a browser reads them. */
function split(whole: Outline) {
  return JSON.parse(JSON.stringify(splitOutline(whole))) as ReturnType<typeof splitOutline>
}

test('Both files together are the outline', () => {
  const { names, details } = split(outline)
  expect(joinOutline(names, details)).toEqual(outline)
  const empty = split({ depth: 0, pages: [] })
  expect(joinOutline(empty.names, empty.details)).toEqual({ depth: 0, pages: [] })
})

test("Names have headings of guides, and the keywords of what isn't found by its name", () => {
  const { pages } = joinOutline(split(outline).names)
  expect(pages.map(({ headings }) => headings)).toEqual([['One', 'Two parts'], [], [], []])
  expect(pages.map(({ keywords }) => keywords)).toEqual([['event', 'message'], ['event', 'message'], [], []])
})

test('A separator in a name is replaced', () => {
  const { names, details } = split({ depth: 4, pages: [toPage('/docs/a', { headings: ['Use ^ and ~', 'Two'] })] })
  expect(joinOutline(names, details).pages[0]?.headings).toEqual(['Use   and ~', 'Two'])
})

describe('the pages that a query may find', () => {
  const titles = ['Kafka topics', 'AsyncAPI', 'API', 'Queries', 'writeEvent', 'Delete a service', 'Addresses']
  const pages = titles.map((title, i) => toPage(`/docs/${i}`, { title, breadcrumbs: [], keywords: [], headings: [] }))
  const { names } = split({ depth: 4, pages })
  const select = (query: string) => joinOutline(selectPages(names, query)).pages.map(({ title }) => title)

  test.each([
    ['kaf', ['Kafka topics']],
    ['async api', ['AsyncAPI', 'API']],
    ['query', ['Queries']],
    ['event', ['writeEvent']],
    ['remove the services', ['Delete a service']],
    ['kafka events', ['Kafka topics', 'writeEvent']],
    ['top', ['Kafka topics']],
    // Short words are part of too many others.
    ['res', titles],
    ['kafak topics', ['Kafka topics']],
    // A word that no page has may have a typo.
    ['kafak', titles],
    ['', titles],
  ])('%s', (query, expected) => expect(select(query)).toEqual(expected))

  test('are those with most of its words if there are many, then those with its rarest', () => {
    const toPages = (count: number, title: string) =>
      Array.from({ length: count }, (_, i) => toPage(`/docs/${title}-${i}`, { title }))
    const list = [...toPages(50, 'Topics'), ...toPages(10, 'Kafka'), ...toPages(20, 'Kafka topics')]
    const found = joinOutline(selectPages(split({ depth: 4, pages: list }).names, 'kafka topics')).pages
    const count = (name: string) => found.filter(({ title }) => title === name).length
    expect(['Topics', 'Kafka', 'Kafka topics'].map(count)).toEqual([10, 10, 20])
  })
})
