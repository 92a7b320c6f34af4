import { toEmptyResponse, toQuery } from './contract'
import type { SearchRequest, SearchResponse, SiteSearchClient } from './contract'
import { readFacetFilters } from './facets'
import { countAreas, dropEmpty, findAnswer, toFoundPages, mergeLayers, toHits } from './found'
import { once } from './once'
import type { Answers } from './outline'
import type { OutlineIndex } from './outline-index'
import { holdsWords, type FilterCounts, type Pagefind, type PagefindResult } from './pagefind'
import { weights } from './weights'
import { dropSmallWords, replacePhrases } from './words'

/** Loaders for the index. Each part is loaded once, on first use. */
export interface EmbeddedSources {
  /** Titles, headings and keywords, which the first results need. */
  loadOutline: () => Promise<OutlineIndex>
  /** The same with descriptions and facts. Loads with the full text. */
  loadDetailedOutline: () => Promise<OutlineIndex>
  loadFullText: () => Promise<Pagefind>
  /** Full-text ids of pages, by path. Only needed from the second page of results on. */
  loadFragments: () => Promise<Record<string, string>>
  loadAnswers: () => Promise<Answers>
}

export type EmbeddedClient = SiteSearchClient

/** Pages per response. Each requires a file of about 3 kB. */
const MAX_PAGES = 20

/** Pages to offer if nothing is relevant. */
const MAX_NEAREST = 3

/** Cached responses. More than someone types in one session. */
const MAX_ANSWERS = 60

interface Asked {
  /** Starts the full-text search, once. */
  getText: () => Promise<FullText>
  isReady: boolean
}

interface FullText {
  results: PagefindResult[]
  filters: FilterCounts
  /** The spelling that was found, if it differs from the query. */
  corrected?: string
}

const nothing: FullText = { results: [], filters: {} }

/**
 * Searches files served with the site. Returns names immediately. Everything else loads once `whenComplete` is called,
 * so that it never delays the first results.
 * @throws from `search` if neither layer can be loaded
 */
export function createEmbeddedClient(sources: EmbeddedSources): EmbeddedClient {
  const getOutline = once(sources.loadOutline)
  const getFullText = once(sources.loadFullText)
  const getFragments = once(sources.loadFragments)
  const getAnswers = once(sources.loadAnswers)
  const answers = new Map<string, Asked>()
  let last: readonly (Asked | undefined)[] = []
  let detailed: OutlineIndex | undefined
  const getDetailed = once(async () => (detailed = await sources.loadDetailedOutline()))

  /** The outline with as much as has loaded, if anything can be loaded. */
  const findOutline = async () => detailed ?? (await getOutline().catch(() => undefined))

  async function askFullText(query: string, filters: Map<string, Set<string>>): Promise<FullText> {
    // Load names first, so that they don't compete for a slow connection.
    await findOutline()
    const [pagefind] = await Promise.all([getFullText(), getDetailed().catch(() => undefined)])
    const index = await findOutline()
    // Facets with a single value aren't in the index.
    const known = await pagefind.filters()
    const wanted = Object.fromEntries(
      [...filters].filter(([name]) => name in known).map(([name, values]) => [name, { any: [...values] }]),
    )
    const ask = (text: string) => pagefind.search(text, { filters: wanted })
    // Pagefind requires all words to match and doesn't tolerate typos, so spelling is corrected with page names.
    const corrected = index?.correct(query) ?? query
    // A word that isn't in any name may not be in the text either.
    const certainty = index?.search(query).hits[0]?.certainty ?? 0
    const isDoubtful = corrected !== query || certainty < weights.least.coverage
    for (const text of new Set([query, dropSmallWords(query), corrected, replacePhrases(query)])) {
      const found = await ask(text)
      const [best] = found.results
      if (best !== undefined && (!isDoubtful || holdsWords(await best.data(), text)))
        return { ...found, ...(text === corrected && text !== query ? { corrected } : {}) }
    }
    return nothing
  }

  /** Falls back to names if the full text fails. @throws if there are no names either */
  async function recoverFromFullTextError(error: unknown): Promise<FullText> {
    await getDetailed().catch(() => undefined)
    const index = await findOutline()
    if (index === undefined || index.isEmpty) throw error
    return nothing
  }

  function getFullTextAnswer(query: string, filters: Map<string, Set<string>>) {
    const key = JSON.stringify([query, [...filters].map(([name, values]) => [name, [...values].sort()])])
    const known = answers.get(key)
    if (known !== undefined) return known
    const [oldest] = answers.keys()
    if (answers.size >= MAX_ANSWERS && oldest !== undefined) answers.delete(oldest)
    const asked: Asked = {
      isReady: false,
      getText: once(async () => {
        const text = await askFullText(query, filters).catch(recoverFromFullTextError)
        asked.isReady = true
        return text
      }),
    }
    answers.set(key, asked)
    return asked
  }

  async function answer(request: SearchRequest, asked: Asked) {
    const started = performance.now()
    const { indexName, params = {} } = request
    const query = toQuery(params.query)
    const { page = 0, near } = params
    const size = Math.min(params.hitsPerPage ?? MAX_PAGES, MAX_PAGES)
    const filters = readFacetFilters(params.facetFilters)
    const allows = (name: string, value: string) => filters.get(name)?.has(value) ?? true
    const isAllowed = ({ area, tag }: { area: string; tag: string }) =>
      allows('area', area) && (allows('docusaurus_tag', tag) || tag === 'default')
    const index = await findOutline()
    const outline = index === undefined || index.isEmpty ? undefined : index.search(query, { near, isAllowed })
    const isPartial = outline !== undefined && !asked.isReady
    const text = isPartial ? nothing : await asked.getText()
    const named = toFoundPages(outline?.hits ?? [], query)
    const isLoose = outline?.isLoose ?? false
    const fragments = page === 0 || named.length === 0 ? {} : await getFragments()
    const { list, total } = await mergeLayers(named, text.results, { page, size, isLoose, fragments })
    const hits = toHits(list, query, page * size)
    const [best] = list
    const isFirst = page === 0 && !isPartial && best !== undefined
    // Answers are optional, so errors are ignored.
    const found = isFirst ? findAnswer(best, query, await getAnswers().catch(() => ({}))) : undefined
    if (found !== undefined && hits[0] !== undefined) hits[0].answer = found
    const nearest =
      list.length > 0 || isPartial
        ? []
        : toFoundPages(outline?.hits.slice(0, MAX_NEAREST) ?? [], query, { score: 0, coverage: 0 })
    const response: SearchResponse = {
      index: indexName,
      query: params.query ?? '',
      params: '',
      hits,
      nbHits: total,
      page,
      nbPages: size === 0 ? 0 : Math.ceil(total / size),
      hitsPerPage: size,
      processingTimeMS: Math.round(performance.now() - started),
      exhaustiveNbHits: !isPartial,
      facets: {
        area: text.results.length < named.length ? countAreas(named) : dropEmpty(text.filters.area),
      },
      provider: 'embedded',
      ...(isPartial ? { isPartial } : {}),
      ...(nearest.length > 0 ? { nearest: toHits(nearest, query, 0).filter(({ heading }) => heading === '') } : {}),
      ...(text.corrected === undefined ? {} : { corrected: text.corrected }),
    }
    return response
  }

  async function search(requests: readonly SearchRequest[]) {
    last = requests.map(({ params }) => {
      const query = toQuery(params?.query)
      return query === '' ? undefined : getFullTextAnswer(query, readFacetFilters(params?.facetFilters))
    })
    const asked = last
    const results = await Promise.all(
      requests.map((request, i) => {
        const one = asked[i]
        return one === undefined ? Promise.resolve(toEmptyResponse(request, 'embedded')) : answer(request, one)
      }),
    )
    return { results }
  }

  return {
    prepare: () => void getOutline().catch(() => undefined),
    search,
    whenComplete: async () => {
      const asked = last.filter((one) => one !== undefined)
      await Promise.allSettled(asked.map(({ getText }) => getText()))
    },
    suggest: async (query, count) => (await findOutline())?.suggest(query, count) ?? [],
  }
}
