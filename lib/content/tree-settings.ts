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

/** The parts of a Docusaurus configuration that this site uses. */
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
  /** Files that are pages, by part: regular expressions for paths relative to a version's or the blog's folder. */
  pageFiles?: Record<string, { include: string[]; exclude: string[] }> | undefined
  /** Base URL for editing the files of each part. */
  editUrls: Record<string, string>
  /** Addresses of pages written in React, which this site leaves out. */
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
  /** The whole configuration, without functions, for the tree's own components. */
  config: Record<string, unknown>
}

/** Written next to the content of a Docusaurus site (scripts/steps/stage-tree.ts). */
export const treeSettingsFile = 'tree-settings.json'

const cache = new Map<string, { mtimeMs: number; settings: TreeSettings }>()

/** Settings of a Docusaurus site. Undefined for a content tree without a configuration, such as our own. */
export function findTreeSettings(contentDir: string): TreeSettings | undefined {
  const file = path.join(contentDir, treeSettingsFile)
  if (!existsSync(file)) return undefined
  const { mtimeMs } = statSync(file)
  const cached = cache.get(file)
  if (cached?.mtimeMs === mtimeMs) return cached.settings
  const settings = JSON.parse(readFileSync(file, 'utf8')) as TreeSettings
  cache.set(file, { mtimeMs, settings })
  return settings
}

/** Whether the configuration of a Docusaurus site leaves a file out, so that it isn't a page. */
export function isLeftOut(contentDir: string, file: string): boolean {
  const [part = '', ...rest] = file.split('/')
  const patterns = findTreeSettings(contentDir)?.pageFiles?.[part]
  if (patterns === undefined) return false
  const name = rest.slice(part === 'versioned_docs' ? 1 : 0).join('/')
  const isMatch = (sources: readonly string[]) => sources.some((source) => new RegExp(source).test(name))
  return !isMatch(patterns.include) || isMatch(patterns.exclude)
}

/** A comment in a code block that highlights lines. */
export interface MagicComment {
  line?: string
  block?: { start: string; end: string }
}

/** Comments that the configuration of a Docusaurus site defines. We show them all in the same way. */
export function findMagicComments(contentDir: string): MagicComment[] | undefined {
  const { themeConfig } = findTreeSettings(contentDir)?.config ?? {}
  return (themeConfig as { prism?: { magicComments?: MagicComment[] } } | undefined)?.prism?.magicComments
}

/** Address of the documentation: `/docs`, unless a Docusaurus site has it elsewhere, such as at `/`. */
export const findDocsRoot = (contentDir: string) => findTreeSettings(contentDir)?.docsPath ?? '/docs'

/** Whether the configuration of a Docusaurus site has menus. Other trees get ours. */
export function hasOwnMenus(contentDir: string): boolean {
  const { navbar, footer } = findTreeSettings(contentDir) ?? {}
  return navbar !== undefined || footer !== undefined
}
