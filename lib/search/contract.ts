import { toQuery as cutQuery } from './query'
import type { Fact, SearchPage } from './types'

export type { Fact as SearchAnswer } from './types'

/** Maximum number of pages per response. */
export const PAGE_SIZE = 20

/** InstantSearch's request format. Every provider returns the response format. */
export interface SearchRequest {
  indexName: string
  params?: {
    query?: string
    page?: number
    hitsPerPage?: number
    /** `a:b`, or lists of alternatives. */
    facetFilters?: FacetFilters
    facets?: string | readonly string[]
    /** Area of the current page. */
    near?: string
  }
}

export type FacetFilters = string | readonly (string | readonly string[])[]

/** A section of a page, as shown in results. */
export interface SearchHit extends Pick<SearchPage, 'path' | 'title' | 'breadcrumbs' | 'kind'> {
  objectID: string
  /** Path and heading: `/docs/api/event#fields`. */
  url: string
  heading: string
  area: string
  /** Index in the list of all hits, starting at 1. */
  __position: number
  /** What the page says about exactly what was asked for. Only in the first hit. */
  answer?: Fact
  _highlightResult: { title: Marked; heading: Marked }
  /** Text around the match. Empty if only a name matched. */
  _snippetResult: { content: Marked }
}

export interface Marked {
  /** Text with matches between the two markers. */
  value: string
  matchLevel: 'none' | 'partial' | 'full'
}

/** InstantSearch's markers. Its components convert them to elements, without parsing text as HTML. */
export const openMark = '__ais-highlight__'
export const closeMark = '__/ais-highlight__'

export interface SearchResponse {
  index: string
  query: string
  params: string
  hits: SearchHit[]
  /** Number of pages found. */
  nbHits: number
  page: number
  nbPages: number
  hitsPerPage: number
  processingTimeMS: number
  exhaustiveNbHits: boolean
  facets: Record<string, Record<string, number>>
  queryID?: string
  /** The full-text index is still loading. Repeat the query once `whenComplete` resolves. */
  isPartial?: boolean
  /** If nothing is relevant: the pages that come closest. */
  nearest?: Pick<SearchHit, 'path' | 'title' | 'breadcrumbs' | 'area'>[]
  /** Provider of the response. */
  provider: 'embedded' | 'algolia'
  /** Hosted search failed, so embedded search responded. Worth a subtle note. */
  fallback?: true
}

export interface SearchClient {
  search: (requests: readonly SearchRequest[]) => Promise<{ results: SearchResponse[] }>
}

/** Search client for the UI, independent of the provider. */
export interface SiteSearchClient extends SearchClient {
  /** Starts loading what the first query needs. Failures are only reported if a query fails, too. */
  prepare: () => void
  /** Resolves when the last query's complete response is available. Repeating the query then returns it. */
  whenComplete: () => Promise<void>
  /** Titles similar to the query. */
  suggest: (query: string, count: number) => Promise<string[]>
}

/** Normalizes a query: limits its length, and returns an empty string for white space. */
export const toQuery = (text = '') => cutQuery(text).trim()

/** Response to an empty query, without a request. */
export function toEmptyResponse(request: SearchRequest, provider: SearchResponse['provider']): SearchResponse {
  const { indexName, params = {} } = request
  return {
    index: indexName,
    query: params.query ?? '',
    params: '',
    hits: [],
    nbHits: 0,
    page: params.page ?? 0,
    nbPages: 0,
    hitsPerPage: params.hitsPerPage ?? 0,
    processingTimeMS: 0,
    exhaustiveNbHits: true,
    facets: {},
    provider,
  }
}

/** Allowed values by facet. Every facet must match one of its values. */
export function readFacetFilters(filters: FacetFilters | undefined): Map<string, Set<string>> {
  const allowed = new Map<string, Set<string>>()
  const groups = typeof filters === 'string' ? [filters] : (filters ?? [])
  for (const filter of groups.flat()) {
    const [, name, value] = /^([^:]+):(.*)$/.exec(filter) ?? []
    if (name === undefined || value === undefined) continue
    allowed.set(name, (allowed.get(name) ?? new Set()).add(value))
  }
  return allowed
}
