import { cacheByObject } from '../kit/cache-by-object'
import { toFactName } from './fact-names'
import type { OutlinePage } from './outline'
import { weights } from './weights'
import { dropSmallWords, isIdentifier, splitWords, toTerm } from './words'

/** Pages where a section starts. */
const starts = /\/(intro|introduction|welcome|getting-started|overview)$/

/** A word of a query, and what finding it is worth. */
interface WantedWord {
  /** Terms of the word itself and its parts. */
  own: readonly string[]
  /** The same, then those of its synonyms. */
  terms: readonly string[]
  /** What a synonym counts, compared to the word itself. */
  synonym: number
  rarity: number
}

/** What a query asks for. */
export type Wanted = ReturnType<typeof toWanted>

/** @param near area of the current page */
export const toWanted = (query: string, words: readonly WantedWord[], near: string | undefined) => ({
  words,
  near,
  /** That of all words. */
  rarity: words.reduce((sum, { rarity }) => sum + rarity, 0),
  /** The normalized query. */
  exact: toExact(query),
  /** The query itself, without the parentheses of a function. */
  literal: query.trim().replace(/\(\)$/, '').toLowerCase(),
  /** The query as the name of a field, command or message. */
  asked: toFactName(query),
  /** Normalized words and their synonyms. */
  terms: new Set(words.flatMap(({ terms }) => terms)),
  isIdentifier: isIdentifier(query),
  /** Whether it says what's wrong: "not", "missing", "error". */
  isProblem: problem.test(query),
})

/** How much of a word something has, by its terms: from 0 to 1. */
export function toWordShare({ own, terms, synonym }: WantedWord, has: (term: string) => boolean): number {
  if (own.some(has)) return 1
  return terms.some(has) ? synonym : 0
}

const toTerms = (text: string) => new Set(splitWords(dropSmallWords(text)).map(toTerm))

/** Headings, keywords and other short texts that say what a page is about. */
const getPhrases = cacheByObject(({ title, keywords, description, headings }: OutlinePage) => {
  const texts = { title: [title], heading: headings, keyword: keywords, description: [description] }
  return (Object.keys(texts) as (keyof typeof texts)[]).flatMap((kind) =>
    texts[kind].map((text) => ({ kind, terms: toTerms(text) })),
  )
})

/** How close a short text is to a query, by the shares of the query's words and of its own that they have in common: 0 to 1. */
export const toCloseness = (coverage: number, precision: number) =>
  coverage ** weights.phrases.coverage * precision ** weights.phrases.precision

/** How well one phrase of a page says what was asked for: the more of its words, and the fewer others, the better. */
export function ratePhrases(page: OutlinePage, { words, rarity: total }: Wanted): number {
  let best = 0
  for (const { terms, kind } of getPhrases(page)) {
    let [rarity, count] = [0, 0]
    for (const word of words) {
      const share = toWordShare(word, (term) => terms.has(term))
      rarity += word.rarity * share
      count += share
    }
    const precision = Math.min(1, count / Math.max(1, terms.size))
    best = Math.max(best, weights.phrases[kind] * toCloseness(rarity / total, precision))
  }
  return best
}

/** Normalizes text to compare names regardless of case, plural and inflection. */
export const toExact = (text: string) => splitWords(text.replace(/\(\)$/, '')).map(toTerm).join(' ')

/** A page's names, ready to compare. */
export const getPageName = cacheByObject(({ path, title, facts }: OutlinePage) => ({
  /** Its normalized title, and the title's first word. */
  exact: toExact(title),
  first: toExact(title.split(' ')[0] ?? ''),
  /** Terms of the title. */
  terms: new Set(splitWords(title).map(toTerm)),
  /** Terms of the parts of a function's name. */
  parts: splitWords(dropSmallWords(splitWords(title).slice(1).join(' '))).map(toTerm),
  /** Terms of the product's name, if the page is about one. */
  product: (productFolder.exec(path)?.[1] ?? '')
    .split('-')
    .map(toTerm)
    .filter((term) => !notProducts.has(term)),
  facts: facts.map(toFactName),
}))

/** Words that ask for a script. */
const scriptWords = ['sdk', 'function', 'script', 'code', 'typescript', 'programmatically'].map(toTerm)

/** Folders with a page or folder for each product. */
const productFolder = /\/(?:plugins|integrations|providers|models|clients|recipes|local-lab)\/([^/]+)/

/** Words in the names of these folders and pages that don't name a product. */
const notProducts = new Set([
  '',
  ...'a all eventcatalog generators intro plugin plugins registry schema setting up write'.split(' ').map(toTerm),
])

/** Words for something that went wrong. */
const problem =
  /\b(not|no|cannot|error|errors|fail\w*|missing|broken|wrong|invalid|disappear\w*|crash\w*|denied|unknown)\b|n['’]t\b/i

/** Pages about this site rather than the tool. */
const aboutSite = /^\/docs\/contributing\//

/** A page's name in its address. Where a section starts, it's the section's: `/plugins/openapi/intro` → `openapi`. */
export const toShortName = (path: string) => path.split('/').at(starts.test(path) ? -2 : -1) ?? ''

/** Whether a page is where a section called like the query starts: `/plugins/confluent-schema-registry/intro`. */
function isStartOf({ path, kind }: OutlinePage, { terms }: Wanted): boolean {
  const name = starts.test(path) || kind === 'index' ? toShortName(path) : ''
  return name.split('-').some((word) => terms.has(toTerm(word)))
}

/** Weight of a page among others that have the same words. */
export function rankPage(page: OutlinePage, wanted: Wanted): number {
  const { path, title, area, kind } = page
  const { exact, literal, near, isIdentifier, terms, words, isProblem } = wanted
  const { pages, areas } = weights
  const name = getPageName(page)
  const count = words.length
  const inTitle = Math.min(1, [...name.terms].filter((term) => terms.has(term)).length / count)
  const isNamed = area === 'SDK' && count > 1 && inTitle === 1
  const isWhole = isNamed && name.parts.every((part) => terms.has(part))
  const wantsScript = area === 'SDK' && scriptWords.some((word) => terms.has(word))
  const wantsArea = isIdentifier || wantsScript || isNamed || terms.has(toTerm(area))
  const isStart = count <= 2 && isStartOf(page, wanted)
  const isQuestion = count > 2 && inTitle < 1 && !isIdentifier
  const factors = [
    isIdentifier && (area === 'API' || area === 'SDK') ? pages.identifier : 1,
    wantsArea ? 1 : areas[area],
    area === 'API' && isQuestion && !terms.has(toTerm(area)) ? pages.question : 1,
    wantsScript ? pages.script : 1,
    isWhole ? pages.namedWhole : isNamed ? pages.named : 1,
    aboutSite.test(path) && !terms.has('contribut') ? pages.aboutSite : 1,
    area === near ? pages.near : 1,
    name.product.length > 0 && !name.product.some((term) => terms.has(term)) ? pages.product : 1,
    path.includes('/troubleshooting/') && !isProblem ? pages.troubleshooting : 1,
    // If several pages have the same name, the one at the highest level comes first.
    1 - pages.depth * Math.min(path.split('/').length - 2, 5),
    isStart ? pages.start : 1,
    1 + pages.inTitle * inTitle,
    (1 + page.linkCount) ** pages.links,
    name.exact === exact ? (isIdentifier ? pages.identifierTitle : pages.title) : 1,
    title.toLowerCase() === literal ? pages.literal : 1,
    kind === 'index' && name.exact !== exact && !isStart ? pages.list : 1,
    kind === 'reference' && area !== 'SDK' && name.first === exact ? pages.reference : 1,
  ]
  return factors.reduce((product, factor) => product * factor, 1)
}

/** How well a heading fits: 0 if it adds nothing to the title, 2 if it's what was asked for. */
function rankPlace(heading: string, title: string, { exact, terms }: Wanted): number {
  const words = splitWords(heading).map(toTerm)
  const isWanted = (word: string) =>
    terms.has(word) || [...terms].some((term) => term.length > 2 && word.startsWith(term))
  const found = new Set(words.filter(isWanted))
  for (const word of splitWords(title).map(toTerm)) found.delete(word)
  if (words.join(' ') === exact) return 2
  return found.size === 0 ? 0 : found.size / (words.length + 1)
}

/** The headings of a page that fit, best first: that of the fact that was asked for, if any, then others. */
export function listPlaces(page: OutlinePage, fact: number | undefined, wanted: Wanted) {
  const { title, headings, ids, factPlaces } = page
  const first = factPlaces[fact ?? -1]
  // Without details, there's nothing to link to.
  return ids
    .map((id, i) => {
      const heading = headings[i] ?? ''
      return { id, heading, score: i === first ? Infinity : rankPlace(heading, title, wanted) }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
}

/** Number of hits to spread. Readers don't notice the order further down. */
const MAX_SPREAD = 30

/** Reorders hits so that pages of one folder don't take all first places. */
export function toSpread<T extends { page: Pick<OutlinePage, 'path' | 'kind'>; score: number }>(
  hits: readonly T[],
): T[] {
  const rest = hits.slice(0, MAX_SPREAD)
  const counts = new Map<string, number>()
  const spread: T[] = []
  // The index of a folder belongs to it.
  const toFolder = ({ page: { path, kind } }: T) => (kind === 'index' ? path : path.slice(0, path.lastIndexOf('/')))
  const getScore = (hit: T) => hit.score / (1 + weights.pages.crowding * (counts.get(toFolder(hit)) ?? 0))
  while (rest.length > 0) {
    const best = rest.reduce((a, b) => (getScore(b) > getScore(a) ? b : a))
    rest.splice(rest.indexOf(best), 1)
    counts.set(toFolder(best), (counts.get(toFolder(best)) ?? 0) + 1)
    spread.push(best)
  }
  return [...spread, ...hits.slice(MAX_SPREAD)]
}

/** How much a word says about what's wanted: more if few pages have it. */
export const toRarity = (count: number, pageCount: number) => Math.log(1 + pageCount / (count + weights.matches.rarity))
