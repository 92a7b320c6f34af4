import { describe, expect, test, vi } from 'vitest'
import type { SearchRequest } from '@/lib/search/contract'
import { createEmbeddedClient, type EmbeddedSources } from '@/lib/search/embedded'
import { buildAnswers, buildOutline } from '@/lib/search/outline'
import { joinOutline, splitOutline } from '@/lib/search/outline-files'
import { OutlineIndex, readNames } from '@/lib/search/outline-index'
import type { Pagefind, PagefindPage } from '@/lib/search/pagefind'
import type { SearchPage } from '@/lib/search/types'
import { toId, toSearchPage } from '../../support/search-pages'

const pages = [
  toSearchPage('/docs/api/event', 'Event reference', ['Own fields', 'Details panel'], {
    area: 'API',
    kind: 'reference',
  }),
  toSearchPage('/docs/install', 'Installation', [{ heading: 'Flags', text: 'Ask for help.' }]),
  toSearchPage('/blog/news', 'News about events', [], { area: 'blog', kind: 'post', tag: 'default' }),
]

/** A page in Pagefind's format, whose text ends with the words that were found. */
function toFound({ path, title, area, kind, sections }: SearchPage, query: string): PagefindPage {
  let content = `${title}. About it.`
  const places = sections.slice(1).map(({ heading = '' }) => {
    const location = content.split(' ').length
    content += ` ${heading}. The text below ${heading} is a sentence.`
    const [length, below] = [heading.split(' ').length, location + heading.split(' ').length + 3]
    const locations = Array.from({ length }, (_, i) => below + i)
    return { title: heading, locations, anchor: { id: toId(heading), location } }
  })
  const end = content.split(' ').length
  content += ` ${query}`
  return {
    url: path,
    meta: { title, kind, trail: 'Docs › Here' },
    filters: { area: [area] },
    content,
    locations: [
      ...title.split(' ').keys(),
      ...places.flatMap(({ locations }) => locations),
      ...query.split(' ').map((_, i) => end + i),
    ],
    anchors: places.map(({ anchor }) => anchor),
    sub_results: places,
  }
}

/** Full text that finds pages by the given text, and counts how many it loads. */
function createPagefind(answers: Record<string, readonly SearchPage[]>) {
  const data = vi.fn(toFound)
  const search = vi.fn<Pagefind['search']>((query) => {
    const found = answers[query] ?? []
    const area: Record<string, number> = { docs: 0 }
    for (const page of found) area[page.area] = (area[page.area] ?? 0) + 1
    const results = found.map((page) => ({ id: page.path, score: 1, data: () => Promise.resolve(data(page, query)) }))
    return Promise.resolve({ results, filters: { area } })
  })
  const pagefind: Pagefind = {
    options: () => Promise.resolve(),
    init: () => Promise.resolve(),
    filters: () => Promise.resolve({ area: {}, docusaurus_tag: {} }),
    search,
  }
  return { pagefind, search, data }
}

/** Names and details are separate files. */
function toIndexes(listed: readonly SearchPage[]) {
  const { names, details } = splitOutline(buildOutline(listed))
  return {
    names: () => Promise.resolve(readNames(names)),
    detailed: () => Promise.resolve(new OutlineIndex(joinOutline(names, details))),
  }
}

function connect(answers: Record<string, readonly SearchPage[]> = {}, listed: readonly SearchPage[] = pages) {
  const text = createPagefind(answers)
  const { names, detailed } = toIndexes(listed)
  const [loadNames, loadDetailedOutline] = [vi.fn(names), vi.fn(detailed)]
  const loadFullText = vi.fn(() => Promise.resolve(text.pagefind))
  const loadFragments = vi.fn(() => Promise.resolve(Object.fromEntries(listed.map(({ path }) => [path, path]))))
  const loadAnswers = vi.fn(() => Promise.resolve(buildAnswers(listed)))
  const client = createEmbeddedClient({ loadNames, loadDetailedOutline, loadFullText, loadFragments, loadAnswers })
  const ask = async (query: string, params: SearchRequest['params'] = {}) => {
    const { results } = await client.search([{ indexName: 'pages', params: { query, ...params } }])
    const [result] = results
    if (result === undefined) throw new Error('There is no answer.')
    return result
  }
  const askWhole = async (query: string, params: SearchRequest['params'] = {}) => {
    await ask(query, params)
    await client.whenComplete()
    return ask(query, params)
  }
  return { ...text, loadNames, loadDetailedOutline, loadFullText, loadFragments, loadAnswers, client, ask, askWhole }
}

const getPaths = ({ hits }: { hits: { path: string }[] }) => [...new Set(hits.map(({ path }) => path))]

describe('the embedded search', () => {
  test('returns names immediately, and announces further results', async () => {
    const { ask, data } = connect({ event: pages })
    const answer = await ask('event')
    expect(answer).toMatchObject({ isPartial: true, exhaustiveNbHits: false, provider: 'embedded' })
    expect(answer.hits[0]).toMatchObject({ url: '/docs/api/event', title: 'Event reference', __position: 1 })
    expect(data).not.toHaveBeenCalled()
  })

  test("returns excerpts once they're complete, with highlights but no markup", async () => {
    const { askWhole } = connect({ fields: pages.slice(0, 1) })
    const answer = await askWhole('fields')
    expect(answer.isPartial).toBeUndefined()
    expect(answer.hits[1]).toMatchObject({
      url: '/docs/api/event#own-fields',
      _snippetResult: {
        content: {
          value:
            'The text below __ais-highlight__Own__/ais-highlight__ __ais-highlight__fields__/ais-highlight__ is a sentence.',
        },
      },
      _highlightResult: { heading: { value: 'Own __ais-highlight__fields__/ais-highlight__' } },
    })
  })

  test('loads nothing for an empty query', async () => {
    const { ask, loadNames, loadDetailedOutline, loadFullText } = connect()
    for (const query of ['', '  ', '\udc00']) expect(await ask(query)).toMatchObject({ hits: [], nbHits: 0 })
    for (const load of [loadNames, loadDetailedOutline, loadFullText]) expect(load).not.toHaveBeenCalled()
  })

  test('loads names only for the first results, and the rest when asked to complete them', async () => {
    const { ask, client, loadDetailedOutline, loadFullText } = connect({ event: pages })
    await ask('event')
    await new Promise((resolve) => setTimeout(resolve))
    for (const load of [loadDetailedOutline, loadFullText]) expect(load).not.toHaveBeenCalled()
    await client.whenComplete()
    for (const load of [loadDetailedOutline, loadFullText]) expect(load).toHaveBeenCalledOnce()
  })

  test('indexes all names if there is time before the first query, and else the pages that it may find', async () => {
    for (const isPrepared of [true, false]) {
      const { ask, client, loadNames } = connect()
      const names = await loadNames()
      const toIndex = vi.spyOn(names, 'toIndex')
      loadNames.mockResolvedValue(names)
      if (isPrepared) {
        client.prepare()
        await vi.waitFor(() => expect(toIndex).toHaveBeenCalledOnce())
        await toIndex.mock.results[0]?.value
      }
      expect(getPaths(await ask('event'))).toContain('/docs/api/event')
      expect(toIndex.mock.calls).toEqual([[isPrepared ? '' : 'event']])
    }
  })

  test('loads names before the full text, which would compete for bandwidth', async () => {
    const order: string[] = []
    const client = createEmbeddedClient({
      loadNames: async () => {
        await Promise.resolve()
        order.push('names are loaded')
        return toIndexes(pages).names()
      },
      loadDetailedOutline: toIndexes(pages).detailed,
      loadFullText: () => {
        order.push('text is requested')
        return Promise.resolve(createPagefind({}).pagefind)
      },
      loadFragments: () => Promise.resolve({}),
      loadAnswers: () => Promise.resolve({}),
    })
    await client.search([{ indexName: 'x', params: { query: 'event' } }])
    await client.whenComplete()
    expect(order).toEqual(['names are loaded', 'text is requested'])
  })

  test('loads both layers once for many queries', async () => {
    const { askWhole, loadNames, loadDetailedOutline, loadFullText } = connect()
    for (const query of ['event', 'install', 'flags']) await askWhole(query)
    for (const load of [loadNames, loadDetailedOutline, loadFullText]) expect(load).toHaveBeenCalledOnce()
  })

  test.each([
    ['<script>alert(1)</script>'],
    ['"\'`;--'],
    ['%00%'],
    ['שלום עולם'],
    ['😀'.repeat(512)],
    ['(((['],
    ['z:q AND !x'],
  ])('treats %j as text', async (query) => {
    const { askWhole } = connect()
    expect(await askWhole(query)).toMatchObject({ query, nbHits: 0, hits: [] })
  })

  test('passes on at most 512 characters, and keeps the original query in the response', async () => {
    const { askWhole, search } = connect()
    const query = 'x'.repeat(600)
    expect((await askWhole(query)).query).toBe(query)
    expect(search.mock.calls.every(([text]) => text.length === 512)).toBe(true)
  })
})

describe('results', () => {
  test('have the order of names, then text', async () => {
    const { askWhole } = connect({ installation: [...pages].reverse() })
    expect(getPaths(await askWhole('installation'))).toEqual(['/docs/install', '/blog/news', '/docs/api/event'])
  })

  test('start with the text if names match only some of the words', async () => {
    const [, install] = pages
    const found = install === undefined ? [] : [install]
    const { askWhole } = connect({ help: found, wanted: found })
    expect(getPaths(await askWhole('event help wanted'))[0]).toBe('/docs/install')
  })

  test('are requested without stop words, then with spelling corrected from the names', async () => {
    const { askWhole, search } = connect({ installation: pages.slice(1, 2) })
    const answer = await askWhole('how to instalaton')
    expect(getPaths(answer)).toEqual(['/docs/install'])
    const asked = search.mock.calls.map(([text]) => text)
    expect(asked.slice(0, 2)).toEqual(['instalaton', 'installation'])
    expect(asked).not.toContain('how')
  })

  test("can be filtered by facets, with any of each facet's values", async () => {
    const { askWhole, search } = connect({ event: pages })
    const filters = [
      ['area:API', 'area:blog'],
      ['docusaurus_tag:default', 'docusaurus_tag:docs-current'],
      'language:en',
    ]
    const answer = await askWhole('events', { facetFilters: filters })
    expect(search.mock.calls[0]?.[1]).toEqual({
      filters: { area: { any: ['API', 'blog'] }, docusaurus_tag: { any: ['default', 'docs-current'] } },
    })
    expect(getPaths(answer)).toEqual(expect.arrayContaining(['/docs/api/event', '/blog/news']))
    // All pages are English, so the index has no filter for it.
    expect(getPaths(await askWhole('event', { facetFilters: ['area:blog'] }))[0]).toBe('/blog/news')
  })

  test('are counted by area, without empty areas', async () => {
    const { askWhole } = connect({ event: pages })
    expect((await askWhole('event')).facets).toEqual({ area: { API: 1, docs: 1, blog: 1 } })
    const { askWhole: askOther } = connect({ panel: pages.slice(0, 1) })
    expect((await askOther('panel')).facets).toEqual({ area: { API: 1 } })
  })

  const many = Array.from({ length: 50 }, (_, i) => toSearchPage(`/docs/page-${i}`, `Topic ${i}`))

  test.each([
    ['topic', many.toReversed()],
    ['topic', many],
    // Names that contain only one of the words.
    ['topic nowhere', many.slice(0, 45)],
  ])('for %j have pages of 20 without gaps or duplicates', async (query, found) => {
    const { askWhole } = connect({ [query]: found }, many)
    const answers = []
    for (const page of [0, 1, 2]) answers.push(await askWhole(query, { page, hitsPerPage: 20 }))
    const paths = answers.map(getPaths)
    expect(paths.map(({ length }) => length)).toEqual([20, 20, found.length - 40])
    expect(new Set(paths.flat()).size).toBe(found.length)
    expect(answers.at(-1)).toMatchObject({ nbHits: found.length, nbPages: 3, page: 2 })
  })

  test('load one file per visible page, on the first and on the last page', async () => {
    for (const page of [0, 2]) {
      const { askWhole, data } = connect({ topic: many }, many)
      await askWhole('topic', { page, hitsPerPage: 20 })
      expect(data).toHaveBeenCalledTimes(page === 0 ? 20 : 10)
    }
  })

  test('load no file for a page past the end', async () => {
    const { askWhole, data } = connect({ topic: many }, many)
    expect(await askWhole('topic', { page: 399, hitsPerPage: 20 })).toMatchObject({ hits: [], nbPages: 3 })
    expect(data).not.toHaveBeenCalled()
  })

  test('load the IDs of pages with the full text', async () => {
    const { ask, client, loadFragments } = connect({ topic: many }, many)
    await ask('topic')
    expect(loadFragments).not.toHaveBeenCalled()
    await client.whenComplete()
    expect(loadFragments).toHaveBeenCalledOnce()
  })

  test('are only counted if no hits are requested, as InstantSearch does for facets', async () => {
    const { askWhole, data } = connect({ event: pages })
    expect(await askWhole('event', { hitsPerPage: 0 })).toMatchObject({
      hits: [],
      nbPages: 0,
      facets: { area: { blog: 1 } },
    })
    expect(data).not.toHaveBeenCalled()
  })
})

describe('answers', () => {
  const listed = [
    toSearchPage(
      '/docs/api/config',
      'Configuration reference',
      [{ heading: 'Build', facts: ['logo.src', 'trailingSlash'] }],
      {
        ...{ area: 'API', kind: 'reference' },
      },
    ),
    toSearchPage('/docs/sdk/function/getEvent', 'getEvent', [], { area: 'SDK', kind: 'reference' }),
  ]
  const [, signature] = listed
  if (signature?.sections[0] !== undefined) signature.sections[0].code = 'function getEvent(id: string): Promise<Event>'

  test("are a field's type, default and meaning", async () => {
    const { hits } = await connect({}, listed).askWhole('trailingSlash')
    expect(hits[0]?.answer).toEqual({
      name: 'trailingSlash',
      type: 'string',
      default: 'none',
      text: 'About trailingSlash.',
    })
    expect(hits[1]?.url).toBe('/docs/api/config#build')
  })

  test("are a function's signature", async () => {
    const { hits } = await connect({}, listed).askWhole('getEvent()')
    expect(hits[0]?.answer).toMatchObject({ name: 'getEvent', type: 'function getEvent(id: string): Promise<Event>' })
  })

  test('are left out for anything else, and before the full text', async () => {
    const { ask, askWhole, loadAnswers } = connect({}, listed)
    expect((await ask('trailingSlash')).hits[0]?.answer).toBeUndefined()
    expect(loadAnswers).not.toHaveBeenCalled()
    expect((await askWhole('configuration')).hits[0]?.answer).toBeUndefined()
  })
})

describe('without a relevant page', () => {
  test('there are no results, and the closest pages are offered', async () => {
    const many = [...pages, ...Array.from({ length: 200 }, (_, i) => toSearchPage(`/docs/page-${i}`, `Event ${i}`))]
    const answer = await connect({}, many).askWhole('quantum blockchain event')
    expect(answer).toMatchObject({ hits: [], nbHits: 0 })
    expect(answer.nearest).toHaveLength(3)
    expect(answer.nearest?.[0]?.title).toMatch(/event/i)
  })
})

describe('if a layer is missing', () => {
  const { names: outline, detailed } = toIndexes(pages)
  const { pagefind } = createPagefind({ event: pages.slice(0, 1) })
  const text = () => Promise.resolve(pagefind)
  const offline = () => Promise.reject(new Error('offline'))
  const connectTo = (layers: Pick<EmbeddedSources, 'loadNames' | 'loadFullText'>, details = detailed) =>
    createEmbeddedClient({
      ...layers,
      // Details come with the names, or not at all.
      loadDetailedOutline: () => layers.loadNames().then(details),
      loadFragments: () => Promise.resolve({}),
      loadAnswers: () => Promise.reject(new Error('offline')),
    })
  const request = [{ indexName: 'x', params: { query: 'event' } }]

  test('names work without the full text', async () => {
    const client = connectTo({ loadNames: outline, loadFullText: offline })
    await client.search(request)
    await client.whenComplete()
    const { results } = await client.search(request)
    expect(results[0]?.isPartial).toBeUndefined()
    expect(getPaths(results[0] ?? { hits: [] })).toContain('/docs/api/event')
  })

  test('names work without anything else', async () => {
    const client = connectTo({ loadNames: outline, loadFullText: offline }, offline)
    await client.search(request)
    await client.whenComplete()
    const { results } = await client.search(request)
    expect(results[0]?.isPartial).toBeUndefined()
    expect(results[0]?.hits[0]).toMatchObject({ path: '/docs/api/event', _snippetResult: { content: { value: '' } } })
  })

  test('the full text works without names', async () => {
    const { results } = await connectTo({ loadNames: offline, loadFullText: text }).search(request)
    expect(getPaths(results[0] ?? { hits: [] })).toEqual(['/docs/api/event'])
    expect(results[0]?.isPartial).toBeUndefined()
  })

  test('the full text works if there were too many names to send', async () => {
    const { names, detailed: noDetails } = toIndexes([])
    const { results } = await connectTo({ loadNames: names, loadFullText: text }, noDetails).search(request)
    expect(getPaths(results[0] ?? { hits: [] })).toEqual(['/docs/api/event'])
  })

  test("without either there's an error, and the next query retries", async () => {
    let isOnline = false
    const client = connectTo({
      loadNames: () => (isOnline ? outline() : offline()),
      loadFullText: () => (isOnline ? text() : offline()),
    })
    await expect(client.search(request)).rejects.toThrow('offline')
    isOnline = true
    const { results } = await client.search(request)
    expect(results[0]?.hits.length).toBeGreaterThan(0)
  })
})
