/** A page of the documentation as menus and neighbours see it. */
export interface DocEntry {
  /** Path below the version's folder without number prefixes and ending: `api/event`. */
  id: string
  /** Name of the version it belongs to. */
  version: string
  /** Path below the content folder. */
  file: string
  /** Where its text is edited: its file, but for pages that are made; undefined where nobody has written any. */
  source: string | undefined
  /** Address of the page, percent-encoded, without the base path: `/docs/api/event`. */
  path: string
  /** Sidebar shown beside the page; undefined when it asks for none. */
  sidebar: string | undefined
  title: string
  /** Name in the sidebar. */
  label: string
  description: string
  /** Place among its neighbours; undefined sorts last. */
  position: number | undefined
  /** Folder below the version's folder, number prefixes included. */
  folder: string
  /** Stands for its folder: index, README, or the folder's own name. */
  isIndex: boolean
  draft: boolean
  unlisted: boolean
  frontMatter: Record<string, unknown>
}

/** What the registry says of a page: where it is and which sidebar it shows. */
export interface RegistryEntry {
  id: string
  path: string
  sidebar?: string
}

/** An address that the site answers. */
export interface RouteEntry {
  path: string
  exact: true
  sidebar?: string
  /** Stable within a build: the place in path order. */
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
  /** Its own page: an index document, or a generated index. Only a category of a sidebar file may have none. */
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

/** A page that lists the pages below a folder. */
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
  /** Pages below it, when it is a folder. */
  count?: number
}

export interface DocsVersion {
  name: string
  label: string
  /** The newest released version, at `/docs` itself. */
  isLast: boolean
  /** Where its addresses begin: `/docs`, `/docs/1.0`. */
  path: string
  /** Id of the page that opens when the same page does not exist in this version. */
  mainDocId: string
  docs: RegistryEntry[]
  draftIds: string[]
  sidebars: Sidebars
}
