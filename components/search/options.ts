import type { SearchHit } from '@/lib/search/contract'
import { groupHits, type HitGroup } from '@/lib/search/groups'
import type { SavedPage, Saved } from './saved'

/** A list item that the arrow keys can select. */
export interface Option {
  /** Stable when the list updates. */
  key: string
  page: SavedPage
}

/** A page in the results: an option for the page itself, then one per heading. */
export interface OptionGroup {
  group: HitGroup
  options: { option: Option; hit: SearchHit | undefined }[]
}

function toOption(group: HitGroup, hit: SearchHit | undefined): Option {
  const { path, area } = group
  const [first] = [hit, group.page, ...group.places].filter((found) => found !== undefined)
  const page = { url: hit?.url ?? path, title: first?.title ?? path, heading: hit?.heading ?? '', area }
  return { key: page.url, page }
}

/** Groups hits by page. The page is always an option, even if only its headings matched. */
export function listOptionGroups(hits: readonly SearchHit[]): OptionGroup[] {
  return groupHits(hits).map((group) => ({
    group,
    options: [group.page, ...group.places].map((hit) => ({ option: toOption(group, hit), hit })),
  }))
}

export function listSavedOptions({ recent, favorites }: Saved, starts: readonly SavedPage[]): Option[] {
  return [...recent, ...favorites, ...starts].map((page) => ({ key: page.url, page }))
}
