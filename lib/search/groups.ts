import type { Marked, SearchHit } from './contract'

/** What was found on one page. */
export interface HitGroup {
  path: string
  title: Marked
  area: string
  breadcrumbs: readonly string[]
  /** The page itself, where it was found as such. */
  page: SearchHit | undefined
  /** Headings on it. */
  places: SearchHit[]
}

/** Hits by page, in the order in which each page first appears. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const groups = new Map<string, HitGroup>()
  for (const hit of hits) {
    const { path, area, breadcrumbs } = hit
    const group = groups.get(path) ?? {
      path,
      title: hit._highlightResult.title,
      area,
      breadcrumbs,
      page: undefined,
      places: [],
    }
    groups.set(path, group)
    if (hit.heading === '') group.page ??= hit
    else group.places.push(hit)
  }
  return [...groups.values()]
}
