import type { SearchClient, SearchHit, SearchRequest, SearchResponse } from './contract'
import { readFacetFilters } from './facets'
import { fromMarkup, markWords, withoutHeading } from './marks'
import type { OutlineHit, OutlineIndex } from './outline-index'
import type { FilterCounts, Pagefind, PagefindPage, PagefindResult } from './pagefind'
import { toQuery } from './query'

/** Where the two layers come from; each is asked once, at the first query. */
export interface EmbeddedSources {
  loadOutline: () => Promise<OutlineIndex>
  loadFullText: () => Promise<Pagefind>
}

export interface EmbeddedClient extends SearchClient {
  /** Settled when the full text has answered the last query, so that the same query has a complete answer. */
  whenComplete: () => Promise<void>
  suggest: (query: string, count: number) => Promise<string[]>
}

/** Pages of one answer that the outline fills; what it finds after them, the full text finds as well. */
const MAX_OUTLINE_PAGES = 8

/** Headings shown of one page. */
const MAX_SECTIONS = 3

/** Pages of one answer: each costs a file of about 3 kB, so the next ones wait until they are asked for. */
const MAX_PAGES = 8

/** One page of an answer, with the places on it that were found. */
interface Found {
  path: string
  title: string
  area: string
  kind: string
  breadcrumbs: string[]
  places: { id: string | undefined; heading: string; excerpt: string; words: string[] }[]
}

interface FullText {
  results: PagefindResult[]
  filters: FilterCounts
}

function groupByPage(hits: readonly OutlineHit[]): Found[] {
  const pages = new Map<string, Found>()
  for (const { path, id, title, heading = '', area, kind, breadcrumbs, words } of hits) {
    const page = pages.get(path) ?? { path, title, area, kind, breadcrumbs, places: [] }
    if (pages.size >= MAX_OUTLINE_PAGES && !pages.has(path)) continue
    pages.set(path, page)
    if (page.places.length < MAX_SECTIONS) page.places.push({ id, heading, excerpt: '', words })
  }
  return [...pages.values()]
}

function fromFullText({ url, meta, filters, sub_results: places, excerpt }: PagefindPage): Found {
  const found = places.slice(0, MAX_SECTIONS).map(({ title, anchor, excerpt: text }) => ({
    id: anchor?.id,
    heading: anchor === undefined ? '' : title,
    excerpt: withoutHeading(fromMarkup(text), anchor === undefined ? (meta.title ?? '') : title),
    words: [],
  }))
  return {
    path: url,
    title: meta.title ?? url,
    area: filters.area?.[0] ?? '',
    kind: meta.kind ?? '',
    breadcrumbs: (meta.trail ?? '').split(' › ').filter((name) => name !== ''),
    places: found.length > 0 ? found : [{ id: undefined, heading: '', excerpt: fromMarkup(excerpt), words: [] }],
  }
}

/** The same page from both layers: places as the outline ranks them, with the text around what was found. */
function combine(outline: Found, text: Found): Found {
  const excerpts = new Map(text.places.map(({ id, excerpt }) => [id, excerpt]))
  const [first] = text.places
  const places = outline.places.map((place) => ({
    ...place,
    excerpt: excerpts.get(place.id) ?? (place.id === undefined ? (first?.excerpt ?? '') : ''),
  }))
  const more = text.places.filter(({ id }) => id !== undefined && !places.some((place) => place.id === id))
  return { ...outline, places: [...places, ...more].slice(0, MAX_SECTIONS) }
}

function toHits(found: readonly Found[], query: string, start: number): SearchHit[] {
  return found
    .flatMap(({ places, ...page }) => places.map((place) => ({ ...page, ...place })))
    .map(({ path, id, title, heading, breadcrumbs, area, kind, excerpt, words }, i) => {
      const url = id === undefined ? path : `${path}#${id}`
      return {
        objectID: url,
        url,
        path,
        title,
        heading,
        breadcrumbs,
        area,
        kind,
        __position: start + i + 1,
        _highlightResult: { title: markWords(title, query, words), heading: markWords(heading, query, words) },
        _snippetResult: { content: { value: excerpt, matchLevel: excerpt === '' ? 'none' : 'full' } },
      }
    })
}

/**
 * Answers from files that stand beside the site: names at once, the full text as soon as it is there.
 * @throws from `search` when neither layer can be loaded
 */
export function createEmbeddedClient(sources: EmbeddedSources): EmbeddedClient {
  let outline: Promise<OutlineIndex> | undefined
  let fullText: Promise<Pagefind> | undefined
  let complete: Promise<void> = Promise.resolve()
  const answers = new Map<string, Promise<FullText>>()
  const ready = new Set<string>()

  const getOutline = () =>
    (outline ??= sources.loadOutline().catch((error: unknown) => {
      outline = undefined
      throw error
    }))
  const getFullText = () =>
    (fullText ??= sources.loadFullText().catch((error: unknown) => {
      fullText = undefined
      throw error
    }))

  async function askFullText(query: string, filters: Map<string, Set<string>>): Promise<FullText> {
    const pagefind = await getFullText()
    const wanted = Object.fromEntries([...filters].map(([name, values]) => [name, { any: [...values] }]))
    const ask = (text: string) => pagefind.search(text, { filters: wanted })
    const first = await ask(query)
    if (first.results.length > 0) return first
    // The engine knows no typos; the names of pages do.
    const corrected = await getOutline()
      .then((index) => index.correct(query))
      .catch(() => query)
    return corrected === query ? first : ask(corrected)
  }

  /** Without the full text, names still answer; without both there is no answer. */
  async function findNothing(error: unknown): Promise<FullText> {
    const index = await getOutline().catch(() => undefined)
    if (index === undefined || index.isEmpty) throw error
    return { results: [], filters: {} }
  }

  async function answer(
    { indexName, params = {} }: SearchRequest,
    pending: Promise<unknown>[],
  ): Promise<SearchResponse> {
    const started = performance.now()
    const query = toQuery(params.query ?? '').trim()
    const { page = 0, near } = params
    const hitsPerPage = Math.min(params.hitsPerPage ?? MAX_PAGES, MAX_PAGES)
    const filters = readFacetFilters(params.facetFilters)
    const base = {
      index: indexName,
      query: params.query ?? '',
      params: '',
      page,
      hitsPerPage,
      provider: 'embedded' as const,
    }
    if (query === '') {
      return { ...base, hits: [], nbHits: 0, nbPages: 0, processingTimeMS: 0, exhaustiveNbHits: true, facets: {} }
    }
    const key = JSON.stringify([query, [...filters].map(([name, values]) => [name, [...values]])])
    const asked =
      answers.get(key) ??
      askFullText(query, filters).catch((error: unknown) => {
        // The line may be back when the same is asked again.
        answers.delete(key)
        return findNothing(error)
      })
    answers.set(key, asked)
    asked.then(
      () => ready.add(key),
      () => undefined,
    )
    pending.push(asked)
    const allows = (name: string, value: string) => filters.get(name)?.has(value) ?? true
    const named = await getOutline().then(
      (index) =>
        index.isEmpty
          ? undefined
          : index.search(query, {
              near,
              isAllowed: ({ area, tag }) =>
                allows('area', area) && (allows('docusaurus_tag', tag) || tag === 'default'),
            }),
      () => undefined,
    )
    const isPartial = named !== undefined && !ready.has(key)
    const text = isPartial ? { results: [], filters: {} } : await asked
    const byName = groupByPage(named ?? [])
    const { list, start } = await merge(byName, text.results, page, hitsPerPage)
    const nbHits = Math.max(text.results.length, byName.length)
    return {
      ...base,
      hits: toHits(list, query, start),
      nbHits,
      nbPages: Math.ceil(nbHits / hitsPerPage),
      processingTimeMS: Math.round(performance.now() - started),
      exhaustiveNbHits: !isPartial,
      facets: text.results.length < byName.length ? countAreas(byName) : { area: dropEmpty(text.filters.area) },
      ...(isPartial ? { isPartial } : {}),
    }
  }

  return {
    search: async (requests) => {
      const pending: Promise<unknown>[] = []
      const results = requests.map((request) => answer(request, pending))
      // Counts of a facet are a request of their own, and all of them have to be complete.
      complete = Promise.allSettled(pending).then(() => undefined)
      return { results: await Promise.all(results) }
    },
    whenComplete: () => complete,
    suggest: async (query, count) => (await getOutline()).suggest(query, count),
  }
}

/** The pages of one screen: what the outline found, then the rest of the full text. */
async function merge(byName: readonly Found[], results: readonly PagefindResult[], page: number, size: number) {
  // Addresses may name any page: nothing is fetched for one after the last.
  if (page * size >= Math.max(results.length, byName.length)) return { list: [], start: page * size }
  const texts = await Promise.all(results.slice(0, (page + 1) * size).map((result) => result.data()))
  const byPath = new Map(texts.map((text) => [text.url, fromFullText(text)]))
  const first = byName.map((found) => {
    const text = byPath.get(found.path)
    return text === undefined ? found : combine(found, text)
  })
  const rest = [...byPath.values()].filter(({ path }) => !byName.some((found) => found.path === path))
  const all = [...first, ...rest]
  return { list: all.slice(page * size, (page + 1) * size), start: page * size }
}

function dropEmpty(counts: Record<string, number> = {}): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
}

function countAreas(found: readonly Found[]): Record<string, Record<string, number>> {
  const area: Record<string, number> = {}
  for (const page of found) area[page.area] = (area[page.area] ?? 0) + 1
  return { area }
}
