import { expect, test } from 'vitest'
import type { Outline, OutlinePage } from '@/lib/search/outline'
import { joinOutline, splitOutline } from '@/lib/search/outline-files'

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
