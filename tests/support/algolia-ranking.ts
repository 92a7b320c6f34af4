import { distance } from 'fastest-levenshtein'

type Json = Record<string, unknown>

export interface RankedIndex {
  records: Map<string, Json>
  settings: Json
  synonyms: Json[]
}

/** Where a word is: the attribute's place in `searchableAttributes`, and the word's in the attribute. */
interface Place {
  attribute: number
  at: number
}

/** Places of each word, by record. */
type Inverted = Map<string, Map<number, Place[]>>

interface Match {
  typos: number
  isExact: boolean
  places: readonly Place[]
}

interface Ranked {
  record: Json
  /** One number for each criterion of `ranking`. The lower, the better. */
  criteria: number[]
}

/** Words further apart than this count as equally far. */
const MAX_DISTANCE = 8

const defaultRanking = ['typo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom']

const readList = (settings: Json, name: string) => (settings[name] ?? []) as string[]
const readNumber = (settings: Json, name: string, fallback: number) => Number(settings[name] ?? fallback)

/** Text of a string or of a list of strings. */
const readText = (value: unknown) =>
  [value]
    .flat()
    .filter((part) => typeof part === 'string')
    .join(' ')

const stopWords = new Set(
  'a about an and are as at be been by can could did do does for from had has have he her his how i if in into is it its me my of on or our she so than that the their them then there these they this those to was we were what when where which while who why will with would you your'.split(
    ' ',
  ),
)

const toWords = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]+|_/gu) ?? []

/** `camelCaseAttributes` indexes the parts of a name after the name itself. */
function toIndexedWords(text: string, isSplit: boolean): string[] {
  return toWords(text)
    .filter((word) => word !== '_')
    .flatMap((word) => {
      const parts = isSplit ? word.split(/(?<=[a-z0-9])(?=[A-Z])/) : []
      return parts.length > 1 ? [word, ...parts] : [word]
    })
    .map((word) => word.toLowerCase())
}

/** English plurals, for `ignorePlurals`. */
const toSingular = (word: string) =>
  word.length < 4 || word.endsWith('ss') ? word : word.replace(/ies$/, 'y').replace(/(?<=x|ch|sh|ss)es$|s$/, '')

/** Number of typos. One in the first letter counts twice. */
function countTypos(asked: string, word: string): number {
  const typos = distance(asked, word)
  const isSwapped =
    typos === 2 &&
    asked.length === word.length &&
    [...asked].some((_, i) => asked.slice(0, i) + (asked[i + 1] ?? '') + (asked[i] ?? '') + asked.slice(i + 2) === word)
  return (isSwapped ? 1 : typos) + (asked[0] === word[0] ? 0 : 1)
}

/** Best place of a word for the attribute criterion. In an unordered attribute, all places are equal. */
function toAttributeRank(places: readonly Place[], unordered: ReadonlySet<number>): number {
  return Math.min(...places.map(({ attribute, at }) => attribute * 10_000 + (unordered.has(attribute) ? 0 : at)))
}

function getDistance(a: readonly Place[], b: readonly Place[]): number {
  let least = MAX_DISTANCE
  for (const one of a)
    for (const other of b)
      if (one.attribute === other.attribute && one.at !== other.at)
        least = Math.min(least, other.at > one.at ? other.at - one.at : one.at - other.at + 1)
  return least
}

/**
 * Ranks records the way Algolia documents: one criterion after the other breaks ties (typo, words, filters, proximity,
 * attribute, exact, custom). What isn't documented is a choice: the attribute criterion takes the best place of any word,
 * and proximity adds up the distances between neighboring words of the query.
 * https://www.algolia.com/doc/guides/managing-results/relevance-overview/in-depth/ranking-criteria/
 */
export class AlgoliaRanking {
  private readonly records: Json[]
  private readonly inverted: Inverted = new Map()
  private readonly singulars = new Map<string, string[]>()
  private readonly unordered = new Set<number>()
  private readonly attributes: string[]

  constructor(private readonly index: RankedIndex) {
    const { settings } = index
    const split = new Set(readList(settings, 'camelCaseAttributes'))
    this.records = [...index.records.values()]
    const searchable = readList(settings, 'searchableAttributes')
    // By default, everything is searchable.
    const names = searchable.length > 0 ? searchable : Object.keys(this.records[0] ?? {})
    this.attributes = names.map((name, i) => {
      const [, unordered] = /^unordered\((.+)\)$/.exec(name) ?? []
      if (unordered !== undefined) this.unordered.add(i)
      return unordered ?? name
    })
    for (const [id, record] of this.records.entries())
      for (const [attribute, name] of this.attributes.entries()) {
        for (const [at, word] of toIndexedWords(readText(record[name]), split.has(name)).entries())
          this.add(word, id, { attribute, at })
      }
    for (const word of this.inverted.keys()) {
      const singular = toSingular(word)
      this.singulars.set(singular, [...(this.singulars.get(singular) ?? []), word])
    }
  }

  private add(word: string, id: number, place: Place): void {
    const records = this.inverted.get(word) ?? new Map<number, Place[]>()
    this.inverted.set(word, records)
    const places = records.get(id) ?? []
    records.set(id, places)
    places.push(place)
  }

  /** Words of the index that match, with the number of typos. */
  private findWords(asked: string, isLast: boolean): Map<string, { typos: number; isExact: boolean }> {
    const { settings } = this.index
    const found = new Map<string, { typos: number; isExact: boolean }>()
    const most =
      asked.length >= readNumber(settings, 'minWordSizefor2Typos', 8)
        ? 2
        : asked.length >= readNumber(settings, 'minWordSizefor1Typo', 4)
          ? 1
          : 0
    for (const word of this.inverted.keys()) {
      if (word === asked) found.set(word, { typos: 0, isExact: true })
      else if (isLast && word.startsWith(asked)) found.set(word, { typos: 0, isExact: false })
      else if (most > 0 && Math.abs(word.length - asked.length) <= most) {
        const typos = countTypos(asked, word)
        // A mistyped first letter may be one typo more.
        if (typos <= most + (asked[0] === word[0] ? 0 : 1)) found.set(word, { typos, isExact: false })
      }
    }
    // By default, plurals count as exact.
    for (const word of this.singulars.get(toSingular(asked)) ?? []) found.set(word, { typos: 0, isExact: true })
    return found
  }

  private findSynonyms(asked: string): string[][] {
    return this.index.synonyms
      .map(({ synonyms }) => (synonyms as string[]).map((text) => toIndexedWords(text, false)))
      .filter((group) => group.some((words) => words.length === 1 && toSingular(words[0] ?? '') === toSingular(asked)))
      .flat()
      .filter((words) => words.join(' ') !== asked)
  }

  /** Records in which words follow each other. */
  private findPhrase(words: readonly string[]): Map<number, Place[]> {
    const [first = '', ...rest] = words
    const found = new Map<number, Place[]>()
    for (const [id, places] of this.inverted.get(first) ?? []) {
      const starts = places.filter(({ attribute, at }) =>
        rest.every((word, i) =>
          this.inverted
            .get(word)
            ?.get(id)
            ?.some((place) => place.attribute === attribute && place.at === at + i + 1),
        ),
      )
      if (starts.length > 0) found.set(id, starts)
    }
    return found
  }

  private matchWord(asked: string, isLast: boolean): Map<number, Match> {
    const matches = new Map<number, Match>()
    const keep = (id: number, match: Match) => {
      const known = matches.get(id)
      if (known === undefined || match.typos < known.typos) matches.set(id, match)
      else if (match.typos === known.typos)
        matches.set(id, {
          ...known,
          isExact: known.isExact || match.isExact,
          places: [...known.places, ...match.places],
        })
    }
    for (const [word, { typos, isExact }] of this.findWords(asked, isLast))
      for (const [id, places] of this.inverted.get(word) ?? []) keep(id, { typos, isExact, places })
    for (const words of this.findSynonyms(asked))
      for (const [id, places] of this.findPhrase(words)) keep(id, { typos: 0, isExact: words.length === 1, places })
    return matches
  }

  /** Words of a query, without stop words unless it has no others. Names that contain `_` are split, as in the index. */
  private readQuery(query: string): string[] {
    // A phrase with a one-word synonym counts as that word.
    let text = ` ${toIndexedWords(query, false).join(' ')} `
    for (const { synonyms } of this.index.synonyms) {
      const group = (synonyms as string[]).map((words) => toIndexedWords(words, false).join(' '))
      const single = group.find((words) => !words.includes(' '))
      if (single !== undefined)
        for (const phrase of group.filter((words) => words.includes(' ')))
          text = text.replaceAll(` ${phrase} `, ` ${single} `)
    }
    const words = text.split(' ').filter((word) => word !== '')
    const kept = words.filter((word) => !stopWords.has(word))
    return readList(this.index.settings, 'removeStopWords').length > 0 && kept.length > 0 ? kept : words
  }

  private toCriteria(record: Json, matches: readonly (Match | undefined)[], optional: readonly string[]): number[] {
    const found = matches.filter((match) => match !== undefined)
    const values: Record<string, () => number> = {
      typo: () => found.reduce((sum, { typos }) => sum + typos, 0),
      words: () => -found.length,
      filters: () =>
        -optional.filter((filter) => {
          const [name = '', value] = filter.split(':')
          return String(record[name]) === value
        }).length,
      attribute: () => Math.min(...found.map(({ places }) => toAttributeRank(places, this.unordered))),
      proximity: () =>
        found.slice(1).reduce((sum, { places }, i) => sum + getDistance(found[i]?.places ?? [], places), 0),
      exact: () =>
        matches.length > 1
          ? -found.filter(({ isExact }) => isExact).length
          : // A single word has to be the whole attribute.
            -Number(
              found.some(({ places }) =>
                places.some(({ attribute, at }) => at === 0 && this.countWords(record, attribute) === 1),
              ),
            ),
    }
    const custom = readList(this.index.settings, 'customRanking').map((rule) => {
      const [, order, name = ''] = /^(asc|desc)\((.+)\)$/.exec(rule) ?? []
      return Number(record[name]) * (order === 'desc' ? -1 : 1)
    })
    const ranking = readList(this.index.settings, 'ranking')
    return (ranking.length > 0 ? ranking : defaultRanking).flatMap((name) =>
      name === 'custom' ? custom : [values[name]?.() ?? 0],
    )
  }

  private countWords(record: Json, attribute: number): number {
    return toWords(readText(record[this.attributes[attribute] ?? ''])).length
  }

  /**
   * @param isAllowed whether a record passes the request's filters
   * @param optional filters that only rank: `area:API`
   * @returns records, best first, with at most `distinct` for each value of `attributeForDistinct`
   */
  search(query: string, isAllowed: (record: Json) => boolean, optional: readonly string[] = []): Json[] {
    const words = this.readQuery(query)
    const byWord = words.map((word, i) => this.matchWord(word, i === words.length - 1))
    const rank = (ids: Iterable<number>): Ranked[] =>
      [...ids].flatMap((id) => {
        const record = this.records[id]
        return record === undefined || !isAllowed(record)
          ? []
          : [
              {
                record,
                criteria: this.toCriteria(
                  record,
                  byWord.map((matches) => matches.get(id)),
                  optional,
                ),
              },
            ]
      })
    const [first, ...rest] = byWord
    if (first === undefined) return []
    let found = rank([...first.keys()].filter((id) => rest.every((matches) => matches.has(id))))
    if (found.length === 0 && this.index.settings.removeWordsIfNoResults === 'allOptional')
      found = rank(new Set(byWord.flatMap((matches) => [...matches.keys()])))
    found.sort((a, b) => {
      const at = a.criteria.findIndex((value, i) => value !== b.criteria[i])
      return at < 0 ? 0 : (a.criteria[at] ?? 0) - (b.criteria[at] ?? 0)
    })
    const { attributeForDistinct, distinct } = this.index.settings
    if (typeof attributeForDistinct !== 'string') return found.map(({ record }) => record)
    const counts = new Map<unknown, number>()
    return found
      .map(({ record }) => record)
      .filter((record) => {
        const count = (counts.get(record[attributeForDistinct]) ?? 0) + 1
        counts.set(record[attributeForDistinct], count)
        return count <= Number(distinct ?? 1)
      })
  }
}
