import type { Outline, OutlinePage } from './outline'

/** What the first results need of each page. */
const nameFields = ['path', 'title', 'area', 'kind', 'tag', 'breadcrumbs', 'keywords', 'headings'] as const

/** Names in one list per field, which compresses better than one per page. */
export interface OutlineNames {
  depth: number
  columns: OutlinePage[(typeof nameFields)[number]][][]
}

/** The rest of each page, which loads after the first results. Only posts have headings here. */
export type OutlineDetails = [
  description: string,
  ids: string[],
  facts: string[],
  factPlaces: number[],
  headings: string[],
][]

/** Posts have long headings, and are rarely among the first results. */
const isPost = ({ kind }: OutlinePage) => kind === 'post'

/** Splits an outline into two files. */
export function splitOutline({ depth, pages }: Outline): { names: OutlineNames; details: OutlineDetails } {
  const named = pages.map((page) => (isPost(page) ? { ...page, headings: [] } : page))
  return {
    names: { depth, columns: nameFields.map((field) => named.map((page) => page[field])) },
    details: pages.map((page) => [
      page.description,
      page.ids,
      page.facts,
      page.factPlaces,
      isPost(page) ? page.headings : [],
    ]),
  }
}

/** Joins both files. Without details, pages have no descriptions or facts, and headings no links. */
export function joinOutline({ depth, columns }: OutlineNames, details?: OutlineDetails): Outline {
  const pages = (columns[0] ?? []).map((_, i): OutlinePage => {
    const named = Object.fromEntries(nameFields.map((field, at) => [field, columns[at]?.[i]])) as unknown as OutlinePage
    const [description, ids, facts, factPlaces, headings] = details?.[i] ?? ['', [], [], [], []]
    return { ...named, description, ids, headings: [...named.headings, ...headings], facts, factPlaces }
  })
  return { depth, pages }
}
