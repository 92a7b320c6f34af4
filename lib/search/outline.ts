import { gzipSync } from 'node:zlib'
import type { PageSection, SearchPage } from './types'

/** Titles and headings of every page, as they travel to the browser: names of fields would weigh more than the words. */
export interface Outline {
  /** Deepest headings that it holds: 4, 3, 2, or 0 for titles alone. */
  depth: number
  pages: OutlinePage[]
}

/** `[path, title, area, kind, tag, breadcrumbs, keywords, ids, headings]` */
export type OutlinePage = [
  path: string,
  title: string,
  area: string,
  kind: string,
  tag: string,
  breadcrumbs: string[],
  keywords: string[],
  ids: string[],
  headings: string[],
]

/**
 * Bytes (gzip) that a reader may be asked to fetch at the first key, by the depth of headings that they bring. On a
 * slow phone line 32 kB are there within 400 ms. Titles alone may weigh more: without them nothing answers before the
 * full text, three seconds later, and nothing forgives typos.
 */
const steps = [
  { depth: 4, maxBytes: 32_000 },
  { depth: 3, maxBytes: 32_000 },
  { depth: 2, maxBytes: 32_000 },
  { depth: 0, maxBytes: 60_000 },
]

/** A page with its headings and without its text. */
type NamedPage = Omit<SearchPage, 'sections'> & { sections: Omit<PageSection, 'text' | 'data' | 'code'>[] }

function withoutText({ sections, ...page }: SearchPage): NamedPage {
  return { ...page, sections: sections.map(({ id, heading, level }) => ({ id, heading, level })) }
}

/** A heading of more pages than this, such as "What goes wrong", finds none of them. */
const MAX_PAGES_OF_HEADING = 12

function findCommonHeadings(pages: readonly NamedPage[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { sections } of pages)
    for (const heading of new Set(sections.map(({ heading = '' }) => heading)))
      counts.set(heading, (counts.get(heading) ?? 0) + 1)
  return new Set([...counts].flatMap(([heading, count]) => (count > MAX_PAGES_OF_HEADING ? [heading] : [])))
}

function toOutline(pages: readonly NamedPage[], depth: number): Outline {
  const common = findCommonHeadings(pages)
  return {
    depth,
    pages: pages.map(({ path, title, area, kind, tag, breadcrumbs, keywords, sections }) => {
      const shown = sections.filter(
        ({ id, level, heading = '' }) => id !== undefined && level <= depth && !common.has(heading),
      )
      return [
        path,
        title,
        area,
        kind,
        tag,
        breadcrumbs,
        keywords,
        shown.map(({ id }) => id ?? ''),
        shown.map(({ heading }) => heading ?? ''),
      ]
    }),
  }
}

/**
 * The first layer of the embedded search. A site too large for it gets fewer headings, then titles alone, then
 * nothing: the full text finds all of them too, without a file that grows with the site.
 */
export function buildOutline(pages: readonly SearchPage[]): Outline {
  const named = pages.map(withoutText)
  for (const { depth, maxBytes } of steps) {
    const outline = toOutline(named, depth)
    if (gzipSync(JSON.stringify(outline)).length <= maxBytes) return outline
  }
  return { depth: 0, pages: [] }
}
