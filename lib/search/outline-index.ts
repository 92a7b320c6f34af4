import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch'
import type { Outline } from './outline'
import { toEntries, type Entry } from './outline-entries'
import { rank, toExact, toWordQuery, weights } from './ranking'
import { dropSmallWords, isIdentifier, replacePhrases, splitWords, toTerm, wholeWords } from './words'

/** A page or one of its headings. */
export interface OutlineHit {
  path: string
  /** Heading id. Undefined for the page itself. */
  id: string | undefined
  title: string
  heading: string | undefined
  area: string
  kind: string
  tag: string
  breadcrumbs: string[]
  score: number
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
  /** True if no name matches all words of the query, only some. */
  isLoose: boolean
}

const fields = ['own', 'parts', 'title', 'keywords', 'trail'] as const

/** Searches pages by title and heading, with prefixes, typos and parts of names. */
export class OutlineIndex {
  private readonly entries: Entry[]
  /** Original spelling of each term. */
  private readonly spellings = new Map<string, string>()
  private readonly index = new MiniSearch<Entry>({
    fields: [...fields],
    tokenize: (text, field) => (field === 'own' ? wholeWords(text) : splitWords(text)),
    processTerm: (word) => {
      const term = toTerm(word)
      if (!this.spellings.has(term)) this.spellings.set(term, word.toLowerCase())
      return term
    },
    searchOptions: { tokenize: splitWords, processTerm: toTerm },
  })

  constructor(private readonly outline: Outline) {
    this.entries = toEntries(outline)
    this.index.addAll(this.entries)
  }

  get isEmpty(): boolean {
    return this.entries.length === 0
  }

  /** Returns no hits for an empty query. */
  search(query: string, { near, isAllowed = () => true }: OutlineQuery = {}): OutlineAnswer {
    if (splitWords(query).length === 0) return { hits: [], isLoose: false }
    const wants = { exact: toExact(query), near, wantsReference: isIdentifier(query) }
    const options: SearchOptions = {
      boost: weights,
      // A one-letter prefix matches too many words, unless it's the whole query.
      prefix: (term, i, terms) => terms.length === 1 || term.length > (i === terms.length - 1 ? 1 : 2),
      fuzzy: (term) => (term.length > 7 ? 2 : term.length > 3 ? 1 : false),
      weights: { fuzzy: 0.35, prefix: 0.55 },
      filter: ({ id }) => {
        const page = this.getPage(id as number)
        return page !== undefined && isAllowed({ area: page[2], tag: page[4] })
      },
      boostDocument: (id) => {
        const { own = '', place = -1 } = this.entries[id as number] ?? {}
        const [path, title, area, kind] = this.getPage(id as number) ?? []
        if (path === undefined || title === undefined || area === undefined || kind === undefined) return 1
        return rank({ path, title, area, kind, own, isPage: place < 0 }, wants)
      },
    }
    const { results, isLoose } = this.run(query, options)
    return { hits: results.map((result) => this.toHit(result)), isLoose }
  }

  /** First requires all words, each as typed or as a synonym. Without results, accepts any word. */
  private run(query: string, options: SearchOptions): { results: SearchResult[]; isLoose: boolean } {
    for (const text of new Set([query, dropSmallWords(query), replacePhrases(query)])) {
      const words = text.split(/\s+/).map(splitWords)
      const queries = words.filter(([whole]) => whole !== undefined).map(toWordQuery)
      const results = this.index.search({ combineWith: 'AND', queries }, options)
      if (results.length > 0) return { results, isLoose: false }
    }
    const parts = splitWords(dropSmallWords(query))
    if (parts.length < 2) return { results: [], isLoose: false }
    return { results: this.index.search({ combineWith: 'OR', queries: parts.map(toTerm) }, options), isLoose: true }
  }

  /** Corrects a query's spelling with the words in page names. Returns it unchanged if all words are known. */
  correct(query: string): string {
    const words = query.split(/\s+/).map((word) => {
      if (this.index.search(word, { prefix: true }).length > 0) return word
      const [best] = this.index.search(word, { fuzzy: 0.34, boost: weights })
      const [term] = best?.terms ?? []
      return term === undefined ? word : (this.spellings.get(term) ?? term)
    })
    return words.join(' ')
  }

  /** Titles similar to the query, followed by index pages. */
  suggest(query: string, count: number): string[] {
    const found = this.index.search(query, { fuzzy: 0.4, prefix: true, combineWith: 'OR', boost: weights })
    const titles = found.flatMap(({ id }) => this.getPage(id as number)?.[1] ?? [])
    const overviews = this.outline.pages.filter(([, , , kind]) => kind === 'index').map(([, title]) => title)
    return [...new Set([...titles, ...overviews])].slice(0, count)
  }

  private getPage(id: number): Outline['pages'][number] | undefined {
    return this.outline.pages[this.entries[id]?.page ?? -1]
  }

  private toHit({ id, score, terms }: SearchResult): OutlineHit {
    const entry = this.entries[id as number]
    const page = this.getPage(id as number)
    if (entry === undefined || page === undefined) throw new Error(`The search index has no entry ${String(id)}.`)
    const [path, title, area, kind, tag, breadcrumbs, , ids, headings] = page
    const { place } = entry
    return {
      ...{ path, id: ids[place], title, heading: headings[place], area, kind, tag, breadcrumbs, score },
      words: terms,
    }
  }
}
