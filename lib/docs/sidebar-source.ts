import type { VersionPlace } from './entries'
import type { DocEntry, SidebarLink } from './types'

/** Input for building a version's sidebars. */
export interface SidebarSource {
  contentDir: string
  version: VersionPlace
  /** Published pages, and drafts if they're shown. */
  entries: readonly DocEntry[]
  byId: ReadonlyMap<string, DocEntry>
  /** Unpublished drafts. Referencing one isn't an error. */
  draftIds: ReadonlySet<string>
  /** Whether the content was written for Docusaurus. Its pages may link to generated addresses. */
  isForeign: boolean
}

/** A page's sidebar link. */
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
