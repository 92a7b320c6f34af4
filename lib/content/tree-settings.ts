import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** An item of a Docusaurus navbar or footer. */
export interface TreeMenuItem {
  type?: string
  label?: string
  to?: string
  href?: string
  docId?: string
  sidebarId?: string
  position?: string
  items?: TreeMenuItem[]
}

/** What this site uses of a Docusaurus configuration. */
export interface TreeSettings {
  title: string
  tagline: string
  /** Where documentation pages are served: `/docs`, `/`. */
  docsPath: string
  /** Sidebars of the current version, in Docusaurus's format. */
  sidebars?: Record<string, unknown> | undefined
  /** Labels and paths of versions, by name. */
  versions: Record<string, { label?: string; path?: string; banner?: string }>
  /** The version without a path of its own. By default, the first in `versions.json`. */
  lastVersion?: string | undefined
  /** Whether the docs folder is shown next to released versions. */
  isCurrentShown: boolean
  /** Versions to show. All of them by default. */
  shownVersions?: string[] | undefined
  /** Whether folders of a sidebar are closed until a reader opens them. */
  areFoldersClosed?: boolean | undefined
  /** Whether readers can close folders of a sidebar. */
  areFoldersClosable?: boolean | undefined
  blogTitle?: string | undefined
  blogDescription?: string | undefined
  tocLevels: { minHeadingLevel?: number; maxHeadingLevel?: number }
  /** Folder of each part, relative to the configuration: `{ docs: '../docs', blog: 'blog' }`. */
  folders: Record<string, string>
  /** Address to edit a file of a part, up to its folder. */
  editUrls: Record<string, string>
  /** Addresses of pages written in React, which aren't shown here. */
  reactPages: string[]
  /** Whether `$x$` is math. */
  hasMath: boolean
  /** Absolute path of the configuration. Its code is run again for the site's own remark and rehype plugins. */
  configFile?: string | undefined
  /** Hash of the configuration's code. */
  configHash?: string | undefined
  /** Menus. Undefined without a configuration. */
  navbar?: { logo?: { src?: string; alt?: string }; items?: TreeMenuItem[] } | undefined
  footer?: { links?: (TreeMenuItem & { title?: string })[]; copyright?: string } | undefined
  /** The whole configuration, as far as it's JSON, for the tree's own components. */
  config: Record<string, unknown>
}

/** Written next to the content of a Docusaurus site (scripts/steps/stage-tree.ts). */
export const treeSettingsFile = 'tree-settings.json'

const known = new Map<string, { mtimeMs: number; settings: TreeSettings }>()

/** Settings of a Docusaurus site. Undefined for a content tree without a configuration, such as our own. */
export function findTreeSettings(contentDir: string): TreeSettings | undefined {
  const file = path.join(contentDir, treeSettingsFile)
  if (!existsSync(file)) return undefined
  const { mtimeMs } = statSync(file)
  const found = known.get(file)
  if (found?.mtimeMs === mtimeMs) return found.settings
  const settings = JSON.parse(readFileSync(file, 'utf8')) as TreeSettings
  known.set(file, { mtimeMs, settings })
  return settings
}
