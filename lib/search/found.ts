import type { SearchHit } from './contract'
import { toExcerpt } from './excerpt'
import { markWords } from './marks'
import type { OutlineHit } from './outline-index'
import type { PagefindPage, PagefindResult } from './pagefind'

/** Maximum number of pages from the outline in a response. Full-text search finds the rest, too. */
const MAX_OUTLINE_PAGES = 8

/** Maximum number of headings shown per page. */
const MAX_SECTIONS = 3

/** A page in the results, with its matching sections. */
export interface FoundPage {
  path: string
  title: string
  area: string
  kind: string
  breadcrumbs: string[]
  places: { id: string | undefined; heading: string; excerpt: string; words: string[] }[]
}

/** Groups outline hits by page, in the outline's order. */
export function groupByPage(hits: readonly OutlineHit[]): FoundPage[] {
  const pages = new Map<string, FoundPage>()
  for (const { path, id, title, heading = '', area, kind, breadcrumbs, words } of hits) {
    const page = pages.get(path) ?? { path, title, area, kind, breadcrumbs, places: [] }
    if (pages.size >= MAX_OUTLINE_PAGES && !pages.has(path)) continue
    pages.set(path, page)
    if (page.places.length < MAX_SECTIONS) page.places.push({ id, heading, excerpt: '', words })
  }
  return [...pages.values()]
}

function fromFullText(page: PagefindPage): FoundPage {
  const { url, meta, filters, sub_results: places } = page
  const found = places.slice(0, MAX_SECTIONS).map((place) => ({
    id: place.anchor?.id,
    heading: place.anchor === undefined ? '' : place.title,
    excerpt: toExcerpt(page, place),
    words: [],
  }))
  return {
    path: url,
    title: meta.title ?? url,
    area: filters.area?.[0] ?? '',
    kind: meta.kind ?? '',
    breadcrumbs: (meta.trail ?? '').split(' › ').filter((name) => name !== ''),
    places: found.length > 0 ? found : [{ id: undefined, heading: '', excerpt: '', words: [] }],
  }
}

/** Merges a page's results from both layers: the outline's ranking, with excerpts from the full text. */
function combine(outline: FoundPage, text: FoundPage): FoundPage {
  const excerpts = new Map(text.places.map(({ id, excerpt }) => [id, excerpt]))
  const [first] = text.places
  const places = outline.places.map((place) => ({
    ...place,
    excerpt: excerpts.get(place.id) ?? (place.id === undefined ? (first?.excerpt ?? '') : ''),
  }))
  const more = text.places.filter(({ id }) => id !== undefined && !places.some((place) => place.id === id))
  return { ...outline, places: [...places, ...more].slice(0, MAX_SECTIONS) }
}

interface Slice {
  /** Starts at 0. */
  page: number
  size: number
  isLoose: boolean
  /** Full-text ids of pages, by path. Not needed for the first page of results. */
  fragments: Record<string, string>
}

/**
 * One page of results: outline matches first, then the rest of the full text. If names only match some words, pages
 * whose text matches all of them come first. Only loads texts of this page.
 */
export async function mergeLayers(
  named: readonly FoundPage[],
  results: readonly PagefindResult[],
  { page, size, isLoose, fragments }: Slice,
): Promise<{ list: FoundPage[]; total: number }> {
  const loaded = new Map<string, Promise<PagefindPage>>()
  const load = (result: PagefindResult) => {
    const text = loaded.get(result.id) ?? result.data()
    loaded.set(result.id, text)
    return text
  }
  const head = page === 0 ? await Promise.all(results.slice(0, size).map(load)) : []
  const ids = new Map([...Object.entries(fragments), ...head.map(({ url }, i) => [url, results[i]?.id ?? ''] as const)])
  const byId = new Map(results.map((result) => [result.id, result]))
  const headIds = new Set(results.slice(0, size).map(({ id }) => id))
  const isInHead = ({ path }: FoundPage) => headIds.has(ids.get(path) ?? '')
  const namedIds = new Set(named.map(({ path }) => ids.get(path)))
  const rest = results.filter(({ id }) => !namedIds.has(id))
  const all = isLoose
    ? [...named.filter(isInHead), ...rest, ...named.filter((found) => !isInHead(found))]
    : [...named, ...rest]
  const list = await Promise.all(
    all.slice(page * size, (page + 1) * size).map(async (item) => {
      if ('data' in item) return fromFullText(await load(item))
      const result = byId.get(ids.get(item.path) ?? '')
      return result === undefined ? item : combine(item, fromFullText(await load(result)))
    }),
  )
  // Without all ids, pages found in both layers may be counted twice.
  const isExact = page > 0 || results.length <= size
  return { list, total: isExact ? all.length : Math.max(results.length, named.length) }
}

export function toHits(found: readonly FoundPage[], query: string, start: number): SearchHit[] {
  return found
    .flatMap(({ places, ...page }) => places.map((place) => ({ ...page, ...place })))
    .map(({ path, id, title, heading, breadcrumbs, area, kind, excerpt, words }, i) => {
      const url = id === undefined ? path : `${path}#${id}`
      return {
        objectID: url,
        url,
        path,
        title,
        heading,
        breadcrumbs,
        area,
        kind,
        __position: start + i + 1,
        _highlightResult: { title: markWords(title, query, words), heading: markWords(heading, query, words) },
        _snippetResult: { content: { value: excerpt, matchLevel: excerpt === '' ? 'none' : 'full' } },
      }
    })
}

export function countAreas(found: readonly FoundPage[]): Record<string, number> {
  const area: Record<string, number> = {}
  for (const page of found) area[page.area] = (area[page.area] ?? 0) + 1
  return area
}

/** Removes facet values without pages. */
export function dropEmpty(counts: Record<string, number> = {}): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
}
