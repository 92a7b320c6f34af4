import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import { findFact } from './fact-names'
import type { Outline, OutlinePage } from './outline'
import { countPages, joinOutline, selectPages, type OutlineNames } from './outline-files'
import { getPageName, listPlaces, rankPage, ratePhrases, toRarity, toSpread, toWanted, toWordShare } from './ranking'
import type { Wanted } from './ranking'
import { weights } from './weights'
import { alternatives, commonVerbs, dropSmallWords, replacePhrases, splitWords, toTerm, wholeWords } from './words'

/** A page, with the headings that match best. */
export type OutlineHit = ReturnType<OutlineIndex['toHit']>

/** What limits and orders results. */
interface OutlineOptions {
  /** Area of the current page, whose pages come first among equals. */
  near?: string | undefined
  isAllowed?: (page: OutlinePage) => boolean
  /** Normalized words that a page's text has. */
  getTextTerms?: ((path: string) => Pick<ReadonlySet<string>, 'has'> | undefined) | undefined
}

/** One word of a query, before it's known how rare it is. */
type QueryWord = ReturnType<OutlineIndex['toWord']>

/** Number of pages whose phrases are compared. None further down gets among the first. */
const MAX_PHRASED = 60

const fields = ['title', 'parts', 'headings', 'keywords', 'description', 'trail', 'facts'] as const

type Entry = Partial<Record<(typeof fields)[number], string>> & { id: number }

function toEntry({ title, breadcrumbs, keywords, description, headings, facts }: OutlinePage, id: number): Entry {
  const whole = new Set(wholeWords(title))
  // Pieces of names such as `writeEvent`.
  const parts = splitWords(title).filter((word) => !whole.has(word))
  return {
    ...{ id, title, description, parts: parts.join(' ') },
    headings: headings.join('\n'),
    keywords: keywords.join('\n'),
    trail: breadcrumbs.join('\n'),
    facts: facts.join('\n'),
  }
}

const byScore = (a: OutlineHit, b: OutlineHit) => b.score - a.score

/** Searches pages by title, headings, keywords and description, with prefixes, typos and parts of names. */
export class OutlineIndex {
  /** Original spelling of each term. */
  private readonly spellings = new Map<string, string>()
  private readonly index = new MiniSearch<Entry>({
    fields: [...fields],
    tokenize: (text, field) => (field === 'title' ? wholeWords(text) : splitWords(text)),
    // The word itself is indexed too, because a beginning such as `configura` isn't one of its stem.
    processTerm: (word) => {
      const [whole, term] = [word.toLowerCase(), toTerm(word)]
      if (!this.spellings.has(term)) this.spellings.set(term, whole)
      if (whole === term) return term
      this.spellings.set(whole, whole)
      return [term, whole]
    },
    searchOptions: { tokenize: (term) => [term], processTerm: (term) => term, boost: weights.fields },
  })

  /** @param size number of pages of the site, of which the outline may have a part. Without names, it's 0. */
  constructor(
    private readonly outline: Outline,
    readonly size = outline.pages.length,
    isFilled = true,
  ) {
    if (!isFilled) return
    this.index.addAll(outline.pages.map(toEntry))
    this.addOthers()
  }

  /** Like the constructor, but in steps, because a phone would be blocked for half a second while someone types. */
  static async create(outline: Outline, size?: number): Promise<OutlineIndex> {
    const filled = new OutlineIndex(outline, size, false)
    await filled.index.addAllAsync(outline.pages.map(toEntry), { chunkSize: 40 })
    filled.addOthers()
    return filled
  }

  /** Adds the site's other pages without their names, because how rare a word is depends on the number of all pages. */
  private addOthers() {
    for (let id = this.outline.pages.length; id < this.size; id++) this.index.add({ id })
  }

  /** The pages that match, best first. An empty query has none. */
  search(query: string, { near, isAllowed = () => true, getTextTerms }: OutlineOptions = {}): OutlineHit[] {
    const parsed = this.toWords(query)
    if (parsed.length === 0) return []
    const results = this.index.search(
      { combineWith: 'OR', queries: parsed.map((word) => word.query) },
      { filter: (result) => isAllowed(this.getPage(result)) },
    )
    const words = parsed.map((word) => ({ ...word, rarity: this.measureRarity(word, results) }))
    const wanted = toWanted(query, words, near)
    const hits = results.map((result) => this.toHit(result, wanted, getTextTerms)).sort(byScore)
    for (const hit of hits.slice(0, MAX_PHRASED)) hit.score *= 1 + ratePhrases(hit.page, wanted)
    const best = Math.max(0, ...hits.map(({ score }) => score))
    const isTitle = hits.some(({ page }) => getPageName(page).exact === wanted.exact)
    for (const hit of hits) hit.score += best * (hit.fact?.score ?? 0) * (isTitle ? weights.facts.titled : 1)
    return toSpread(hits.sort(byScore))
  }

  /** @throws if there's no such page */
  private getPage({ id }: SearchResult): OutlinePage {
    const page = this.outline.pages[Number(id)]
    if (page === undefined) throw new Error(`The search index has no page ${id}.`)
    return page
  }

  /** Words that few pages have say more about what's wanted. */
  private measureRarity({ own, terms, synonym, weight }: QueryWord, results: readonly SearchResult[]): number {
    const counted = synonym === 1 ? terms : own
    const count = results.filter(({ queryTerms }) => counted.some((term) => queryTerms.includes(term))).length
    return weight * toRarity(count, this.size)
  }

  private toHit(result: SearchResult, wanted: Wanted, getTextTerms: OutlineOptions['getTextTerms']) {
    const { score, terms: found, queryTerms } = result
    const page = this.getPage(result)
    const inText = getTextTerms?.(page.path)
    /** Share of the query's words that the page has, weighted by how rare they are: from 0 to 1. */
    let coverage = 0
    /** The same for names only, where words found by their spelling count in part. */
    let certainty = 0
    for (const word of wanted.words) {
      const share = toWordShare(word, (term) => queryTerms.includes(term))
      const textShare = word.own.some((term) => inText?.has(term)) ? weights.text.word : 0
      // The word, or one that starts with it, rather than one with a similar spelling.
      const isSpelled = found.some((term) => word.terms.some((start) => term.startsWith(start)))
      coverage += word.rarity * Math.max(share, textShare)
      certainty += word.rarity * share * (isSpelled ? 1 : weights.least.typo)
    }
    coverage /= wanted.rarity
    certainty /= wanted.rarity
    const { index, score: factScore } = findFact(getPageName(page).facts, wanted.asked)
    const name = page.facts[index]
    const { reference, most } = weights.facts
    const worth = Math.min(factScore * (page.area === 'API' ? reference : 1), most)
    /** The fact that the query asks for, as an index of the page's facts, and what that's worth. */
    const fact = name === undefined ? undefined : { index, name, score: worth }
    // A message doesn't always have a word such as "error".
    const rank = rankPage(page, fact === undefined ? wanted : { ...wanted, isProblem: true })
    return {
      ...{ page, coverage, certainty, fact },
      /** Matching terms of the index, to highlight. */
      words: found,
      score: score * coverage ** weights.pages.coverage * rank,
      /** Headings that say more about the query than the title, best first. */
      getPlaces: () => listPlaces(page, fact?.index, wanted),
    }
  }

  /** Whether names of pages have a word, in any form. */
  isKnown(word: string): boolean {
    return this.spellings.has(word.toLowerCase()) || this.spellings.has(toTerm(word))
  }

  /** Words of a query. Two that the site writes as one, such as `async api`, count as one. */
  private toWords(query: string): QueryWord[] {
    const phrases = new Map<string, string[]>()
    const words = wholeWords(dropSmallWords(replacePhrases(query, phrases)))
    const found: QueryWord[] = []
    for (let i = 0; i < words.length; i++) {
      const [word = '', next = ''] = words.slice(i)
      const joined = word + next
      const isJoined = next !== '' && joined.length > 5 && this.isKnown(joined)
      // Two words for one thing, such as "AI assistant", would count twice.
      const isRepeated = alternatives.get(toTerm(word))?.includes(toTerm(next)) ?? false
      if (isJoined || isRepeated) i++
      const weight = words.length > 1 && commonVerbs.has(toTerm(word)) ? weights.matches.verb : 1
      const isLast = i === words.length - 1
      const parts = isJoined ? [word, next] : phrases.get(word)
      found.push(this.toWord(isJoined ? joined : word, isLast, weight, parts))
    }
    return found
  }

  /** A word with its other forms, synonyms, and parts of its phrase or camel case. Unknown words may have typos. */
  private toWord(word: string, isLast: boolean, weight: number, parts = splitWords(word).slice(1)) {
    const [whole, term] = [word.toLowerCase(), toTerm(word)]
    const isKnown = this.isKnown(word)
    const { fuzzy, prefix, synonym, onlySynonym, synonymShare } = weights.matches
    const others = alternatives.get(term) ?? []
    const own = [whole, term, ...parts.map(toTerm)]
    const itself: Query = {
      combineWith: 'OR',
      queries: [...new Set([whole, term])],
      // A one-letter prefix matches too many words, unless it's the whole query.
      prefix: isLast ? whole.length > 1 || !isKnown : whole.length > 3 && !isKnown,
      fuzzy: !isKnown && whole.length > 3 && (whole.length > 4 ? 2 : 1),
      weights: { fuzzy, prefix },
      boostTerm: () => weight,
    }
    const queries: Query[] = [
      itself,
      { combineWith: 'OR', queries: others, boostTerm: () => weight * (isKnown ? synonym : onlySynonym) },
      { combineWith: 'AND', queries: parts.map(toTerm) },
    ]
    const query: Query = { combineWith: 'OR', queries }
    return { weight, own, query, terms: [...own, ...others], synonym: isKnown ? synonymShare : 1 }
  }

  /** Corrects a query's spelling with the words in page names. Returns it unchanged if all words are known. */
  correct(query: string): string {
    const words = query.split(/\s+/).map((word) => {
      if (this.index.search(toTerm(word), { prefix: true }).length > 0) return word
      const find = (fuzzy: number) => this.index.search(word.toLowerCase(), { fuzzy })[0]?.terms[0]
      const term = find(1) ?? (word.length > 4 ? find(2) : undefined)
      return term === undefined ? word : (this.spellings.get(term) ?? term)
    })
    return words.join(' ')
  }

  /** Titles similar to the query, followed by index pages. */
  suggest(query: string, count: number): string[] {
    const queries = splitWords(query).map((word) => word.toLowerCase())
    const found = this.index.search({ combineWith: 'OR', queries }, { fuzzy: 0.4, prefix: true })
    const overviews = this.outline.pages.filter(({ kind }) => kind === 'index')
    const titles = [...found.map((result) => this.getPage(result)), ...overviews].map(({ title }) => title)
    return [...new Set(titles)].slice(0, count)
  }
}

/** Names of a site, which are indexed for each query, and how many pages they're of. */
export type Names = ReturnType<typeof readNames>

/** Prepares the file of names. */
export function readNames(names: OutlineNames) {
  const size = countPages(names)
  return { size, toIndex: (query: string) => OutlineIndex.create(joinOutline(selectPages(names, query)), size) }
}
