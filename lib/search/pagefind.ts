/** The part of Pagefind's browser API that is used: https://pagefind.app/docs/api/ (1.5.2). */
export interface Pagefind {
  options: (options: {
    bundlePath?: string
    baseUrl?: string
    excerptLength?: number
    noWorker?: boolean
  }) => Promise<void>
  init: () => Promise<void>
  /** Counts in answers stay empty until this was asked. */
  filters: () => Promise<FilterCounts>
  search: (query: string, options?: { filters?: Record<string, unknown> }) => Promise<PagefindSearch>
}

/** Pages by the values of each filter. */
export type FilterCounts = Record<string, Record<string, number>>

export interface PagefindSearch {
  results: PagefindResult[]
  /** Counts among the pages that were found. */
  filters: FilterCounts
  unfilteredResultCount: number
}

export interface PagefindResult {
  id: string
  score: number
  data: () => Promise<PagefindPage>
}

export interface PagefindPage {
  url: string
  meta: Record<string, string>
  filters: Record<string, string[]>
  excerpt: string
  sub_results: {
    title: string
    url: string
    excerpt: string
    anchor?: { element: string; id: string; text?: string }
  }[]
}
