import { groupBy } from '@/lib/kit/group-by'
import type { SearchHit } from '@/lib/search/contract'
import type { SavedPage } from './saved'

/** A page or heading that can be opened. Its URL identifies it when the list updates. */
export interface Option {
  page: SavedPage
  /** Undefined for saved pages, and for a page of which only headings matched. */
  hit?: SearchHit | undefined
}

/** Results on one page. */
export interface OptionGroup extends Pick<SearchHit, 'path' | 'title' | 'area' | 'breadcrumbs'> {
  markedTitle: string
  /** The page itself, even if only its headings matched, then one option per heading. */
  options: [Option, ...Option[]]
}

/** Groups hits by page, in order of first appearance, with at most `max` options in total. */
export function groupHits(hits: readonly SearchHit[], max = Infinity): OptionGroup[] {
  let left = max
  return [...groupBy(hits, ({ path }) => path).values()].flatMap((own) => {
    const [first] = own
    if (first === undefined || left <= 0) return []
    const { path, title, area, breadcrumbs, _highlightResult: marked } = first
    const toOption = (hit: SearchHit | undefined): Option => ({
      page: { url: hit?.url ?? path, title, heading: hit?.heading ?? '', area },
      hit,
    })
    const page = own.find(({ heading }) => heading === '')
    const places = own.filter(({ heading }) => heading !== '').slice(0, left - 1)
    left -= 1 + places.length
    return {
      path,
      title,
      area,
      breadcrumbs,
      markedTitle: marked.title.value,
      options: [toOption(page), ...places.map(toOption)],
    }
  })
}

/** Text of the dialog's link to the search page. */
export function toSeeAll(count: number): string {
  return count === 1 ? 'See 1 result' : `See all ${count} results`
}
