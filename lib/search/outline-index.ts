import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch'
import type { Outline } from './outline'
import { isIdentifier, splitWords, synonyms, toTerm } from './words'

/** A page or one of its headings. */
export interface OutlineHit {
  path: string
  /** Id of the heading; undefined for the page itself. */
  id: string | undefined
  title: string
  heading: string | undefined
  area: string
  kind: string
  tag: string
  breadcrumbs: string[]
  score: number
  /** Words of the index that matched: to be marked. */
  words: string[]
}

interface Entry {
  id: number
  page: number
  place: number
  title: string
  own: string
  keywords: string
  trail: string
}

const fields = ['own', 'title', 'keywords', 'trail'] as const

const weights = { own: 5, title: 2, keywords: 3, trail: 0.6 }

/** Pages that say what a thing is stand above news about it. */
const kindWeights: Record<string, number> = { reference: 1.1, index: 0.85, post: 0.7 }

const alternatives = new Map<string, string[]>()
for (const group of synonyms)
  for (const word of group) {
    const others = group.filter((other) => other !== word && !other.includes(' '))
    alternatives.set(toTerm(word), [...(alternatives.get(toTerm(word)) ?? []), ...others.map(toTerm)])
  }

export interface OutlineQuery {
  /** Area of the page that the reader is on: its pages come first among equals. */
  near?: string | undefined
  isAllowed?: (page: { area: string; tag: string }) => boolean
}

/** Finds pages by title and heading: prefixes, typos, parts of names. */
export class OutlineIndex {
  private readonly entries: Entry[] = []
  private readonly index = new MiniSearch<Entry>({
    fields: [...fields],
    tokenize: splitWords,
    processTerm: toTerm,
  })

  constructor(private readonly outline: Outline) {
    for (const [page, [, title, , , , breadcrumbs, keywords, , headings]] of outline.pages.entries()) {
      const trail = breadcrumbs.join(' ')
      const add = (place: number, own: string, words: string) =>
        this.entries.push({ id: this.entries.length, page, place, title, own, keywords: words, trail })
      add(-1, title, keywords.join(' '))
      for (const [place, heading] of headings.entries()) add(place, heading, '')
    }
    this.index.addAll(this.entries)
  }

  get isEmpty(): boolean {
    return this.entries.length === 0
  }

  /** Hits in order of how well they match; none for a query without a word. */
  search(query: string, { near, isAllowed = () => true }: OutlineQuery = {}): OutlineHit[] {
    const words = splitWords(query)
    if (words.length === 0) return []
    const wantsReference = isIdentifier(query)
    const exact = query.trim().replace(/\(\)$/, '').toLowerCase()
    const options: SearchOptions = {
      boost: weights,
      // One letter begins too many words, unless it is all there is.
      prefix: (term, i, terms) => terms.length === 1 || term.length > (i === terms.length - 1 ? 1 : 2),
      fuzzy: (term) => (term.length > 7 ? 2 : term.length > 3 ? 1 : false),
      weights: { fuzzy: 0.35, prefix: 0.55 },
      filter: ({ id }) => {
        const page = this.getPage(id as number)
        return page !== undefined && isAllowed({ area: page[2], tag: page[4] })
      },
      boostDocument: (id) => {
        const entry = this.entries[id as number]
        const page = this.getPage(id as number)
        if (entry === undefined || page === undefined) return 1
        const [, title, area, kind] = page
        const isPage = entry.place < 0
        return (
          (kindWeights[kind] ?? 1) *
          (isPage ? 1.4 : 1) *
          (area === near ? 1.2 : 1) *
          (wantsReference && (area === 'API' || area === 'SDK') ? 1.5 : 1) *
          (entry.own.toLowerCase() === exact ? (isPage ? 6 : 2) : 1) *
          (isPage && title.toLowerCase().split(' ')[0] === exact ? 1.3 : 1)
        )
      },
    }
    const results = this.run(query, options)
    return results.map((result) => this.toHit(result))
  }

  /** All words first, each as itself or as another word for the same; then any of them. */
  private run(query: string, options: SearchOptions): SearchResult[] {
    const terms = splitWords(query)
    const queries = terms.map((term) => ({
      combineWith: 'OR' as const,
      queries: [term, ...(alternatives.get(toTerm(term)) ?? [])],
    }))
    const all = this.index.search({ combineWith: 'AND', queries }, options)
    if (all.length > 0 || terms.length < 2) return all
    return this.index.search({ combineWith: 'OR', queries }, options)
  }

  /** The query as the pages would spell it; the same text where every word is known. */
  correct(query: string): string {
    const [best] = this.index.autoSuggest(query, { fuzzy: 0.25, prefix: true, combineWith: 'AND', boost: weights })
    return best?.suggestion ?? query
  }

  /** Titles that somebody who typed this may have meant, then those of pages that lead to many others. */
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
    return {
      path,
      id: ids[entry.place],
      title,
      heading: headings[entry.place],
      area,
      kind,
      tag,
      breadcrumbs,
      score,
      words: terms,
    }
  }
}
