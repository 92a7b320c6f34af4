import { liteClient, type LiteClient } from 'algoliasearch/lite'
import { site } from '../kit/site'
import { closeMark, openMark, toQuery, type Marked, type SearchHit } from './contract'
import type { FacetFilters, SearchRequest, SearchResponse } from './contract'
import { mayMeasure, type HostedSettings } from './settings'
import type { SearchRecord } from './types'

/** Pages of one answer, each with up to three of its sections: `distinct` in lib/search/index-settings.ts. */
const HITS_PER_PAGE = 20

/** Where it is asked; tests have a server of their own. */
export type HostedHost = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hosts']>[number]

export interface HostedProvider {
  /** @throws when nobody answers, or `signal` says that nobody waits any more */
  search: (requests: readonly SearchRequest[], signal: AbortSignal) => Promise<SearchResponse[]>
}

type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>

/** The client's own requester cannot be stopped, and its list of slow hosts is kept in local storage. */
function createClient({ appId, searchKey }: HostedSettings, getSignal: () => AbortSignal, hosts?: HostedHost[]) {
  const requester: Requester = {
    send: async ({ url, method, headers, data }) => {
      const signal = getSignal()
      try {
        const body = typeof data === 'string' ? data : undefined
        const response = await fetch(url, { method, headers, body, signal })
        return { status: response.status, content: await response.text(), isTimedOut: false }
      } catch (error) {
        // Stopped: the client must not try its other hosts.
        if (signal.aborted) throw error
        return { status: 0, content: String(error), isTimedOut: false }
      }
    },
  }
  const hostsCache: NonNullable<Parameters<typeof liteClient>[2]>['hostsCache'] = {
    get: (_, getDefault) => getDefault(),
    set: (_, value) => Promise.resolve(value),
    delete: () => Promise.resolve(),
    clear: () => Promise.resolve(),
  }
  return liteClient(appId, searchKey, { requester, hostsCache, maxRateLimitRetries: 0, ...(hosts ? { hosts } : {}) })
}

/** The reader's language holds in every query. */
function withLanguage(filters: FacetFilters | undefined): FacetFilters {
  const list = typeof filters === 'string' ? [filters] : (filters ?? [])
  return list.flat().some((filter) => filter.startsWith('language:')) ? list : [...list, `language:${site.locale}`]
}

function toParams({ near, ...params }: NonNullable<SearchRequest['params']>) {
  const hitsPerPage = params.hitsPerPage ?? HITS_PER_PAGE
  // InstantSearch asks for facet counts apart; those are no searches of a person.
  const isSearch = hitsPerPage > 0 && mayMeasure()
  return {
    ...params,
    query: toQuery(params.query),
    hitsPerPage,
    facetFilters: withLanguage(params.facetFilters),
    ...(near === undefined ? {} : { optionalFilters: [`area:${near}`] }),
    attributesToHighlight: ['title', 'heading'],
    attributesToSnippet: ['content:24'],
    snippetEllipsisText: '…',
    highlightPreTag: openMark,
    highlightPostTag: closeMark,
    clickAnalytics: isSearch,
    analytics: isSearch,
  }
}

type Answer = Awaited<ReturnType<LiteClient['searchForHits']>>['results'][number]

const unmarked: Marked = { value: '', matchLevel: 'none' }

function toMarked(value: unknown, fallback: Marked = unmarked): Marked {
  const { value: text, matchLevel = 'none' } = (value ?? {}) as Partial<Marked>
  return text === undefined ? fallback : { value: text, matchLevel }
}

function toHit(hit: Record<string, unknown>, position: number): SearchHit {
  const { objectID, url, path, title, heading, breadcrumbs, area, kind } = hit as unknown as SearchRecord
  const highlights = (hit._highlightResult ?? {}) as Record<string, unknown>
  const snippets = (hit._snippetResult ?? {}) as Record<string, unknown>
  const content = toMarked(snippets.content)
  return {
    objectID,
    url,
    path,
    title,
    heading,
    breadcrumbs,
    area,
    kind,
    __position: position,
    _highlightResult: {
      title: toMarked(highlights.title, { ...unmarked, value: title }),
      heading: toMarked(highlights.heading, { ...unmarked, value: heading }),
    },
    // Text in which nothing was found says nothing about the query.
    _snippetResult: { content: content.matchLevel === 'none' ? unmarked : content },
  }
}

function toResponse(answer: Answer, { indexName, params = {} }: SearchRequest): SearchResponse {
  const { hits, page = 0, hitsPerPage = HITS_PER_PAGE, queryID } = answer
  const { nbHits = 0, nbPages = 0, processingTimeMS = 0, facets = {}, exhaustive } = answer
  const seen = new Set<string>()
  return {
    index: indexName,
    query: params.query ?? '',
    params: answer.params ?? '',
    // A long section has several records, which lead to the same place.
    hits: hits
      .map((hit, i) => toHit(hit as unknown as Record<string, unknown>, page * hitsPerPage + i + 1))
      .filter(({ url }) => !seen.has(url) && seen.add(url)),
    nbHits,
    page,
    nbPages,
    hitsPerPage,
    processingTimeMS,
    exhaustiveNbHits: exhaustive?.nbHits ?? true,
    facets,
    ...(queryID === undefined ? {} : { queryID }),
    provider: 'algolia',
  }
}

/**
 * Asks Algolia.
 * @param hosts other hosts than Algolia's own
 */
export function createAlgoliaProvider(settings: HostedSettings, hosts?: HostedHost[]): HostedProvider {
  return {
    search: async (requests, signal) => {
      const client = createClient(settings, () => signal, hosts)
      const { results } = await client.searchForHits(
        requests.map(({ params = {} }) => ({ indexName: settings.index, ...toParams(params) })),
      )
      return results.map((result, i) => toResponse(result, requests[i] ?? { indexName: settings.index }))
    },
  }
}
