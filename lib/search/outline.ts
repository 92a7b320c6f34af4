import { gzipSync } from 'node:zlib'
import type { PageSection, SearchPage } from './types'

/**
 * Titles and headings of every page, in a compact format for the browser, because field names would outweigh the text.
 */
export interface Outline {
  /** Deepest included heading level: 4, 3, 2, or 0 for titles only. */
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
 * Maximum size (gzip) of the outline to load on the first keystroke, by depth of headings. On a slow mobile connection,
 * 32 kB take 400 ms. Titles alone may be larger, because without them there would be no results until the full text
 * loads three seconds later, and no typo tolerance.
 */
const steps = [
  { depth: 4, maxBytes: 32_000 },
  { depth: 3, maxBytes: 32_000 },
  { depth: 2, maxBytes: 32_000 },
  { depth: 0, maxBytes: 60_000 },
]

/** A page with headings, but without text. */
type NamedPage = Omit<SearchPage, 'sections'> & { sections: Omit<PageSection, 'text' | 'data' | 'code'>[] }

function withoutText({ sections, ...page }: SearchPage): NamedPage {
  return { ...page, sections: sections.map(({ id, heading, level }) => ({ id, heading, level })) }
}

/** Headings that occur on more pages than this, such as "Troubleshooting", aren't indexed. */
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
 * Builds the first layer of the embedded search. For large sites, includes fewer headings, then only titles, then
 * nothing, because the full text finds them too, without a file that grows with the site.
 */
export function buildOutline(pages: readonly SearchPage[]): Outline {
  const named = pages.map(withoutText)
  for (const { depth, maxBytes } of steps) {
    const outline = toOutline(named, depth)
    if (gzipSync(JSON.stringify(outline)).length <= maxBytes) return outline
  }
  return { depth: 0, pages: [] }
}
