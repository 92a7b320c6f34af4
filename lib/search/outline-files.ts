import type { Outline, OutlinePage } from './outline'

/** What the first results need of each page. */
const nameFields = ['path', 'title', 'area', 'kind', 'tag', 'breadcrumbs', 'keywords', 'headings'] as const

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

/** Divides a page between both files. Names have what most queries need: keywords of docs, and headings of guides. */
function divide(page: OutlinePage): { named: OutlinePage; details: OutlineDetails[number] } {
  const { area, kind, description, ids, facts, factPlaces, keywords, headings, linkCount } = page
  const hasKeywords = !['blog', 'integrations', 'site'].includes(area)
  const hasHeadings = area === 'docs' && kind !== 'reference'
  return {
    named: { ...page, keywords: hasKeywords ? keywords : [], headings: hasHeadings ? headings : [] },
    details: [description, ids, facts, factPlaces, hasKeywords ? [] : keywords, hasHeadings ? [] : headings, linkCount],
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

type Names = Record<'path' | 'title' | 'tag' | 'breadcrumbs' | 'keywords' | 'headings', string> &
  Pick<OutlinePage, 'area' | 'kind'>

const noDetails: OutlineDetails[number] = ['', [], [], [], [], [], 0]

/** Joins both files. Without details, pages have no descriptions or facts, and headings no links. */
export function joinOutline({ depth, columns }: OutlineNames, details?: OutlineDetails): Outline {
  const rows = columns.map((column) => (columns[0] === '' ? [] : column.split('\n')))
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
  return { depth, pages }
}
