import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SearchHit, SearchResponse } from '@/lib/search/contract'

const response = { queryID: 'q1', provider: 'algolia' } as SearchResponse
const toHit = (position: number) =>
  ({ objectID: `/docs/${position}#a`, path: `/docs/${position}`, __position: position }) as SearchHit
const hits = (count: number) => Array.from({ length: count }, (_, i) => toHit(i + 1))

interface Sent {
  url: URL
  events: Record<string, unknown>[]
}

let sent: Sent[]
let page: { document: EventTarget & { visibilityState: string }; window: EventTarget; location: { pathname: string } }

/** The parts of a browser that the module uses. */
function openPage(navigator: Record<string, unknown> = {}) {
  sent = []
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  page = { document, window: new EventTarget(), location: { pathname: '/docs/1' } }
  const sendBeacon = (url: string, body: string) => {
    sent.push({ url: new URL(url), events: (JSON.parse(body) as { events: Sent['events'] }).events })
    return true
  }
  vi.stubGlobal('document', page.document)
  vi.stubGlobal('window', page.window)
  vi.stubGlobal('location', page.location)
  vi.stubGlobal('Element', class {})
  vi.stubGlobal('navigator', { sendBeacon, ...navigator })
}

async function load() {
  vi.resetModules()
  const insights = await import('@/lib/search/insights')
  // The first report imports the sender.
  const waitUntilIdle = async () => {
    await import('@/lib/search/insights-sender')
    await vi.advanceTimersByTimeAsync(0)
  }
  return { ...insights, waitUntilIdle }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubEnv('NEXT_PUBLIC_ALGOLIA_APP_ID', 'APP')
  vi.stubEnv('NEXT_PUBLIC_ALGOLIA_SEARCH_KEY', 'public-key')
  vi.stubEnv('NEXT_PUBLIC_ALGOLIA_INDEX', 'site')
  openPage()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

describe('an event', () => {
  test('is sent after 400 ms without another one, in a single request', async () => {
    const { reportView, reportClick, waitUntilIdle } = await load()
    reportView({ ...response, hits: hits(2) })
    await waitUntilIdle()
    await vi.advanceTimersByTimeAsync(399)
    reportClick(toHit(2), response)
    await waitUntilIdle()
    await vi.advanceTimersByTimeAsync(399)
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.url.href).toBe(
      'https://insights.algolia.io/1/events?X-Algolia-Application-Id=APP&X-Algolia-API-Key=public-key',
    )
    const [view, click] = sent[0]?.events ?? []
    expect(view).toMatchObject({ eventType: 'view', index: 'site', objectIDs: ['/docs/1#a', '/docs/2#a'] })
    expect(click).toMatchObject({ eventType: 'click', queryID: 'q1', positions: [2], objectIDs: ['/docs/2#a'] })
    expect(view?.userToken).toMatch(/^anonymous-[0-9a-f]{32}$/)
    expect(click?.userToken).toBe(view?.userToken)
  })

  test('is sent immediately when 20 events are queued', async () => {
    const { reportClick, waitUntilIdle } = await load()
    for (let i = 1; i <= 25; i++) reportClick(toHit(i), response)
    await waitUntilIdle()
    expect(sent.map(({ events }) => events.length)).toEqual([20])
    await vi.advanceTimersByTimeAsync(400)
    expect(sent.map(({ events }) => events.length)).toEqual([20, 5])
  })

  test('is split if it has more than 20 objects', async () => {
    const { reportView, waitUntilIdle } = await load()
    reportView({ ...response, hits: hits(45) })
    await waitUntilIdle()
    await vi.advanceTimersByTimeAsync(400)
    expect(sent[0]?.events.map(({ objectIDs }) => (objectIDs as string[]).length)).toEqual([20, 20, 5])
  })

  test.each(['visibilitychange', 'pagehide'])('is sent on %s, because the page may not come back', async (name) => {
    const { reportView, waitUntilIdle } = await load()
    reportView({ ...response, hits: hits(1) })
    await waitUntilIdle()
    page.document.visibilityState = 'hidden'
    const target = name === 'pagehide' ? page.window : page.document
    target.dispatchEvent(new Event(name))
    expect(sent).toHaveLength(1)
  })

  test('is sent with fetch if a beacon is rejected', async () => {
    openPage({ sendBeacon: () => false })
    const fetch = vi.fn(() => Promise.resolve(new Response()))
    vi.stubGlobal('fetch', fetch)
    const { reportView, waitUntilIdle } = await load()
    reportView({ ...response, hits: hits(1) })
    await waitUntilIdle()
    await vi.advanceTimersByTimeAsync(400)
    expect(fetch).toHaveBeenCalledWith(
      expect.stringContaining('insights.algolia.io'),
      expect.objectContaining({ keepalive: true }),
    )
  })
})

describe('a conversion', () => {
  const getConversions = () =>
    sent.flatMap(({ events }) => events).filter(({ eventType }) => eventType === 'conversion')

  test('is a page opened from search and read for 30 seconds', async () => {
    const { reportClick, waitUntilIdle } = await load()
    page.location.pathname = '/docs/other'
    reportClick(toHit(1), response)
    await waitUntilIdle()
    await vi.advanceTimersByTimeAsync(5000)
    page.location.pathname = '/docs/1'
    await vi.advanceTimersByTimeAsync(29_000)
    expect(getConversions()).toEqual([])
    await vi.advanceTimersByTimeAsync(2000)
    expect(getConversions()).toEqual([expect.objectContaining({ queryID: 'q1', objectIDs: ['/docs/1#a'] })])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(getConversions()).toHaveLength(1)
  })

  test("doesn't count time while the page is hidden", async () => {
    const { reportClick, waitUntilIdle } = await load()
    reportClick(toHit(1), response)
    await waitUntilIdle()
    page.document.visibilityState = 'hidden'
    await vi.advanceTimersByTimeAsync(60_000)
    expect(getConversions()).toEqual([])
  })

  test("isn't reported if the reader leaves the page earlier", async () => {
    const { reportClick, waitUntilIdle } = await load()
    reportClick(toHit(1), response)
    await waitUntilIdle()
    await vi.advanceTimersByTimeAsync(10_000)
    page.location.pathname = '/docs/2'
    await vi.advanceTimersByTimeAsync(10_000)
    page.location.pathname = '/docs/1'
    await vi.advanceTimersByTimeAsync(60_000)
    expect(getConversions()).toEqual([])
  })
})

describe('nothing is sent, and no sender is loaded,', () => {
  const cases: [string, () => void][] = [
    ['without keys', () => vi.stubEnv('NEXT_PUBLIC_ALGOLIA_INDEX', '')],
    ['in a preview', () => vi.stubEnv('NEXT_PUBLIC_SITE_INDEXABLE', 'false')],
    ['if the browser sends Do Not Track', () => openPage({ doNotTrack: '1' })],
    ['if the browser sends Global Privacy Control', () => openPage({ globalPrivacyControl: true })],
  ]
  test.each(cases)('%s', async (_, arrange) => {
    arrange()
    let isLoaded = false
    vi.doMock('@/lib/search/insights-sender', async (original) => {
      isLoaded = true
      return original()
    })
    vi.resetModules()
    const { reportView, reportClick } = await import('@/lib/search/insights')
    reportView({ ...response, hits: hits(1) })
    reportClick(toHit(1), response)
    await vi.advanceTimersByTimeAsync(60_000)
    vi.doUnmock('@/lib/search/insights-sender')
    expect(sent).toEqual([])
    expect(isLoaded).toBe(false)
  })

  test('for results of the embedded search', async () => {
    const { reportView, reportClick, waitUntilIdle } = await load()
    reportView({ provider: 'embedded', hits: hits(1) } as SearchResponse)
    reportClick(toHit(1), { provider: 'embedded' } as SearchResponse)
    await waitUntilIdle()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toEqual([])
  })
})
