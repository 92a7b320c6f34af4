import type { Resource, ResourceKind } from '../types'

/** What an entry of the details panel is, for its icon. */
export type ItemKind = ResourceKind | 'protocol' | 'parameter' | 'term' | 'version' | 'link' | 'code'

export interface PageItem {
  label: string
  kind: ItemKind
  version?: string
  note?: string
  /** The entry that stands for this very page. */
  isCurrent?: boolean
}

/** A part of the details panel, under the title that the tool gives it. */
export interface PageSection {
  title: string
  items: PageItem[]
  /** Whether the tool shows it unfolded. */
  isOpen: boolean
  /** The field of the front matter that it comes from, where there is one. */
  field?: string
}

export interface PageBadge {
  label: string
  kind?: ResourceKind
  field?: string
}

/** What a page of the tool shows, in the order in which it does. */
export interface PageModel {
  resource: Resource
  /** Address within the catalog: `/docs/events/OrderPlaced/2.0.0`. */
  address: string
  /** What stands in brackets behind the name: `v2.0.0`, `Team`. */
  suffix: string
  /** Lines between title and summary: ways to reach a team or a user. */
  contacts: { label: string; field: string }[]
  badges: PageBadge[]
  /** A box above the text: an older version, a draft, a deprecation. */
  notices: { title: string; text: string; field?: string }[]
  counts: { label: string; value: number }[]
  sections: PageSection[]
  buttons: { label: string; field?: string }[]
  /** Names on both sides of this resource in its graph. */
  graph: { before: PageItem[]; after: PageItem[] } | undefined
}
