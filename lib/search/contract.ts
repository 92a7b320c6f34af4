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
}

export interface SearchClient {
  search: (requests: readonly SearchRequest[]) => Promise<{ results: SearchResponse[] }>
}
