import { describe, expect, test } from 'vitest'
import { findBreadcrumbs, findNeighbors } from '@/lib/docs/navigation'
import { flattenSidebar } from '@/lib/docs/versions'
import type { DocEntry, SidebarItem } from '@/lib/docs/types'

const sidebar: SidebarItem[] = [
  { type: 'link', label: 'Start', href: '/docs', docId: 'start' },
  {
    type: 'category',
    label: 'Guides',
    href: '/docs/guides',
    collapsible: true,
    collapsed: true,
    items: [
      {
        type: 'category',
        label: 'No page',
        collapsible: true,
        collapsed: true,
        items: [{ type: 'link', label: 'Deep', href: '/docs/guides/deep' }],
      },
      { type: 'link', label: 'Secret', href: '/docs/guides/secret', unlisted: true },
      { type: 'link', label: 'Elsewhere', href: 'https://example.org' },
      { type: 'link', label: 'Start again', href: '/docs' },
      { type: 'link', label: 'Last', href: '/docs/guides/last', docId: 'last' },
    ],
  },
]

function entry(id: string, path: string, frontMatter: Record<string, unknown> = {}): DocEntry {
  return {
    id,
    version: 'current',
    source: `docs/${id}.mdx`,
    file: `docs/${id}.mdx`,
    path,
    indexPath: undefined,
    sidebar: 'tutorial',
    title: id,
    label: id,
    description: '',
    position: undefined,
    folder: '',
    isIndex: false,
    heading: undefined,
    draft: false,
    unlisted: false,
    frontMatter,
  }
}

describe('breadcrumbs', () => {
  test.each([
    ['/docs', []],
    ['/docs/guides', []],
    ['/docs/guides/last', ['Guides']],
    ['/docs/guides/deep', ['Guides']],
    ['/elsewhere', undefined],
  ])('of %s are %j', (path, expected) => {
    expect(findBreadcrumbs(sidebar, path)?.map(({ title }) => title)).toEqual(expected)
  })
})

describe('neighbors', () => {
  test.each([
    ['/docs', undefined, '/docs/guides'],
    ['/docs/guides', '/docs', '/docs/guides/deep'],
    ['/docs/guides/deep', '/docs/guides', '/docs/guides/last'],
    ['/docs/guides/last', '/docs/guides/deep', undefined],
    ['/docs/guides/secret', undefined, undefined],
  ])('of %s skip pages that are unlisted, external or already listed', (path, previous, next) => {
    const found = findNeighbors(sidebar, path, undefined, new Map())
    expect([found.previous?.href, found.next?.href]).toEqual([previous, next])
  })

  test('use the labels their pages set', () => {
    const byId = new Map([['last', entry('last', '/docs/guides/last', { pagination_label: 'The end' })]])
    expect(findNeighbors(sidebar, '/docs/guides/deep', undefined, byId).next?.title).toBe('The end')
  })

  test('are the ones set by the page, or none', () => {
    const byId = new Map([['other', entry('other', '/docs/other')]])
    const page = entry('x', '/docs/guides/deep', { pagination_next: 'other', pagination_prev: null })
    expect(findNeighbors(sidebar, '/docs/guides/deep', page, byId)).toEqual({
      next: { title: 'other', href: '/docs/other' },
    })
  })
})

test('a sidebar is read in order: a category before its contents', () => {
  expect(flattenSidebar(sidebar).map(({ label }) => label)).toEqual([
    'Start',
    'Guides',
    'No page',
    'Deep',
    'Secret',
    'Elsewhere',
    'Start again',
    'Last',
  ])
})
