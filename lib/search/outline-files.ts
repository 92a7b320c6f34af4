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
][]

/**
 * Keywords and headings that aren't needed for the first results: questions are about headings of guides, references are
 * found by their titles, and posts and products by their names.
 */
function findLater({ area, kind, keywords, headings }: OutlinePage) {
  return {
    keywords: ['blog', 'integrations', 'site'].includes(area) ? keywords : [],
    headings: area === 'docs' && kind !== 'reference' ? [] : headings,
  }
}

/** Splits an outline into two files. */
export function splitOutline({ depth, pages }: Outline): { names: OutlineNames; details: OutlineDetails } {
  const named = pages.map((page) => {
    const { keywords, headings } = findLater(page)
    return {
      ...page,
      keywords: keywords.length > 0 ? [] : page.keywords,
      headings: headings.length > 0 ? [] : page.headings,
    }
  })
  const toColumn = (field: (typeof nameFields)[number]) =>
    named
      .map((page) =>
        [page[field]]
          .flat()
          .map((item) => item.replaceAll(separator, ' '))
          .join(separator),
      )
      .join('\n')
  return {
    names: { depth, columns: nameFields.map(toColumn) },
    details: pages.map((page) => {
      const { keywords, headings } = findLater(page)
      return [page.description, page.ids, page.facts, page.factPlaces, keywords, headings]
    }),
  }
}

type Names = Record<'path' | 'title' | 'tag' | 'breadcrumbs' | 'keywords' | 'headings', string> &
  Pick<OutlinePage, 'area' | 'kind'>

/** Joins both files. Without details, pages have no descriptions or facts, and headings no links. */
export function joinOutline({ depth, columns }: OutlineNames, details?: OutlineDetails): Outline {
  const rows = columns.map((column) => (columns[0] === '' ? [] : column.split('\n')))
  const pages = (rows[0] ?? []).map((_, i): OutlinePage => {
    const named = Object.fromEntries(nameFields.map((field, at) => [field, rows[at]?.[i]])) as Names
    const [description, ids, facts, factPlaces, keywords, headings] = details?.[i] ?? ['', [], [], [], [], []]
    return {
      ...{ ...named, description, ids, facts, factPlaces },
      breadcrumbs: toList(named.breadcrumbs),
      keywords: [...toList(named.keywords), ...keywords],
      headings: [...toList(named.headings), ...headings],
    }
  })
  return { depth, pages }
}
