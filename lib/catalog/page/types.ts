import type { Resource, ResourceKind } from '../types'

/** Type of a details panel entry. Determines its icon. */
export type ItemKind = ResourceKind | 'protocol' | 'parameter' | 'term' | 'version' | 'link' | 'code'

export interface PageItem {
  label: string
  kind: ItemKind
  version?: string
  note?: string
  /** Path of the entry's page in the catalog: `events/OrderPlaced/2.0.0`. */
  open?: string
  /** Whether the entry is the current page. */
  isCurrent?: boolean
}

/** A details panel section, with EventCatalog's title. */
export interface PageSection {
  title: string
  items: PageItem[]
  /** Whether EventCatalog shows it expanded. */
  isOpen: boolean
  /** The front matter field it comes from, if any. */
  field?: string
}

export interface PageBadge {
  label: string
  kind?: ResourceKind
  field?: string
}

/** Contents of an EventCatalog page, in display order. */
export interface PageModel {
  resource: Resource
  /** Path within the catalog: `/docs/events/OrderPlaced/2.0.0`. */
  address: string
  /** Text in parentheses after the name: `v2.0.0`, `Team`. */
  suffix: string
  /** Contact links of a team or user, between title and summary. */
  contacts: { label: string; field: string }[]
  badges: PageBadge[]
  /** Notices before the text: older version, draft, deprecation. */
  notices: { title: string; text: string; field?: string }[]
  counts: { label: string; value: number }[]
  sections: PageSection[]
  /** `view` is the view of the live catalog that the button opens. */
  buttons: { label: string; field?: string; view?: string }[]
  /** Names on both sides of this resource in its graph. */
  graph: { before: PageItem[]; after: PageItem[] } | undefined
}
