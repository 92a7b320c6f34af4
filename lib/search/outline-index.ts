import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch'
import type { Outline, OutlinePage } from './outline'
import { findFact, toFactName, type FactName } from './fact-names'
import {
  isProblem,
  rankPage,
  rankPlace,
  ratePhrases,
  toExact,
  toPageName,
  toPhrases,
  toSpread,
  type PageName,
  type Phrase,
  type Wanted,
} from './ranking'
import { weights } from './weights'
import {
  alternatives,
  commonVerbs,
  dropSmallWords,
  isIdentifier,
  replacePhrases,
  splitWords,
  toTerm,
  wholeWords,
} from './words'

/** A page, with the headings that match best. */
export interface OutlineHit {
  path: string
  title: string
  area: string
  kind: string
  tag: string
  breadcrumbs: string[]
  description: string
  score: number
  /** Share of the query's words that the page has, weighted by how rare they are: from 0 to 1. */
  coverage: number
  /** The same, but words found by their spelling only count in part. */
  certainty: number
  /** Headings that say more about the query than the title, best first. */
  getPlaces: () => { id: string; heading: string }[]
  /** The fact that the query asks for, as an index of the page's facts. */
  fact: { index: number; name: string } | undefined
  /** Matching terms of the index, to highlight. */
  words: string[]
}

export interface OutlineQuery {
  /** Area of the current page, whose pages come first among equals. */
  near?: string | undefined
  isAllowed?: (page: { area: string; tag: string }) => boolean
}

export interface OutlineAnswer {
  /** Sorted by relevance. */
  hits: OutlineHit[]
  /** True if no page has all words of the query. */
  isLoose: boolean
}

/** One word of a query, and everything that counts as a match for it. */
interface QueryWord {
  query: Query
  /** Terms that tell which word a result matched: the word itself and its parts, then its synonyms. */
  own: string[]
  terms: string[]
  /** What a synonym counts, compared to the word itself. */
  synonym: number
  /** What a match is worth, compared to other words. */
  weight: number
}

/** What a page is called, ready to compare. */
interface PageNames {
  name: PageName
  facts: readonly FactName[]
}

/** A result before its texts are looked up. */
interface Rated {
  /** Index of its page. */
  page: number
  path: string
  kind: string
  exact: string
  score: number
  coverage: number
  certainty: number
  /** Index of the fact that the query asks for. */
  factIndex: number | undefined
  factScore: number
  words: string[]
}

interface Entry {
  id: number
  title: string
  /** Pieces of names such as `writeEvent`. */
  parts: string
  headings: string
  keywords: string
  description: string
  trail: string
  facts: string
}

/** Number of pages whose phrases are compared. None further down gets among the first. */
const MAX_PHRASED = 60

const fields = ['title', 'parts', 'headings', 'keywords', 'description', 'trail', 'facts'] as const

function toEntry(
  [, title, , , , breadcrumbs, keywords, description, , headings, facts]: OutlinePage,
  id: number,
): Entry {
  const whole = new Set(wholeWords(title))
  return {
    id,
    title,
    parts: splitWords(title)
      .filter((word) => !whole.has(word))
      .join(' '),
    headings: headings.join('\n'),
    keywords: keywords.join('\n'),
    description,
    trail: breadcrumbs.join('\n'),
    facts: facts.join('\n'),
  }
}

/** Whether a result has a word, or one that starts with it, rather than one with a similar spelling. */
const isSpelled = ({ terms }: SearchResult, { terms: wanted }: Pick<QueryWord, 'terms'> = { terms: [] }) =>
  terms.some((term) => wanted.some((word) => term.startsWith(word)))

/** Searches pages by title, headings, keywords and description, with prefixes, typos and parts of names. */
export class OutlineIndex {
  /** What a page is called, read when it's first found. */
  private readonly names = new Map<number, PageNames>()
  /** What a page says in short, read when it's first among the best. */
  private readonly phrases = new Map<number, readonly Phrase[]>()
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
    searchOptions: { tokenize: (term) => [term], processTerm: (term) => term },
  })

  constructor(
    private readonly outline: Outline,
    isFilled = true,
  ) {
    if (isFilled) this.index.addAll(outline.pages.map(toEntry))
  }

  /** Like the constructor, but in steps, because a phone would be blocked for half a second while someone types. */
  static async create(outline: Outline): Promise<OutlineIndex> {
    const filled = new OutlineIndex(outline, false)
    await filled.index.addAllAsync(outline.pages.map(toEntry), { chunkSize: 40 })
    return filled
  }

  get isEmpty(): boolean {
    return this.outline.pages.length === 0
  }

  /** Returns no hits for an empty query. */
  search(query: string, { near, isAllowed = () => true }: OutlineQuery = {}): OutlineAnswer {
    const words = this.toWords(query)
    if (words.length === 0) return { hits: [], isLoose: false }
    const wanted: Wanted = {
      exact: toExact(query),
      asked: toFactName(query),
      terms: new Set(words.flatMap(({ terms }) => terms)),
      count: words.length,
      near,
      isIdentifier: isIdentifier(query),
      isProblem: isProblem(query),
    }
    const results = this.index.search(
      { combineWith: 'OR', queries: words.map((word) => word.query) },
      {
        boost: weights.fields,
        filter: ({ id }) => {
          const page = this.outline.pages[id as number]
          return page !== undefined && isAllowed({ area: page[2], tag: page[4] })
        },
      },
    )
    const rarity = this.measureRarity(words, results)
    const total = rarity.reduce((sum, value) => sum + value, 0)
    const toShare = (values: readonly number[]) =>
      total === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / total
    const rated = results.map((result) => {
      const has = (terms: readonly string[]) => terms.some((term) => result.queryTerms.includes(term))
      const found = words.map(
        ({ own, terms, synonym }, i) => (rarity[i] ?? 0) * (has(own) ? 1 : has(terms) ? synonym : 0),
      )
      const certain = found.map((value, i) => value * (isSpelled(result, words[i]) ? 1 : weights.least.typo))
      return this.rate(result, { coverage: toShare(found), certainty: toShare(certain) }, wanted)
    })
    rated.sort((a, b) => b.score - a.score)
    const wantedWords = words.map((word, i) => ({ ...word, rarity: rarity[i] ?? 0 }))
    for (const hit of rated.slice(0, MAX_PHRASED)) hit.score *= 1 + ratePhrases(this.getPhrases(hit.page), wantedWords)
    const best = Math.max(0, ...rated.map(({ score }) => score))
    const isTitle = rated.some(({ exact }) => exact === wanted.exact)
    const sorted = rated
      .map(({ factScore, ...hit }) => ({
        ...hit,
        score: hit.score + best * factScore * (isTitle ? weights.facts.titled : 1),
      }))
      .sort((a, b) => b.score - a.score)
    return {
      hits: toSpread(sorted).map((hit) => this.toHit(hit, wanted)),
      isLoose: !sorted.some(({ coverage }) => coverage > 0.999),
    }
  }

  /** @throws if there's no such page */
  private getPage(id: number): OutlinePage {
    const page = this.outline.pages[id]
    if (page === undefined) throw new Error(`The search index has no page ${id}.`)
    return page
  }

  private getPhrases(id: number): readonly Phrase[] {
    const phrases = this.phrases.get(id) ?? toPhrases(this.getPage(id))
    this.phrases.set(id, phrases)
    return phrases
  }

  private getNames(id: number): PageNames {
    const known = this.names.get(id)
    if (known !== undefined) return known
    const page = this.getPage(id)
    const [, , , , , , , , , , facts] = page
    const names = { name: toPageName(page), facts: facts.map(toFactName) }
    this.names.set(id, names)
    return names
  }

  /** Words that few pages have say more about what's wanted. */
  private measureRarity(words: readonly QueryWord[], results: readonly SearchResult[]): number[] {
    return words.map(({ own, terms, synonym, weight }) => {
      const counted = synonym === 1 ? terms : own
      const count = results.filter(({ queryTerms }) => counted.some((term) => queryTerms.includes(term))).length
      return weight * Math.log(1 + this.outline.pages.length / (count + weights.matches.rarity))
    })
  }

  private isKnown(word: string): boolean {
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
      found.push(
        this.toWord(
          isJoined ? joined : word,
          i === words.length - 1,
          weight,
          isJoined ? [word, next] : phrases.get(word),
        ),
      )
    }
    return found
  }

  /**
   * A word as typed, its other forms, synonyms and parts. Unknown words may have typos.
   * @param weight compared to other words
   * @param parts of a name or phrase; by default those of its camel case
   */
  private toWord(word: string, isLast: boolean, weight: number, parts = splitWords(word).slice(1)): QueryWord {
    const [whole, term] = [word.toLowerCase(), toTerm(word)]
    const isKnown = this.isKnown(word)
    const { fuzzy, prefix } = weights.matches
    const options: SearchOptions = {
      // A one-letter prefix matches too many words, unless it's the whole query.
      prefix: isLast ? whole.length > 1 || !isKnown : whole.length > 3 && !isKnown,
      fuzzy: isKnown || whole.length < 4 ? false : whole.length > 4 ? 2 : 1,
      weights: { fuzzy, prefix },
    }
    const others = alternatives.get(term) ?? []
    const synonym = isKnown ? weights.matches.synonym : weights.matches.onlySynonym
    return {
      weight,
      own: [...new Set([whole, term, ...parts.map(toTerm)])],
      synonym: isKnown ? weights.matches.synonymShare : 1,
      terms: [...new Set([whole, term, ...others, ...parts.map(toTerm)])],
      query: {
        combineWith: 'OR',
        queries: [
          { ...options, combineWith: 'OR', queries: [...new Set([whole, term])], boostTerm: () => weight },
          ...(others.length === 0
            ? []
            : [{ combineWith: 'OR' as const, queries: others, boostTerm: () => weight * synonym }]),
          ...(parts.length === 0 ? [] : [{ combineWith: 'AND' as const, queries: parts.map(toTerm) }]),
        ],
      },
    }
  }

  /** Corrects a query's spelling with the words in page names. Returns it unchanged if all words are known. */
  correct(query: string): string {
    const words = query.split(/\s+/).map((word) => {
      if (this.index.search(toTerm(word), { prefix: true }).length > 0) return word
      const [best] = this.index.search(word.toLowerCase(), { fuzzy: word.length > 4 ? 2 : 1, boost: weights.fields })
      const [term] = best?.terms ?? []
      return term === undefined ? word : (this.spellings.get(term) ?? term)
    })
    return words.join(' ')
  }

  /** Titles similar to the query, followed by index pages. */
  suggest(query: string, count: number): string[] {
    const queries = splitWords(query).map((word) => word.toLowerCase())
    const found = this.index.search({ combineWith: 'OR', queries }, { fuzzy: 0.4, prefix: true, boost: weights.fields })
    const titles = found.flatMap(({ id }) => this.outline.pages[id as number]?.[1] ?? [])
    const overviews = this.outline.pages.filter(([, , , kind]) => kind === 'index').map(([, title]) => title)
    return [...new Set([...titles, ...overviews])].slice(0, count)
  }

  private rate(
    { id, score, terms }: SearchResult,
    { coverage, certainty }: Pick<Rated, 'coverage' | 'certainty'>,
    wanted: Wanted,
  ): Rated {
    const page = id as number
    const { name, facts } = this.getNames(page)
    const { path, kind, area, exact } = name
    const { index, score: factScore } = findFact(facts, wanted.asked)
    const { reference, most } = weights.facts
    return {
      ...{ page, path, kind, exact, coverage, certainty, words: terms },
      score:
        score *
        coverage ** weights.pages.coverage *
        // A message doesn't always have a word such as "error".
        rankPage(name, factScore === 0 ? wanted : { ...wanted, isProblem: true }),
      factIndex: factScore === 0 ? undefined : index,
      factScore: Math.min(factScore * (area === 'API' ? reference : 1), most),
    }
  }

  private toHit(
    { page: id, factIndex = -1, score, coverage, certainty, words }: Omit<Rated, 'factScore'>,
    wanted: Wanted,
  ): OutlineHit {
    const page = this.getPage(id)
    const [path, title, area, kind, tag, breadcrumbs, , description, ids, headings, facts, factPlaces] = page
    const name = facts[factIndex]
    return {
      ...{ path, title, area, kind, tag, breadcrumbs, description, score, coverage, certainty, words },
      fact: name === undefined ? undefined : { index: factIndex, name },
      getPlaces: () =>
        headings
          .map((heading, i) => ({
            ...{ id: ids[i] ?? '', heading, isOfFact: i === (factPlaces[factIndex] ?? -1) },
            score: rankPlace(heading, title, wanted),
          }))
          // Without details, there's nothing to link to.
          .filter((place) => place.id !== '' && (place.score > 0 || place.isOfFact))
          .sort((a, b) => Number(b.isOfFact) - Number(a.isOfFact) || b.score - a.score)
          .map(({ id: anchor, heading }) => ({ id: anchor, heading })),
    }
  }
}
