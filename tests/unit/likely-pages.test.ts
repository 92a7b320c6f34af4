import { describe, expect, test } from 'vitest'
import { parseAddressList, writeAddressList } from '@/lib/routes/address-list'
import { findLikelyPages } from '@/lib/routes/likely-pages'

const pages = [
  { path: '/', title: 'EventCatalog' },
  { path: '/blog', title: 'Blog' },
  { path: '/docs/api/channel', title: 'Channel reference' },
  { path: '/docs/api/event', title: 'Event reference' },
  { path: '/docs/api/overview', title: 'Overview' },
  { path: '/docs/development/getting-started', title: 'Getting started' },
  { path: '/docs/development/getting-started/introduction', title: 'Why EventCatalog' },
  { path: '/docs/%C3%9Cberblick', title: 'Überblick' },
]

describe('Suggested pages for a URL', () => {
  test.each([
    ['/docs/api/evnt', '/docs/api/event'],
    ['/docs/api/events', '/docs/api/event'],
    ['/docs/api/event.html', '/docs/api/event'],
    ['/docs/api/event/', '/docs/api/event'],
    ['/api/channels', '/docs/api/channel'],
    ['/getting-started', '/docs/development/getting-started'],
    ['/docs/GettingStarted/getting_started', '/docs/development/getting-started'],
    ['/docs/why', '/docs/development/getting-started/introduction'],
    ['/docs/%C3%BCberblick', '/docs/%C3%9Cberblick'],
    ['/blgo', '/blog'],
  ])('%s: %s comes first', (query, expected) => {
    expect(findLikelyPages(query, pages)[0]?.path).toBe(expected)
  })

  test.each(['/', '/zzzzqqqq', '/%', '/-/-', '/wp-admin.php'])('%s: none', (query) => {
    expect(findLikelyPages(query, pages)).toEqual([])
  })

  test('are at most five', () => {
    expect(findLikelyPages('/docs/api', pages).length).toBeLessThanOrEqual(5)
    expect(findLikelyPages('/docs/api', pages, 2)).toHaveLength(2)
  })
})

describe('The page list', () => {
  test('can be read back as it was written, without unlisted pages', () => {
    const text = writeAddressList([
      { path: '/a', title: 'Two\twords', unlisted: false },
      { path: '/b', title: 'Hidden', unlisted: true },
    ])
    expect(text).toBe('/a\tTwo words\n')
    expect(parseAddressList(text)).toEqual([{ path: '/a', title: 'Two words' }])
  })

  test('is empty if an HTML page was served in its place', () => {
    expect(parseAddressList('<!doctype html>\n<p>Hello</p>\n/x\n')).toEqual([])
  })
})
