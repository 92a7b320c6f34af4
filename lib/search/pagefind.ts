import { closeMark, openMark } from './contract'
import { silentMark } from './marks'
import type { OutlineIndex } from './outline-index'
import { toCloseness, toRarity } from './ranking'
import { dropSmallWords, isSmallWord, splitWords, toTerm, wholeWords } from './words'

/** The subset of Pagefind's browser API in use: https://pagefind.app/docs/api/ (1.6.0). */
export interface Pagefind {
  options: (options: { bundlePath?: string; baseUrl?: string; noWorker?: boolean }) => Promise<void>
  init: () => Promise<void>
  /** Must be called first, or counts in results are empty. */
  filters: () => Promise<FilterCounts>
  search: (query: string, options?: { filters?: Record<string, unknown> }) => Promise<PagefindSearch>
}

/** Number of pages for each value of each filter. */
export type FilterCounts = Record<string, Record<string, number>>

interface PagefindResult {
  id: string
  /** The more often a page has the words, and the fewer other pages have them, the higher. */
  score: number
  data: () => Promise<PagefindPage>
}

export interface PagefindSearch {
  results: PagefindResult[]
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
interface PagefindPlace {
  title: string
  locations: number[]
  anchor?: { id: string; location: number }
}

/** Pagefind gives all results of a page one object, with the matches of the last query. This gives each its own. */
export function separateTexts({ search, ...pagefind }: Pagefind): Pagefind {
  const reading = new Map<string, Promise<PagefindPage>>()
  const read = ({ id, data }: PagefindResult) => {
    const load = async () => ({ ...(await data()) })
    // Queries at the same time would still overwrite each other's matches.
    const text = reading.get(id)?.then(load, load) ?? load()
    reading.set(id, text)
    return text
  }
  const searchSeparately: Pagefind['search'] = async (query, options) => {
    const found = await search(query, options)
    return { ...found, results: found.results.map((result) => ({ ...result, data: () => read(result) })) }
  }
  return { ...pagefind, search: searchSeparately }
}

const splitContent = (content: string) => content.split(/\s+/)

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

/** How well a page's text matches the words of a query. */
export interface TextMatch {
  /** That of the whole query, or of the word that matches best. */
  result: PagefindResult
  score: number
  /** Share of the query's words that the text has, by how rare they are. */
  share: number
  /** The same of words that are in no page's names. */
  unnamed: number
  /** Normalized words that it has, each with its share of the query. */
  terms: Map<string, number>
  /** If it has the query word for word, 1 divided by the number of texts that do. */
  phrase: number
}

/** Words of the page names, to tell whether a word is spelled wrong. */
type Names = Pick<OutlineIndex, 'size' | 'isKnown' | 'correct'>

/** Texts that have a word. */
async function findWord(word: string, search: Pagefind['search'], names: Names) {
  const { results } = await search(word)
  const [best] = results
  const isNamed = names.isKnown(word)
  const isFound = best !== undefined && (isNamed || holdsWords(await best.data(), word))
  return { term: toTerm(word), results: isFound ? results : [], isUnnamed: !isNamed }
}

/** Pages whose text has any word of a query, by ID. Pagefind itself only finds pages with all of them. */
export async function matchWords(
  query: string,
  search: Pagefind['search'],
  names: Names,
): Promise<Map<string, TextMatch>> {
  const words = [...new Set(wholeWords(dropSmallWords(query)).map((word) => word.toLowerCase()))]
  const found = await Promise.all(
    words.map(async (word) => {
      // Variables and errors that only texts mention look like misspelled words.
      const asTyped = await findWord(word, search, names)
      const corrected = asTyped.results.length > 0 ? word : names.correct(word)
      return corrected === word ? asTyped : findWord(corrected, search, names)
    }),
  )
  const toWorth = ({ results }: (typeof found)[number]) => toRarity(results.length, names.size)
  const total = found.reduce((sum, word) => sum + toWorth(word), 0)
  const matches = new Map<string, TextMatch>()
  for (const word of found) {
    const share = toWorth(word) / total
    for (const result of word.results) {
      const match = matches.get(result.id) ?? { result, score: 0, share: 0, unnamed: 0, phrase: 0, terms: new Map() }
      if (result.score > match.result.score) match.result = result
      match.score += result.score
      match.share += share
      if (word.isUnnamed) match.unnamed += share
      match.terms.set(word.term, share)
      matches.set(result.id, match)
    }
  }
  // Shorter queries are rarely a sentence from a page.
  const isSentence = wholeWords(query).length > 2
  const { results: withPhrase } = isSentence ? await search(`"${query.replaceAll('"', ' ')}"`) : { results: [] }
  for (const result of withPhrase) {
    const match = matches.get(result.id)
    // Its sections are those that have the whole query.
    if (match !== undefined) Object.assign(match, { phrase: 1 / withPhrase.length, result })
  }
  return matches
}

/** Number of words in a passage, which is about a paragraph. */
const PASSAGE_SIZE = 30

/** The largest share of a query that one passage of a page has, together with the page's title: from 0 to 1. */
export function ratePassages({ content, meta }: PagefindPage, terms: TextMatch['terms']): number {
  const beginnings = [...terms.keys()].map((term) => term.slice(0, 4))
  const readTerms = (word: string) =>
    beginnings.some((beginning) => word.toLowerCase().includes(beginning)) ? splitWords(word).map(toTerm) : []
  const inTitle = splitContent(meta.title ?? '').flatMap(readTerms)
  // Tables, code and each search are passages of their own.
  let gap = 0
  const places = splitContent(content).flatMap((word, at) => {
    if (word.startsWith(silentMark)) gap += PASSAGE_SIZE
    return readTerms(word).map((term) => ({ term, at: at + gap }))
  })
  let best = 0
  let end = 0
  for (const [i, { at: start }] of places.entries()) {
    while (end < places.length && (places[end]?.at ?? 0) < start + PASSAGE_SIZE) end++
    const passage = new Set([...inTitle, ...places.slice(i, end).map(({ term }) => term)])
    const shares = [...terms].map(([term, share]) => (passage.has(term) ? share : 0))
    best = Math.max(
      best,
      shares.reduce((sum, share) => sum + share, 0),
    )
  }
  return best
}

/** Number of words of a page's longest search. Other silent texts, such as tables, have more. */
const MAX_SEARCH = 12

/** How well the closest of a page's searches fits: the more of the query's words, and the fewer others, the better. From 0 to 1. */
export function rateSearches({ content }: PagefindPage, terms: TextMatch['terms']): number {
  const silent = content.split(silentMark).filter((_, i) => i % 2 === 1)
  const searches = silent.map((text) => text.trim()).filter((text) => splitContent(text).length <= MAX_SEARCH)
  const rates = searches.map((search) => {
    const own = new Set(splitWords(dropSmallWords(search)).map(toTerm))
    const held = [...terms].filter(([term]) => own.has(term))
    const share = held.reduce((sum, [, part]) => sum + part, 0)
    return toCloseness(share, held.length / Math.max(1, own.size))
  })
  return Math.max(0, ...rates)
}

/** Length limits of an excerpt, in words. */
const MAX_WORDS = 32
const MIN_WORDS = 8

function isEnd(word: string, next = ''): boolean {
  // A sentence may continue after a colon.
  return /[.!?…]["'”’)\]]*$/.test(word) || (word.endsWith(':') && !/^\p{Ll}/u.test(next))
}

/** Sentences between two positions, as positions. Skips text between silent marks, such as tables and code. */
function findSentences(words: readonly string[], from: number, to: number): { start: number; end: number }[] {
  const isMark = (word: string) => word.startsWith(silentMark)
  let isSilent = words.slice(0, from).filter(isMark).length % 2 === 1
  let start = from
  const sentences: { start: number; end: number }[] = []
  for (const [i, word] of words.slice(from, to).entries()) {
    const at = from + i
    const isLast = at + 1 === to || isMark(words[at + 1] ?? '') || isEnd(word, words[at + 1])
    if (isMark(word)) isSilent = !isSilent
    else if (!isSilent && isLast) sentences.push({ start, end: at + 1 })
    if (isMark(word) || isLast) start = at + 1
  }
  return sentences
}

const markWord = (word: string) =>
  word.replace(/[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u, (letters) => `${openMark}${letters}${closeMark}`)

/** Whether a word says what a sentence is about. Pagefind also finds the product's name, for `event`. */
const isTelling = (word = '') => !/^\P{L}*eventcatalog/iu.test(word) && !isSmallWord(word)

/** The sentence in a section with the most matches. The first one if only tables or code match. */
export function toExcerpt(page: PagefindPage, { title, locations: found, anchor }: PagefindPlace): string {
  const { content, meta, anchors } = page
  const words = splitContent(content)
  const telling = found.filter((at) => isTelling(words[at]))
  const locations = telling.length > 0 ? telling : found
  const heading = anchor === undefined ? (meta.title ?? '') : title
  const from = (anchor?.location ?? 0) + splitContent(heading).length
  const to = Math.min(words.length, ...anchors.map((next) => next.location).filter((at) => at >= from))
  const sentences = findSentences(words, from, to)
  const countMatches = ({ start, end }: { start: number; end: number }) =>
    locations.filter((at) => at >= start && at < end).length
  const most = Math.max(0, ...sentences.map(countMatches))
  const index = sentences.findIndex((sentence) => countMatches(sentence) === most)
  const best = sentences[index]
  if (best === undefined) return ''
  let { start, end } = best
  // A short sentence needs context.
  const next = sentences[index + 1]
  if (end - start < MIN_WORDS && next?.start === end) end = next.end
  const whole = { start, end }
  if (end - start > MAX_WORDS) {
    const first = locations.find((at) => at >= start && at < end) ?? start
    start = Math.min(Math.max(start, first - MIN_WORDS), end - MAX_WORDS)
    end = start + MAX_WORDS
  }
  const marked = new Set(telling)
  const text = words.slice(start, end).map((word, i) => (marked.has(start + i) ? markWord(word) : word))
  return `${start > whole.start ? '… ' : ''}${text.join(' ')}${end < whole.end ? ' …' : ''}`
}
