import type { toDocEntry } from './entries'
import type { VersionSource } from './versions'

/** A documentation page, as menus and neighboring pages see it. */
export type DocEntry = ReturnType<typeof toDocEntry>

export interface SidebarLink {
  type: 'link'
  label: string
  href: string
  docId?: string
  unlisted?: boolean
  className?: string
}

export interface SidebarCategory {
  type: 'category'
  label: string
  /** Address of its page: an index document, or a generated index. Categories of Docusaurus sites may have none. */
  href?: string
  linkUnlisted?: boolean
  docId?: string
  items: SidebarItem[]
  collapsible: boolean
  collapsed: boolean
  className?: string
}

export type SidebarItem = SidebarLink | SidebarCategory

export type Sidebars = Record<string, SidebarItem[]>

export interface GeneratedIndex {
  path: string
  title: string
  description: string
  sidebar: string
  version: string
  folder: string
  cards: IndexCard[]
}

export interface IndexCard {
  title: string
  href: string
  description: string
  /** For folders, the number of pages. */
  count?: number
}

export type VersionBanner = 'unreleased' | 'unmaintained'

export interface DocsVersion extends Omit<VersionSource, 'folder'> {
  /** Id of the page to open if the current page doesn't exist in this version. */
  mainDocId: string
  docs: Pick<DocEntry, 'id' | 'path' | 'sidebar'>[]
  draftIds: string[]
  sidebars: Sidebars
}
