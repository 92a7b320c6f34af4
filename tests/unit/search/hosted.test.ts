import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAlgoliaSearch } from '@/lib/search/algolia'
import { closeMark, openMark, toEmptyResponse, type SearchRequest, type SiteSearchClient } from '@/lib/search/contract'
import { createHostedClient } from '@/lib/search/hosted'
import { toRecords } from '@/lib/search/records'
import { startAlgoliaServer, type AlgoliaServer } from '../../support/algolia-server'
import { toSearchPage } from '../../support/search-pages'

let server: AlgoliaServer
let embedded: SiteSearchClient & { search: ReturnType<typeof vi.fn<SiteSearchClient['search']>> }

beforeEach(async () => {
  vi.stubGlobal('navigator', {})
  server = await startAlgoliaServer()
  const records = [
    toSearchPage('/docs/api/event', 'Event reference', [{ heading: 'Own fields', text: 'The fields of an event.' }], {
      area: 'API',
      breadcrumbs: ['API reference'],
    }),
  ].flatMap(toRecords)
  server.indexes.set('site', {
    records: new Map(records.map((record) => [record.objectID, { ...record }])),
    settings: {},
    synonyms: [],
    rules: [],
  })
  embedded = {
    prepare: () => undefined,
    search: vi.fn<SiteSearchClient['search']>((requests) =>
      Promise.resolve({ results: requests.map((request) => toEmptyResponse(request, 'embedded')) }),
    ),
    whenComplete: () => Promise.resolve(),
    suggest: () => Promise.resolve(['Event reference']),
  }
})
afterEach(async () => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  await server.close()
})

const settings = { appId: 'APP', searchKey: 'public-key', index: 'site' }

function connect() {
  const hosts = [{ url: `127.0.0.1:${server.port}`, accept: 'readWrite' as const, protocol: 'http' as const }]
  return createHostedClient(() => Promise.resolve(createAlgoliaSearch(settings, hosts)), embedded)
}

const ask = (query: string, params: SearchRequest['params'] = {}): SearchRequest[] => [
  { indexName: 'pages', params: { query, ...params } },
]
const getSent = () => server.calls.map(({ body }) => (body.requests as Record<string, unknown>[])[0])

describe('the hosted search', () => {
  test("requests 20 hits in the reader's language and version, ranking the area first", async () => {
    await connect().search(
      ask('event', { facetFilters: [['docusaurus_tag:docs-current']], near: 'API', facets: ['area'] }),
    )
    expect(getSent()).toEqual([
      expect.objectContaining({
        indexName: 'site',
        query: 'event',
        hitsPerPage: 20,
        facetFilters: [['docusaurus_tag:docs-current'], 'language:en'],
        optionalFilters: ['area:API'],
        facets: ['area'],
        clickAnalytics: true,
      }),
    ])
    expect(server.calls[0]).toMatchObject({ what: 'POST /1/indexes/*/queries', key: 'public-key' })
  })

  test("returns the format of any search client, with the interface's highlight markers", async () => {
    const { results } = await connect().search(ask('event', { page: 0 }))
    expect(results).toEqual([
      expect.objectContaining({
        index: 'pages',
        query: 'event',
        nbHits: 2,
        nbPages: 1,
        page: 0,
        provider: 'algolia',
        queryID: '43b15df305339e827f0ac0bdc5ebcaa7',
        facets: { area: { API: 2 } },
      }),
    ])
    expect(results[0]?.hits[1]).toEqual({
      objectID: '/docs/api/event#own-fields',
      url: '/docs/api/event#own-fields',
      path: '/docs/api/event',
      title: 'Event reference',
      heading: 'Own fields',
      breadcrumbs: ['API reference'],
      area: 'API',
      kind: 'guide',
      __position: 2,
      _highlightResult: {
        title: { value: `${openMark}Event${closeMark} reference`, matchLevel: 'full' },
        heading: { value: 'Own fields', matchLevel: 'none' },
      },
      _snippetResult: {
        content: { value: `The fields of an ${openMark}event${closeMark}.`, matchLevel: 'full' },
      },
    })
  })

  test('keeps counting positions across pages', async () => {
    const { results } = await connect().search(ask('event', { page: 1, hitsPerPage: 1 }))
    expect(results[0]?.hits.map((hit) => hit.__position)).toEqual([2])
  })

  test.each(['', '   ', '\ud83d'])('sends nothing for the empty query %j', async (query) => {
    const { results } = await connect().search(ask(query))
    expect(results[0]).toMatchObject({ hits: [], nbHits: 0, query })
    expect(server.calls).toEqual([])
    expect(embedded.search).not.toHaveBeenCalled()
  })

  test('truncates a query at 512 characters, never inside a surrogate pair', async () => {
    await connect().search(ask(`${'a'.repeat(511)}😀😀`))
    expect(getSent()[0]?.query).toBe('a'.repeat(511))
  })

  test.each([
    ['Do Not Track', { doNotTrack: '1' }],
    ['Global Privacy Control', { globalPrivacyControl: true }],
  ])('disables analytics if the browser sends %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator)
    const { results } = await connect().search(ask('event'))
    expect(getSent()[0]).toMatchObject({ clickAnalytics: false, analytics: false })
    expect(results[0]?.queryID).toBeUndefined()
  })

  test('cancels a query replaced by a later one, and returns the later result for both', async () => {
    server.faults.push({ on: /queries/, delay: 100 })
    const client = connect()
    const first = client.search(ask('ev'))
    await vi.waitFor(() => expect(server.calls).toHaveLength(1))
    const second = client.search(ask('event'))
    expect((await first).results[0]?.query).toBe('event')
    expect(await first).toBe(await second)
    expect(embedded.search).not.toHaveBeenCalled()
  })

  test("doesn't cancel a different kind of query, such as that of the results page behind the dialog", async () => {
    server.faults.push({ on: /queries/, delay: 50 })
    const client = connect()
    const [first, second] = await Promise.all([
      client.search(ask('own')),
      client.search(ask('event', { hitsPerPage: 5 })),
    ])
    expect(first.results[0]?.query).toBe('own')
    expect(second.results[0]?.query).toBe('event')
  })
})

describe("if the hosted search doesn't respond", () => {
  test.each([403, 404, 429, 500, 503])(
    'with status %i, the embedded search takes over and the result says so',
    async (status) => {
      server.faults.push({ on: /queries/, status })
      const started = performance.now()
      const { results } = await connect().search(ask('event'))
      expect(results[0]).toMatchObject({ provider: 'embedded', fallback: true })
      expect(embedded.search).toHaveBeenCalledOnce()
      // Immediately: there's nothing to wait for after a failure.
      expect(performance.now() - started).toBeLessThan(1400)
    },
  )

  test('within 1.5 seconds, the embedded search takes over', async () => {
    server.faults.push({ on: /queries/, delay: 5000 })
    const started = performance.now()
    const { results } = await connect().search(ask('event'))
    expect(performance.now() - started).toBeGreaterThanOrEqual(1490)
    expect(performance.now() - started).toBeLessThan(3000)
    expect(results[0]).toMatchObject({ provider: 'embedded', fallback: true })
  })

  test('because its code fails to load, the embedded search takes over', async () => {
    const client = createHostedClient(() => Promise.reject(new Error('blocked')), embedded)
    expect((await client.search(ask('event'))).results[0]).toMatchObject({ fallback: true })
  })

  test("it's skipped for half a minute, then tried again", async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    server.faults.push({ on: /queries/, status: 500 })
    const client = connect()
    await client.search(ask('event'))
    server.faults.length = 0
    vi.advanceTimersByTime(29_000)
    expect((await client.search(ask('event'))).results[0]?.provider).toBe('embedded')
    expect(server.calls).toHaveLength(1)
    vi.advanceTimersByTime(2000)
    expect((await client.search(ask('event'))).results[0]?.provider).toBe('algolia')
  })

  test('and neither does the embedded one, the error reaches the interface', async () => {
    server.faults.push({ on: /queries/, status: 500 })
    embedded.search.mockRejectedValue(new Error('offline'))
    await expect(connect().search(ask('event'))).rejects.toThrow('offline')
  })
})
