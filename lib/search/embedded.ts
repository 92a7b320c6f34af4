import { PAGE_SIZE, readFacetFilters, toEmptyResponse, toQuery } from './contract'
import type { SearchRequest, SearchResponse, SiteSearchClient } from './contract'
import { countAreas, findAnswer, mergeLayers, toFoundPages, toHits, type Layers } from './found'
import { once } from './once'
import type { Answers } from './outline'
import type { Names, OutlineIndex } from './outline-index'
import type { Pagefind } from './pagefind'
import { weights } from './weights'
import { dropSmallWords, replacePhrases } from './words'

/** Loaders for the index. Each part is loaded once, on first use. */
export interface EmbeddedSources {
  /** Titles, headings and keywords, which the first results need. Indexes the pages that a query may find. */
  loadNames: () => Promise<Names>
  /** An index of all pages, with descriptions and facts. Loads with the full text. */
  loadDetailedOutline: () => Promise<OutlineIndex>
  loadFullText: () => Promise<Pagefind>
  /** Full-text IDs of pages, by path. */
  loadFragments: () => Promise<Record<string, string>>
  loadAnswers: () => Promise<Answers>
}

/** Pages to offer if nothing is relevant. */
const MAX_NEAREST = 3

type FullText = Omit<Layers, 'named'>

/** Functions for texts. They load with the text, because the first results don't need them. */
const loadTextTools = () => import('./pagefind')

/** A full-text search that starts once it's needed. */
interface Asked {
  load: () => Promise<FullText>
  text?: FullText
}

const nothing: FullText = { results: [], matches: new Map(), ids: {}, counts: {} }

/**
 * Searches files served with the site. Returns names immediately; the rest loads once `whenComplete` is called, so that
 * it never delays the first results. @throws from `search` if neither layer can be loaded
 */
export function createEmbeddedClient(sources: EmbeddedSources): SiteSearchClient {
  const getNames = once(sources.loadNames)
  const getFullText = once(async () => {
    const [pagefind, { separateTexts }] = await Promise.all([sources.loadFullText(), loadTextTools()])
    return separateTexts(pagefind)
  })
  const getFragments = once(sources.loadFragments)
  const getAnswers = once(sources.loadAnswers)
  const asked = new Map<string, Asked>()
  let last: Asked[] = []
  let detailed: OutlineIndex | undefined
  const getDetailed = once(async () => (detailed = await sources.loadDetailedOutline()))

  const findNames = () => getNames().catch(() => undefined)

  /** The index of all names, if there's time before the first query. */
  let named: OutlineIndex | undefined

  /** The outline with as much as has loaded, if anything can be loaded: at least the pages that a query may find. */
  const findOutline = async (query: string) => detailed ?? named ?? (await findNames())?.toIndex(query)

  /** Finds pages with all words. @param corrected the query with its spelling corrected */
  async function findAllWords(query: string, corrected: string, search: Pagefind['search'], index?: OutlineIndex) {
    // A word that isn't in any name may not be in the text either.
    const certainty = index?.search(query)[0]?.certainty ?? 0
    const { holdsWords } = await loadTextTools()
    const isDoubtful = corrected !== query || certainty < weights.least.coverage
    for (const text of new Set([query, corrected, replacePhrases(query)].map(dropSmallWords))) {
      const found = await search(text)
      const [best] = found.results
      if (best !== undefined && (!isDoubtful || holdsWords(await best.data(), text))) return found
    }
    return { results: [], filters: {} }
  }

  async function askFullText(query: string, filters: Map<string, Set<string>>): Promise<FullText> {
    // Load names first, so that they don't compete for a slow connection.
    const hasNames = Boolean((await findNames())?.size)
    const details = getDetailed().catch(() => undefined)
    const [pagefind, ids] = await Promise.all([getFullText(), hasNames ? getFragments() : nothing.ids, details])
    const index = await findOutline(query)
    // Facets with a single value aren't in the index.
    const known = await pagefind.filters()
    const wanted = Object.fromEntries(
      [...filters].filter(([name]) => name in known).map(([name, values]) => [name, { any: [...values] }]),
    )
    const search = (text: string) => pagefind.search(text, { filters: wanted })
    // Pagefind doesn't tolerate typos, so spelling is corrected with page names.
    const corrected = index?.correct(query) ?? query
    const { results, filters: counts } = await findAllWords(query, corrected, search, index)
    // On a large site, single words have too many matches.
    const { matchWords } = await loadTextTools()
    const matches = index?.size ? await matchWords(query, search, index) : nothing.matches
    return { results, counts, matches, ids }
  }

  /** Falls back to names if the full text fails. @throws if there are no names either */
  async function recoverFromFullTextError(error: unknown): Promise<FullText> {
    await getDetailed().catch(() => undefined)
    if (!(await findNames())?.size) throw error
    return nothing
  }

  /** The full-text search of a request. The same one for each of its pages of results. */
  function getAsked(query: string, filters: Map<string, Set<string>>): Asked {
    const key = JSON.stringify([query, [...filters].map(([name, values]) => [name, ...values])])
    const one: Asked = asked.get(key) ?? {
      load: once(async () => (one.text = await askFullText(query, filters).catch(recoverFromFullTextError))),
    }
    asked.set(key, one)
    return one
  }

  async function answer(request: SearchRequest): Promise<SearchResponse> {
    const started = performance.now()
    const { params = {} } = request
    const { page = 0, near } = params
    const empty = toEmptyResponse(request, 'embedded')
    const query = toQuery(params.query)
    if (query === '') return empty
    const size = Math.min(params.hitsPerPage ?? PAGE_SIZE, PAGE_SIZE)
    const filters = readFacetFilters(params.facetFilters)
    const one = getAsked(query, filters)
    last.push(one)
    const allows = (name: string, value: string) => filters.get(name)?.has(value) ?? true
    const isAllowed = ({ area, tag }: { area: string; tag: string }) =>
      allows('area', area) && (allows('docusaurus_tag', tag) || tag === 'default')
    const index = await findOutline(query)
    const isPartial = Boolean(index?.size) && one.text === undefined
    const text = isPartial ? nothing : await one.load()
    const getTextTerms = (path: string) => text.matches.get(text.ids[path] ?? '')?.terms
    const names = index?.search(query, { near, isAllowed, getTextTerms }) ?? []
    const layers = { named: toFoundPages(names, query), ...text }
    const { list, total } = await mergeLayers(layers, page, size)
    const hits = toHits(list, query, page * size)
    const [best] = list
    const [first] = hits
    // Answers are optional, so errors are ignored.
    if (page === 0 && !isPartial && best !== undefined && first !== undefined)
      first.answer = findAnswer(best, query, await getAnswers().catch(() => ({})))
    const nearest = list.length > 0 || isPartial ? [] : names.slice(0, MAX_NEAREST)
    return {
      ...{ ...empty, hits, nbHits: total, nbPages: size === 0 ? 0 : Math.ceil(total / size), hitsPerPage: size },
      processingTimeMS: Math.round(performance.now() - started),
      exhaustiveNbHits: !isPartial,
      facets: { area: countAreas(layers) },
      ...(isPartial ? { isPartial } : {}),
      ...(nearest.length > 0 ? { nearest: nearest.map((hit) => hit.page) } : {}),
    }
  }

  async function prepare() {
    const names = await findNames()
    if (asked.size === 0) named = await names?.toIndex('')
  }

  async function search(requests: readonly SearchRequest[]) {
    last = []
    return { results: await Promise.all(requests.map(answer)) }
  }

  return {
    prepare: () => void prepare(),
    search,
    whenComplete: async () => {
      await Promise.allSettled(last.map(({ load }) => load()))
    },
    suggest: async (query, count) => (await findOutline(''))?.suggest(query, count) ?? [],
  }
}
