import type { FactName } from './fact-names'
import type { OutlinePage } from './outline'
import { weights } from './weights'
import { dropSmallWords, splitWords, toTerm } from './words'

/** Pages where a section starts. */
const starts = /\/(intro|introduction|welcome|getting-started|overview)$/

/** What a query asks for. */
export interface Wanted {
  /** The normalized query. */
  exact: string
  /** The query as the name of a field, command or message. */
  asked: FactName
  /** Normalized words and their synonyms. */
  terms: ReadonlySet<string>
  /** Number of words. */
  count: number
  /** Area of the current page. */
  near: string | undefined
  isIdentifier: boolean
  /** Whether it says what's wrong: "not", "missing", "error". */
  isProblem: boolean
}

/** A page's names, ready to compare. */
export interface PageName {
  path: string
  area: string
  kind: string
  /** Its normalized title, and the title's first word. */
  exact: string
  first: string
  /** Terms of the title. */
  terms: ReadonlySet<string>
  /** Terms of the parts of a function's name. */
  parts: readonly string[]
  /** Terms of the product's name, if the page is about one. */
  product: readonly string[]
}

/** A heading, keyword or other short text that says what a page is about. */
export interface Phrase {
  terms: ReadonlySet<string>
  kind: 'title' | 'heading' | 'keyword' | 'description'
}

const toTerms = (text: string): ReadonlySet<string> => new Set(splitWords(dropSmallWords(text)).map(toTerm))

export function toPhrases([, title, , , , , keywords, description, , headings]: OutlinePage): Phrase[] {
  return [
    { terms: toTerms(title), kind: 'title' },
    ...headings.map((heading): Phrase => ({ terms: toTerms(heading), kind: 'heading' })),
    ...keywords.map((keyword): Phrase => ({ terms: toTerms(keyword), kind: 'keyword' })),
    { terms: toTerms(description), kind: 'description' },
  ]
}

/** A word of a query, and what finding it is worth. */
export interface WantedWord {
  own: readonly string[]
  terms: readonly string[]
  synonym: number
  rarity: number
}

/**
 * How well one phrase of a page says what was asked for: the more of the query's words it has together, and the fewer
 * others.
 * @returns from 0 to the weight of the best phrase
 */
export function ratePhrases(phrases: readonly Phrase[], words: readonly WantedWord[]): number {
  const total = words.reduce((sum, { rarity }) => sum + rarity, 0)
  if (total === 0) return 0
  let best = 0
  for (const { terms, kind } of phrases) {
    let rarity = 0
    let count = 0
    for (const word of words) {
      const share = word.own.some((term) => terms.has(term))
        ? 1
        : word.terms.some((term) => terms.has(term))
          ? word.synonym
          : 0
      rarity += word.rarity * share
      count += share
    }
    const precision = Math.min(1, count / Math.max(1, terms.size))
    const { coverage: share, precision: rest, [kind]: weight } = weights.phrases
    const value = weight * (rarity / total) ** share * precision ** rest
    if (value > best) best = value
  }
  return best
}

/** Normalizes text to compare names regardless of case, plural and inflection. */
export const toExact = (text: string) => splitWords(text.replace(/\(\)$/, '')).map(toTerm).join(' ')

export function toPageName([path, title, area, kind]: OutlinePage): PageName {
  const parts = dropSmallWords(splitWords(title).slice(1).join(' '))
  return {
    ...{ path, area, kind },
    exact: toExact(title),
    first: toExact(title.split(' ')[0] ?? ''),
    terms: new Set(splitWords(title).map(toTerm)),
    parts: splitWords(parts).map(toTerm),
    product: (productFolder.exec(path)?.[1] ?? '')
      .split('-')
      .map(toTerm)
      .filter((term) => !notProducts.has(term)),
  }
}

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

export const isProblem = (query: string) => problem.test(query)

/** Pages about this site rather than the tool. */
const aboutSite = /^\/docs\/contributing\//

/** A page's name in its address. Where a section starts, it's the section's: `/plugins/openapi/intro` → `openapi`. */
export function toShortName(path: string): string {
  return path.split('/').at(starts.test(path) ? -2 : -1) ?? ''
}

/** Whether a page is where a section called like the query starts: `/plugins/confluent-schema-registry/intro`. */
function isStartOf(path: string, kind: string, terms: ReadonlySet<string>): boolean {
  const name = starts.test(path) || kind === 'index' ? toShortName(path) : ''
  return name.split('-').some((word) => terms.has(toTerm(word)))
}

/** Weight of a page among others that have the same words. */
export function rankPage(name: PageName, { exact, near, isIdentifier, terms, count, isProblem }: Wanted): number {
  const { path, area, kind } = name
  const { pages, areas } = weights
  const inTitle = Math.min(1, [...name.terms].filter((term) => terms.has(term)).length / count)
  const isNamed = area === 'SDK' && count > 1 && inTitle === 1
  const isWhole = isNamed && name.parts.every((part) => terms.has(part))
  const wantsScript = area === 'SDK' && scriptWords.some((word) => terms.has(word))
  const wantsArea = isIdentifier || wantsScript || isNamed || terms.has(toTerm(area))
  const isQuestion = count > 2 && inTitle < 1 && !isIdentifier
  const factors = [
    isIdentifier && (area === 'API' || area === 'SDK') ? pages.identifier : 1,
    wantsArea ? 1 : ((areas as Record<string, number>)[area] ?? 1),
    area === 'API' && isQuestion && !terms.has(toTerm(area)) ? pages.question : 1,
    wantsScript ? pages.script : 1,
    isWhole ? pages.namedWhole : isNamed ? pages.named : 1,
    aboutSite.test(path) && !terms.has('contribut') ? pages.aboutSite : 1,
    area === near ? pages.near : 1,
    name.product.length > 0 && !name.product.some((term) => terms.has(term)) ? pages.product : 1,
    path.includes('/troubleshooting/') && !isProblem ? pages.troubleshooting : 1,
    // If several pages have the same name, the one at the highest level comes first.
    1 - pages.depth * Math.min(path.split('/').length - 2, 5),
    count <= 2 && isStartOf(path, kind, terms) ? pages.start : 1,
    1 + pages.inTitle * inTitle,
    name.exact === exact ? (isIdentifier ? pages.identifierTitle : pages.title) : 1,
    kind === 'reference' && area !== 'SDK' && name.first === exact ? pages.reference : 1,
  ]
  return factors.reduce((product, factor) => product * factor, 1)
}

/** How well a heading fits: 0 if it adds nothing to the title, 2 if it's what was asked for. */
export function rankPlace(heading: string, title: string, { exact, terms }: Wanted): number {
  const words = splitWords(heading).map(toTerm)
  const isWanted = (word: string) =>
    terms.has(word) || [...terms].some((term) => term.length > 2 && word.startsWith(term))
  const found = new Set(words.filter(isWanted))
  for (const word of splitWords(title).map(toTerm)) found.delete(word)
  if (words.join(' ') === exact) return 2
  return found.size === 0 ? 0 : found.size / (words.length + 1)
}

/** Number of hits to spread. Nobody sees an order further down. */
const MAX_SPREAD = 30

/** Reorders hits so that pages of one folder don't take all first places. */
export function toSpread<T extends { path: string; kind: string; score: number }>(hits: readonly T[]): T[] {
  const rest = hits.slice(0, MAX_SPREAD)
  const counts = new Map<string, number>()
  const spread: T[] = []
  // The index of a folder belongs to it.
  const toFolder = ({ path, kind }: T) => (kind === 'index' ? path : path.slice(0, path.lastIndexOf('/')))
  const getScore = (hit: T) => hit.score / (1 + weights.pages.crowding * (counts.get(toFolder(hit)) ?? 0))
  while (rest.length > 0) {
    const best = rest.reduce((a, b) => (getScore(b) > getScore(a) ? b : a))
    rest.splice(rest.indexOf(best), 1)
    counts.set(toFolder(best), (counts.get(toFolder(best)) ?? 0) + 1)
    spread.push(best)
  }
  return [...spread, ...hits.slice(MAX_SPREAD)]
}

/** The full-text matches of a query. */
interface TextMatches {
  count: number
  /** Number of matches that matter. */
  size: number
  /** Share of the query's words in the names of the best page. The fewer, the more its text says. */
  trust: number
  /** No page's names have all words of the query. */
  isLoose: boolean
}

/**
 * What a page's place among the full-text matches adds to its score.
 * @param rank starts at 0
 */
export function toTextScore(rank: number | undefined, { count, size, trust, isLoose }: TextMatches): number {
  if (rank === undefined || rank >= size) return 0
  const { loose, doubt, many, complete } = weights.text
  return (isLoose ? (loose * (1 - trust) ** doubt) / count ** many : complete) / (1 + rank / 4)
}
