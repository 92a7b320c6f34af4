import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  addRecent,
  MAX_RECENT,
  parseSaved,
  removePage,
  star,
  unstar,
  type Saved,
  type SavedPage,
} from '@/components/search/saved'

const toPage = (url: string): SavedPage => ({ url, title: `Title of ${url}`, heading: '', area: 'docs' })
const nothing: Saved = { recent: [], favorites: [] }
const urls = ({ recent, favorites }: Saved) => ({
  recent: recent.map(({ url }) => url),
  favorites: favorites.map(({ url }) => url),
})

describe('Pages opened from search', () => {
  test('are listed most recent first, without duplicates', () => {
    const saved = ['/a', '/b', '/a'].reduce((all, url) => addRecent(all, toPage(url)), nothing)
    expect(urls(saved)).toEqual({ recent: ['/a', '/b'], favorites: [] })
  })

  test('are limited to seven', () => {
    const saved = Array.from({ length: 9 }, (_, i) => `/${i}`).reduce(
      (all, url) => addRecent(all, toPage(url)),
      nothing,
    )
    expect(saved.recent).toHaveLength(MAX_RECENT)
    expect(saved.recent[0]?.url).toBe('/8')
  })

  test('move to favorites when starred, and back when unstarred', () => {
    const recent = [toPage('/a'), toPage('/b')]
    const starred = star({ recent, favorites: [] }, toPage('/b'))
    expect(urls(starred)).toEqual({ recent: ['/a'], favorites: ['/b'] })
    expect(urls(addRecent(starred, toPage('/b')))).toEqual({ recent: ['/a'], favorites: ['/b'] })
    expect(urls(unstar(starred, toPage('/b')))).toEqual({ recent: ['/b', '/a'], favorites: [] })
  })

  test('are removed from both lists', () => {
    const saved = { recent: [toPage('/a')], favorites: [toPage('/b')] }
    expect(urls(removePage(saved, '/a'))).toEqual({ recent: [], favorites: ['/b'] })
    expect(urls(removePage(saved, '/b'))).toEqual({ recent: ['/a'], favorites: [] })
  })
})

describe('A stored list', () => {
  const good = toPage('/docs/api/event#fields')
  const cases: { stored: string | undefined; why: string; left: SavedPage[] }[] = [
    { stored: undefined, why: 'nothing was stored', left: [] },
    { stored: '{', why: "it isn't JSON", left: [] },
    { stored: '"text"', why: "it isn't a list", left: [] },
    { stored: 'null', why: 'it is null', left: [] },
    { stored: JSON.stringify([1, null, [], {}, good]), why: "some entries aren't pages", left: [good] },
    { stored: JSON.stringify([good, good]), why: 'a page is listed twice', left: [good] },
    { stored: JSON.stringify([{ ...good, title: '' }]), why: 'a page has no title', left: [] },
    { stored: JSON.stringify([{ ...good, heading: 3 }]), why: "a field isn't text", left: [] },
    ...['javascript:alert(1)', '//evil.example', '/\\evil.example', 'https://evil.example'].map((url) => ({
      stored: JSON.stringify([{ ...good, url }]),
      why: `a URL is ${url}`,
      left: [],
    })),
  ]
  test.each(cases)('keeps the usable entries when $why', ({ stored, left }) => {
    expect(parseSaved(stored)).toEqual(left)
  })
})

describe('The lists of a window', () => {
  beforeEach(() => vi.resetModules())

  test('last until the page is left if storage is blocked', async () => {
    const refuse = () => {
      throw new Error('blocked')
    }
    vi.stubGlobal('window', { localStorage: { getItem: refuse, setItem: refuse } })
    const { changeSaved, getSaved } = await import('@/components/search/saved')
    changeSaved((saved) => addRecent(saved, toPage('/a')))
    expect(urls(getSaved())).toEqual({ recent: ['/a'], favorites: [] })
    vi.unstubAllGlobals()
  })
})
