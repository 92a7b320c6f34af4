import type { Outline, OutlinePage } from './outline'
import { alternatives, dropSmallWords, replacePhrases, splitWords, toTerm } from './words'

/** Fields in which pages are searched, the title first. */
const searchedFields = ['title', 'breadcrumbs', 'keywords', 'headings'] as const

/** What the first results need of each page. */
const nameFields = [...searchedFields, 'path', 'area', 'kind', 'tag'] as const

/** Names as one text per field, with a line per page, which compresses better than a list per page. */
export interface OutlineNames {
  depth: number
  columns: string[]
}

/** Separates the items of a list. Replaced in the items themselves, because JSON writes no rarer character in one byte. */
const separator = '^'

const toList = (items = '') => (items === '' ? [] : items.split(separator))

/** The rest of each page, which loads after the first results. */
export type OutlineDetails = [
  description: string,
  ids: string[],
  facts: string[],
  factPlaces: number[],
  keywords: string[],
  headings: string[],
  linkCount: number,
][]

/** Whether a keyword says more than a title that has its only word. */
function saysMore(keyword: string, title: string): boolean {
  const [word = '', ...others] = splitWords(keyword)
  return others.length > 0 || !splitWords(title).map(toTerm).includes(toTerm(word))
}

/** Divides a page between both files. Names have what most queries need: keywords of docs, and headings of guides. */
function divide(page: OutlinePage): { named: OutlinePage; details: OutlineDetails[number] } {
  const { title, area, kind, description, ids, facts, factPlaces, keywords, headings, linkCount } = page
  const hasKeywords = !['blog', 'integrations', 'site'].includes(area)
  const named = hasKeywords ? keywords.filter((keyword) => saysMore(keyword, title)) : []
  const others = keywords.filter((keyword) => !named.includes(keyword))
  const hasHeadings = area === 'docs' && kind !== 'reference'
  return {
    named: { ...page, keywords: named, headings: hasHeadings ? headings : [] },
    details: [description, ids, facts, factPlaces, others, hasHeadings ? [] : headings, linkCount],
  }
}

/** Splits an outline into two files. */
export function splitOutline({ depth, pages }: Outline): { names: OutlineNames; details: OutlineDetails } {
  const divided = pages.map(divide)
  const toItems = (value: string | string[]) => [value].flat().map((item) => item.replaceAll(separator, ' '))
  const toColumn = (field: (typeof nameFields)[number]) =>
    divided.map(({ named }) => toItems(named[field]).join(separator)).join('\n')
  return { names: { depth, columns: nameFields.map(toColumn) }, details: divided.map(({ details }) => details) }
}

const toRows = ({ columns }: OutlineNames) => columns.map((column) => (columns[0] === '' ? [] : column.split('\n')))

export const countPages = (names: OutlineNames): number => toRows(names)[0]?.length ?? 0

/** Matches texts that may have a word, one of its forms or a synonym. */
function toPattern(word: string): RegExp {
  const terms = [word.toLowerCase(), toTerm(word), ...(alternatives.get(toTerm(word)) ?? [])]
  // A stem ends in `y` for `queries`, too. Short ones are part of too many words.
  const starts = terms.map((term) => (term.length > 3 ? term.replace(/y$/, '') : `\\b${term}`))
  return new RegExp(starts.join('|'), 'i')
}

/** Pages to select at most. */
const MAX_SELECTED = 40

/**
 * Names of the pages that a query most likely finds, so that the first results don't wait for an index of the whole site.
 * All names if none of its words, which may have typos, is in any.
 */
export function selectPages(names: OutlineNames, query: string): OutlineNames {
  const rows = toRows(names)
  const [titles = []] = rows
  const searched = rows.slice(0, searchedFields.length)
  const texts = titles.map((_, i) => searched.map((row) => row[i]).join('\n'))
  const find = (word: string) => {
    const pattern = toPattern(word)
    const found = texts.flatMap((text, i) => (pattern.test(text) ? [i] : []))
    return [...found, ...found.filter((i) => pattern.test(titles[i] ?? ''))]
  }
  const words = splitWords(dropSmallWords(replacePhrases(query)))
  const found = words.map(find)
  if (found.flat().length === 0) return names
  // The site writes some pairs, such as `async api`, as one word.
  const joined = words.slice(1).map((word, i) => find(`${words[i]}${word}`))
  const scores = new Map<number, number>()
  // The fewer pages have a word, the more it counts, and twice in titles.
  for (const pages of [...found, ...joined])
    for (const i of pages) scores.set(i, (scores.get(i) ?? 0) + Math.log(1 + texts.length / pages.length))
  const best = [...scores].sort(([, a], [, b]) => b - a).slice(0, MAX_SELECTED)
  return { ...names, columns: rows.map((row) => best.map(([i]) => row[i]).join('\n')) }
}

type Names = Record<'path' | 'title' | 'tag' | 'breadcrumbs' | 'keywords' | 'headings', string> &
  Pick<OutlinePage, 'area' | 'kind'>

const noDetails: OutlineDetails[number] = ['', [], [], [], [], [], 0]

/** Joins both files. Without details, pages have no descriptions or facts, and headings no links. */
export function joinOutline(names: OutlineNames, details?: OutlineDetails): Outline {
  const rows = toRows(names)
  const pages = (rows[0] ?? []).map((_, i): OutlinePage => {
    const named = Object.fromEntries(nameFields.map((field, at) => [field, rows[at]?.[i]])) as Names
    const [description, ids, facts, factPlaces, keywords, headings, linkCount] = details?.[i] ?? noDetails
    return {
      ...{ ...named, description, ids, facts, factPlaces, linkCount },
      breadcrumbs: toList(named.breadcrumbs),
      keywords: [...toList(named.keywords), ...keywords],
      headings: [...toList(named.headings), ...headings],
    }
  })
  return { depth: names.depth, pages }
}
