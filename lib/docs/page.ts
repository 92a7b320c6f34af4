import { type PageLink, decodePath, encodePath, joinPath } from '../kit/urls'
import { getBody, selectToc, type PageBody, type TocItem } from '../content/bodies'
import { findDocsRoot, findTreeSettings } from '../content/tree-settings'
import { getContentDir } from '../kit/env'
import { findOwnImage } from '../content/images'
import { findBreadcrumbs, findNeighbors, type Neighbors } from './navigation'
import { getSiteIndex } from './lookup'
import { getDocsSite } from './site'
import { getEditUrl, getLastUpdated } from '../content/sources'
import { getSidebarFile, isLongSidebar, pruneSidebar } from './long-sidebars'
import type { DocEntry, DocsVersion, IndexCard, SidebarItem } from './types'

/** For each guide folder: its resource, the page with its fields, and its SDK functions. The SDK has none for flows. */
const references: readonly (readonly [folder: string, kind: string, api?: string, functions?: string])[] = [
  ['messages/events', 'event', 'event', 'events'],
  ['messages/commands', 'command', 'command', 'commands'],
  ['messages/queries', 'query', 'query', 'queries'],
  ['services', 'service', 'service', 'services'],
  ['channels', 'channel', 'channel', 'channels'],
  ['domains/entities', 'entity', 'entity', 'entities'],
  ['domains', 'domain', 'domain', 'domains'],
  ['data-stores', 'data store', 'data', 'data-stores'],
  ['flows', 'flow', 'flow'],
  ['owners', 'owner', undefined, 'teams'],
]

/**
 * Links from a guide to its reference pages.
 * @param path address of the guide
 * @param isPage whether this build has a page; other content may use the same folders without a reference
 */
export function findReferenceLinks(path: string, isPage: (address: string) => boolean): PageLink[] {
  const [, kind, api, functions] =
    references.find(([folder]) => path.startsWith(`/docs/development/guides/${folder}/`)) ?? []
  const links: PageLink[] = []
  if (api !== undefined && isPage(`/docs/api/${api}`))
    links.push({ title: `All ${kind} fields`, href: `/docs/api/${api}` })
  if (functions !== undefined && isPage('/docs/sdk'))
    links.push({ title: `SDK functions for ${functions.replace('-', ' ')}`, href: `/docs/sdk#${functions}` })
  return links
}

/** Everything a documentation page shows. */
export interface DocPage {
  path: string
  title: string
  /** Shown on the page. A level 1 heading in its text wins over the title, as in Docusaurus. */
  heading: string
  description: string
  /** `source` is the file with the complete sidebar, if `items` are only part of it. */
  sidebar: { name: string; items: readonly SidebarItem[]; source: string | undefined } | undefined
  breadcrumbs: PageLink[]
  neighbors: Neighbors
  /** Links from a guide to reference pages: fields and SDK functions. */
  references: PageLink[]
  /** Compiled content. Undefined for a generated index. */
  body: PageBody | undefined
  toc: TocItem[]
  cards: IndexCard[]
  hideTitle: boolean
  unlisted: boolean
  draft: boolean
  editUrl: string | undefined
  /** `2025-01-31`. Undefined if Git doesn't know it. */
  lastUpdated: string | undefined
  version: DocsVersion
  keywords: string[]
  /** URL of the page's own image for link previews, if it sets one. */
  image: string | undefined
}

function getSidebar(version: DocsVersion, name: string | undefined, path: string): DocPage['sidebar'] {
  const items = version.sidebars[name ?? '']
  if (name === undefined || items === undefined) return undefined
  return isLongSidebar(name, items)
    ? { name, items: pruneSidebar(items, path), source: getSidebarFile(version.name, name) }
    : { name, items, source: undefined }
}

/** What a page shows around its content. */
function getSurroundings(versionName: string, name: string | undefined, path: string, entry?: DocEntry) {
  const { versions, entries, ids } = getSiteIndex()
  const version = versions.get(versionName)
  if (version === undefined) throw new Error(`Unknown docs version "${versionName}".`)
  const items = version.sidebars[name ?? ''] ?? []
  return {
    version,
    sidebar: getSidebar(version, name, path),
    breadcrumbs: entry?.frontMatter.hide_breadcrumbs === true ? [] : (findBreadcrumbs(items, path) ?? []),
    neighbors: findNeighbors(items, path, entry, ids.get(versionName) ?? new Map()),
    references: findReferenceLinks(path, (address) => entries.has(address)),
  }
}

/** @param path address of the page: `/docs/api/event` */
export function findDocPage(path: string): DocPage | undefined {
  const { entries, indexes } = getSiteIndex()
  const entry = entries.get(path)
  if (entry !== undefined) return toEntryPage(entry)
  const index = indexes.get(path)
  if (index === undefined) return undefined
  const { title, description, cards } = index
  return {
    ...getSurroundings(index.version, index.sidebar, path),
    path,
    title,
    heading: title,
    description: description || `Pages about ${title.toLowerCase()}: ${cards.map((card) => card.title).join(', ')}.`,
    body: undefined,
    toc: [],
    cards,
    hideTitle: false,
    unlisted: false,
    draft: false,
    editUrl: undefined,
    lastUpdated: undefined,
    keywords: [],
    image: undefined,
  }
}

function toEntryPage(entry: DocEntry): DocPage {
  const { path, title, heading, description, unlisted, draft, frontMatter, source } = entry
  const body = getBody(entry.file)
  const { keywords } = frontMatter
  return {
    ...getSurroundings(entry.version, entry.sidebar, path, entry),
    path,
    title,
    heading: heading ?? title,
    description,
    body,
    toc: selectToc(body, frontMatter, findTreeSettings(getContentDir())?.tocLevels),
    cards: [],
    hideTitle: frontMatter.hide_title === true && heading === undefined,
    unlisted,
    draft,
    editUrl: source === undefined ? undefined : getEditUrl(source, frontMatter.custom_edit_url),
    lastUpdated: getLastUpdated(getContentDir(), source ?? entry.file, frontMatter.last_update),
    keywords: Array.isArray(keywords) ? keywords.filter((word) => typeof word === 'string') : [],
    image: findOwnImage(entry),
  }
}

/** The page at an address, from route segments. */
export function getDocPage(slug: readonly string[] | undefined): DocPage | undefined {
  return findDocPage(joinPath(getDocsRoot(), encodePath((slug ?? []).map(decodePath).join('/'))))
}

export function getDocsRoot(): string {
  return findDocsRoot(getContentDir())
}

/** Path segments of every documentation address, decoded and relative to the documentation's root. */
export function listDocSlugs(): string[][] {
  const toSegments = (path: string) => path.split('/').filter((part) => part !== '')
  const depth = toSegments(getDocsRoot()).length
  return getDocsSite().routes.map(({ path }) => toSegments(path).slice(depth).map(decodePath))
}
