import { toQuery as cutQuery } from './query'

/** What InstantSearch asks of a search client; every provider answers in this shape. */
export interface SearchRequest {
  indexName: string
  params?: {
    query?: string
    page?: number
    hitsPerPage?: number
    /** `a:b`, or lists of which one has to hold. */
    facetFilters?: FacetFilters
    facets?: string | readonly string[]
    /** Area of the page that the reader is on. */
    near?: string
  }
}

export type FacetFilters = string | readonly (string | readonly string[])[]

/** A section of a page as the interface shows it. */
export interface SearchHit {
  objectID: string
  /** Path and heading: `/docs/api/event#fields`. */
  url: string
  path: string
  title: string
  heading: string
  breadcrumbs: string[]
  area: string
  kind: string
  /** Place in the list of all hits, from 1. */
  __position: number
  _highlightResult: { title: Marked; heading: Marked }
  /** Text around what was found; empty where only a name matched. */
  _snippetResult: { content: Marked }
}

export interface Marked {
  /** Text in which what matched stands between the two marks below. */
  value: string
  matchLevel: 'none' | 'partial' | 'full'
}

/** InstantSearch's own marks: its components turn them into elements, so that no text is read as HTML. */
export const openMark = '__ais-highlight__'
export const closeMark = '__/ais-highlight__'

export interface SearchResponse {
  index: string
  query: string
  params: string
  hits: SearchHit[]
  /** Pages found. */
  nbHits: number
  page: number
  nbPages: number
  hitsPerPage: number
  processingTimeMS: number
  exhaustiveNbHits: boolean
  facets: Record<string, Record<string, number>>
  queryID?: string
  /** The full text is still on its way: ask again once `whenComplete` is settled. */
  isPartial?: boolean
  /** The spelling that was searched for, where it differs. */
  corrected?: string
  /** Who answered. */
  provider: 'embedded' | 'algolia'
  /** The hosted search did not answer, so that the embedded one did: worth a quiet line. */
  fallback?: true
}

export interface SearchClient {
  search: (requests: readonly SearchRequest[]) => Promise<{ results: SearchResponse[] }>
}

/** What the interface works with, whoever answers. */
export interface SiteSearchClient extends SearchClient {
  /** Settled when the last query has its complete answer: the same query then gets it. */
  whenComplete: () => Promise<void>
  /** Titles that somebody who typed this may have meant. */
  suggest: (query: string, count: number) => Promise<string[]>
}

/** What is asked for: of a bearable length, and nothing for blanks. */
export function toQuery(text = ''): string {
  return cutQuery(text).trim()
}

/** The answer to no query: nobody is asked. */
export function toEmptyResponse(
  { indexName, params = {} }: SearchRequest,
  provider: SearchResponse['provider'],
): SearchResponse {
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
