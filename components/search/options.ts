import type { SearchHit } from '@/lib/search/contract'
import { groupHits, type HitGroup } from '@/lib/search/groups'
import type { SavedPage, Saved } from './saved'

/** Something in a list that the arrow keys lead to. */
export interface Option {
  /** Stays the same when the list is brought up to date. */
  key: string
  page: SavedPage
}

/** A page of an answer: its own option, then one for each heading. */
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

/** The page of every hit can be chosen, also where only headings on it were found. */
export function listOptionGroups(hits: readonly SearchHit[]): OptionGroup[] {
  return groupHits(hits).map((group) => ({
    group,
    options: [group.page, ...group.places].map((hit) => ({ option: toOption(group, hit), hit })),
  }))
}

export function listSavedOptions({ recent, favorites }: Saved): Option[] {
  return [...recent, ...favorites].map((page) => ({ key: page.url, page }))
}
