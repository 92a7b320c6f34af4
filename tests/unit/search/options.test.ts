import { describe, expect, test } from 'vitest'
import { groupHits } from '@/components/search/options'
import type { SearchHit } from '@/lib/search/contract'

describe('Hits', () => {
  const toHit = (path: string, heading: string): SearchHit => ({
    objectID: `${path}#${heading}`,
    url: `${path}#${heading}`,
    path,
    title: path,
    heading,
    breadcrumbs: [],
    area: 'docs',
    kind: 'guide',
    __position: 1,
    _highlightResult: { title: { value: path, matchLevel: 'none' }, heading: { value: heading, matchLevel: 'none' } },
    _snippetResult: { content: { value: '', matchLevel: 'none' } },
  })

  test('are grouped by page, in order of the first hit', () => {
    const groups = groupHits([
      toHit('/b', 'one'),
      toHit('/a', ''),
      toHit('/b', ''),
      toHit('/b', 'two'),
      toHit('/c', 'x'),
    ])
    const toText = ({ path, options }: (typeof groups)[number]) => [
      path,
      ...options.map(({ page, hit }) => [page.heading, hit !== undefined]),
    ]
    expect(groups.map(toText)).toEqual([
      ['/b', ['', true], ['one', true], ['two', true]],
      ['/a', ['', true]],
      ['/c', ['', false], ['x', true]],
    ])
  })

  test('are limited, with an option for each page', () => {
    const hits = ['one', 'two', 'three'].flatMap((heading) => [toHit('/a', heading), toHit('/b', heading)])
    const count = (max: number) => groupHits(hits, max).map(({ options }) => options.length)
    expect([8, 6, 4, 1].map(count)).toEqual([[4, 4], [4, 2], [4], [1]])
  })
})
