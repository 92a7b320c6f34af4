/** The part of Pagefind's browser API that is used: https://pagefind.app/docs/api/ (1.5.2). */
export interface Pagefind {
  options: (options: { bundlePath?: string; baseUrl?: string; noWorker?: boolean }) => Promise<void>
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
  /** All words of the page, separated by whitespace. */
  content: string
  /** Which words of the content match. */
  locations: number[]
  /** Headings with ids, and which word of the content each begins at. */
  anchors: { id: string; location: number }[]
  sub_results: PagefindPlace[]
}

/** A part of a page: a heading with what follows it, or what comes before the first heading. */
export interface PagefindPlace {
  title: string
  locations: number[]
  anchor?: { id: string; location: number }
}

export const splitContent = (content: string) => content.split(/\s+/)

const toWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * Whether a page holds what was asked for. Pagefind finds a word that no page has by shorter and shorter beginnings of
 * it, in the end `zzqq` by `z`. Half of a word, and three letters, are what a plural or another form leaves of it.
 */
export function holdsWords({ content, locations }: PagefindPage, query: string): boolean {
  const words = splitContent(content)
  const found = locations.flatMap((at) => toWords(words[at] ?? ''))
  const wanted = toWords(query).filter((word) => word.length > 2)
  if (found.length === 0 || wanted.length === 0) return true
  return wanted.some((word) => {
    const start = word.slice(0, Math.max(3, Math.ceil(word.length / 2)))
    return found.some((other) => other.includes(start))
  })
}
