import type { Marked, SearchHit } from './contract'

/** Results on one page. */
export interface HitGroup {
  path: string
  title: Marked
  area: string
  breadcrumbs: readonly string[]
  /** The page itself, if it matched. */
  page: SearchHit | undefined
  /** Matching headings. */
  places: SearchHit[]
}

/** Groups hits by page, in order of first appearance. */
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
