/** The subset of Pagefind's browser API in use: https://pagefind.app/docs/api/ (1.5.2). */
export interface Pagefind {
  options: (options: { bundlePath?: string; baseUrl?: string; noWorker?: boolean }) => Promise<void>
  init: () => Promise<void>
  /** Must be called first, or counts in results are empty. */
  filters: () => Promise<FilterCounts>
  search: (query: string, options?: { filters?: Record<string, unknown> }) => Promise<PagefindSearch>
}

/** Number of pages for each value of each filter. */
export type FilterCounts = Record<string, Record<string, number>>

export interface PagefindSearch {
  results: PagefindResult[]
  /** Counts among the matching pages. */
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
  /** The page's text, with words separated by white space. */
  content: string
  /** Word indexes of matches in the content. */
  locations: number[]
  /** Headings with ids, and their word index in the content. */
  anchors: { id: string; location: number }[]
  sub_results: PagefindPlace[]
}

/** A section of a page: a heading with its text, or the text before the first heading. */
export interface PagefindPlace {
  title: string
  locations: number[]
  anchor?: { id: string; location: number }
}

export const splitContent = (content: string) => content.split(/\s+/)

const toWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * Whether a page really matches. For unknown words, Pagefind matches ever shorter prefixes, such as `z` for `zzqq`.
 * Requires most words, each with at least its first half and three letters, which allows for plurals and other forms.
 */
export function holdsWords({ content, locations }: PagefindPage, query: string): boolean {
  const words = splitContent(content)
  const found = locations.flatMap((at) => toWords(words[at] ?? ''))
  const wanted = toWords(query).filter((word) => word.length > 2)
  if (found.length === 0 || wanted.length === 0) return true
  const held = wanted.filter((word) => {
    const start = word.slice(0, Math.max(3, Math.ceil(word.length / 2)))
    return found.some((other) => other.includes(start))
  })
  return held.length > wanted.length / 2
}
