import type { Outline, OutlinePage } from './outline'

/** What the first results need of each page. One list per field, which compresses better than one per page. */
export interface OutlineNames {
  depth: number
  columns: [
    paths: string[],
    titles: string[],
    areas: string[],
    kinds: string[],
    tags: string[],
    breadcrumbs: string[][],
    keywords: string[][],
    headings: string[][],
  ]
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
const isPost = (kind: string) => kind === 'post'

/** Splits an outline into two files. */
export function splitOutline({ depth, pages }: Outline): { names: OutlineNames; details: OutlineDetails } {
  return {
    names: {
      depth,
      columns: [
        pages.map(([path]) => path),
        pages.map(([, title]) => title),
        pages.map(([, , area]) => area),
        pages.map(([, , , kind]) => kind),
        pages.map(([, , , , tag]) => tag),
        pages.map(([, , , , , breadcrumbs]) => breadcrumbs),
        pages.map(([, , , , , , keywords]) => keywords),
        pages.map(([, , , kind, , , , , , headings]) => (isPost(kind) ? [] : headings)),
      ],
    },
    details: pages.map(([, , , kind, , , , description, ids, headings, facts, factPlaces]) => [
      description,
      ids,
      facts,
      factPlaces,
      isPost(kind) ? headings : [],
    ]),
  }
}

/** Joins both files. Without details, pages have no descriptions or facts, and headings no links. */
export function joinOutline({ depth, columns }: OutlineNames, details?: OutlineDetails): Outline {
  const [paths, titles, areas, kinds, tags, breadcrumbs, keywords, headings] = columns
  const pages = paths.map((path, i): OutlinePage => {
    const [description, ids, facts, factPlaces, own] = details?.[i] ?? ['', [], [], [], []]
    const [title = '', area = '', kind = '', tag = ''] = [titles[i], areas[i], kinds[i], tags[i]]
    const [trail = [], words = [], texts = []] = [breadcrumbs[i], keywords[i], headings[i]]
    return [path, title, area, kind, tag, trail, words, description, ids, [...texts, ...own], facts, factPlaces]
  })
  return { depth, pages }
}
