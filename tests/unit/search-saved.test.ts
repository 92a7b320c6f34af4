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

describe('Pages that were opened from search', () => {
  test('stand with the last one first, each once', () => {
    const saved = ['/a', '/b', '/a'].reduce((all, url) => addRecent(all, toPage(url)), nothing)
    expect(urls(saved)).toEqual({ recent: ['/a', '/b'], favorites: [] })
  })

  test('are seven at the most', () => {
    const saved = Array.from({ length: 9 }, (_, i) => `/${i}`).reduce(
      (all, url) => addRecent(all, toPage(url)),
      nothing,
    )
    expect(saved.recent).toHaveLength(MAX_RECENT)
    expect(saved.recent[0]?.url).toBe('/8')
  })

  test('leave the recent ones when they get a star, and come back without it', () => {
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
    { stored: '{', why: 'it is no JSON', left: [] },
    { stored: '"text"', why: 'it is no list', left: [] },
    { stored: 'null', why: 'it is null', left: [] },
    { stored: JSON.stringify([1, null, [], {}, good]), why: 'some of it is no page', left: [good] },
    { stored: JSON.stringify([good, good]), why: 'a page stands in it twice', left: [good] },
    { stored: JSON.stringify([{ ...good, title: '' }]), why: 'a page has no title', left: [] },
    { stored: JSON.stringify([{ ...good, heading: 3 }]), why: 'a field is no text', left: [] },
    ...['javascript:alert(1)', '//evil.example', '/\\evil.example', 'https://evil.example'].map((url) => ({
      stored: JSON.stringify([{ ...good, url }]),
      why: `an address leads to ${url}`,
      left: [],
    })),
  ]
  test.each(cases)('gives what can be used where $why', ({ stored, left }) => {
    expect(parseSaved(stored)).toEqual(left)
  })
})

describe('The lists of a window', () => {
  beforeEach(() => vi.resetModules())

  test('last as long as the page where storage is blocked', async () => {
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
