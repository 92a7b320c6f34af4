import type { VersionPlace } from './entries'
import type { DocEntry, SidebarLink } from './types'

/** What the sidebars of one version are made from. */
export interface SidebarSource {
  contentDir: string
  version: VersionPlace
  /** Pages that menus may know: no drafts where drafts are not shown. */
  entries: readonly DocEntry[]
  byId: ReadonlyMap<string, DocEntry>
  /** Pages that exist and are left out: naming one is no mistake. */
  draftIds: ReadonlySet<string>
  /** A tree written for Docusaurus, whose pages may link to addresses that Docusaurus makes up. */
  isForeign: boolean
}

/** The entry of a page in a sidebar. */
export function toLink(entry: DocEntry): SidebarLink {
  const className = entry.frontMatter.sidebar_class_name
  return {
    type: 'link',
    label: entry.label,
    href: entry.path,
    docId: entry.id,
    ...(entry.unlisted ? { unlisted: true } : {}),
    ...(typeof className === 'string' ? { className } : {}),
  }
}
