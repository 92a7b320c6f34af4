import { dropSmallWords, splitWords, toTerm } from './words'

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
  results: { id: string; data: () => Promise<PagefindPage> }[]
  /** Counts among the matching pages. */
  filters: FilterCounts
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

/** Whether a word in a text is a form of the wanted one: `queries` of `query`, but not `catalog` of `cat`. */
function isFormOf(wanted: string, word: string): boolean {
  if (toTerm(word) === toTerm(wanted)) return true
  // Plurals and verb forms of short words have up to two more letters. Those of longer words share most of their letters.
  if (wanted.length <= 4) return word.startsWith(wanted) && word.length <= wanted.length + 2
  return word.startsWith(wanted.slice(0, Math.max(4, Math.ceil(wanted.length * 0.7))))
}

const toLowerWords = (text: string) => splitWords(text).map((word) => word.toLowerCase())

/** Whether a page has most words of a query. For unknown ones, Pagefind matches shorter prefixes: `z` for `zzqq`. */
export function holdsWords({ content, locations }: PagefindPage, query: string): boolean {
  const words = splitContent(content)
  const found = locations.flatMap((at) => toLowerWords(words[at] ?? ''))
  const wanted = toLowerWords(dropSmallWords(query)).filter((word) => word.length > 2)
  if (found.length === 0 || wanted.length === 0) return true
  const held = wanted.filter((word) => found.some((other) => isFormOf(word, other)))
  return held.length > wanted.length / 2
}
