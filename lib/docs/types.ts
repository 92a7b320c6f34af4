/** A documentation page, as menus and neighboring pages see it. */
export interface DocEntry {
  /** Path relative to the version's folder, without number prefixes and extension: `api/event`. */
  id: string
  /** Version name. */
  version: string
  /** Path relative to the content folder. */
  file: string
  /** File to edit. Differs from `file` for generated pages, and is undefined if there is none. */
  source: string | undefined
  /** Percent-encoded address, without the base path: `/docs/api/event`. */
  path: string
  /** Its address in Docusaurus if that ends with `/index`. Works too. */
  indexPath?: string
  /** Sidebar shown next to the page. Undefined if the page disables it. */
  sidebar: string | undefined
  title: string
  /** Label in the sidebar. */
  label: string
  description: string
  /** Position in the sidebar. Undefined sorts last. */
  position: number | undefined
  /** Path relative to the version's folder, including number prefixes. */
  folder: string
  /** Whether it's the folder's own page: index, README, or the folder's name. */
  isIndex: boolean
  /** The level 1 heading that its text begins with. */
  heading: string | undefined
  draft: boolean
  unlisted: boolean
  frontMatter: Record<string, unknown>
}

/** A page address. */
export interface RouteEntry {
  path: string
  exact: true
  sidebar?: string
  /** Index in path order. Stable within a build. */
  id: number
}

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

/** A generated page that lists a folder's pages. */
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

export interface DocsVersion {
  name: string
  label: string
  /** The latest release, at `/docs`. */
  isLast: boolean
  /** What a note on each page says about the version. */
  banner: VersionBanner | undefined
  /** Root of its addresses: `/docs`, `/docs/1.0`. */
  path: string
  /** Id of the page to open if the current page doesn't exist in this version. */
  mainDocId: string
  docs: Pick<DocEntry, 'id' | 'path' | 'sidebar'>[]
  draftIds: string[]
  sidebars: Sidebars
}
