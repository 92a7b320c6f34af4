import { type PageLink, decodePath, encodePath, joinPath } from '../kit/urls'
import { getBody, type PageBody } from '../content/bodies'
import { findDocsRoot, findTreeSettings } from '../content/tree-settings'
import { getContentDir } from '../kit/env'
import { findOwnImage } from '../content/images'
import { findBreadcrumbs, findNeighbors, type Neighbors } from './navigation'
import { getSiteIndex } from './lookup'
import { requireDocs } from './require-docs'
import { getDocsSite } from './site'
import { getEditUrl, getLastUpdated } from '../content/sources'
import { getSidebarFile, isLongSidebar, pruneSidebar } from './long-sidebars'
import type { DocEntry, DocsVersion, IndexCard, SidebarItem } from './types'

const guides = '/docs/development/guides'

/** For each guide folder: its field reference, and its SDK functions. The SDK has none for flows. */
const references: readonly { folder: string; kind: string; api?: string; functions?: string }[] = [
  { folder: `${guides}/messages/events`, kind: 'event', api: 'event', functions: 'events' },
  { folder: `${guides}/messages/commands`, kind: 'command', api: 'command', functions: 'commands' },
  { folder: `${guides}/messages/queries`, kind: 'query', api: 'query', functions: 'queries' },
  { folder: `${guides}/services`, kind: 'service', api: 'service', functions: 'services' },
  { folder: `${guides}/channels`, kind: 'channel', api: 'channel', functions: 'channels' },
  { folder: `${guides}/domains/entities`, kind: 'entity', api: 'entity', functions: 'entities' },
  { folder: `${guides}/domains`, kind: 'domain', api: 'domain', functions: 'domains' },
  { folder: `${guides}/data-stores`, kind: 'data store', api: 'data', functions: 'data-stores' },
  { folder: `${guides}/flows`, kind: 'flow', api: 'flow' },
  { folder: `${guides}/owners`, kind: 'owner', functions: 'teams' },
]

/**
 * Links from a guide to its reference pages.
 * @param path address of the guide
 * @param isPage whether this build has a page; other content may use the same folders without a reference
 */
export function findReferenceLinks(path: string, isPage: (address: string) => boolean): PageLink[] {
  const found = references.find(({ folder }) => path.startsWith(`${folder}/`))
  if (found === undefined) return []
  const { kind, api, functions } = found
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
  toc: { id: string; depth: number; text: string }[]
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

function toNumber(value: unknown, fallback: number): number {
  return typeof value === 'number' ? value : fallback
}

function getToc(entry: DocEntry, body: PageBody): DocPage['toc'] {
  if (entry.frontMatter.hide_table_of_contents === true) return []
  const { minHeadingLevel = 2, maxHeadingLevel = 3 } = findTreeSettings(getContentDir())?.tocLevels ?? {}
  const min = toNumber(entry.frontMatter.toc_min_heading_level, minHeadingLevel)
  const max = toNumber(entry.frontMatter.toc_max_heading_level, maxHeadingLevel)
  return body.headings.filter(({ depth }) => depth >= min && depth <= max)
}

function getVersion(name: string): DocsVersion {
  const version = getSiteIndex().versions.get(name)
  if (version === undefined) {
    requireDocs(`Docs version "${name}"`)
    throw new Error(`Unknown docs version "${name}".`)
  }
  return version
}

/** @param path address of the page: `/docs/api/event` */
export function findDocPage(path: string): DocPage | undefined {
  const { entries, indexes } = getSiteIndex()
  const entry = entries.get(path)
  if (entry !== undefined) return toEntryPage(entry)
  const index = indexes.get(path)
  if (index === undefined) return undefined
  const version = getVersion(index.version)
  return {
    ...getSurroundings(version, index.sidebar, path, undefined),
    path,
    title: index.title,
    heading: index.title,
    description:
      index.description ||
      `Pages about ${index.title.toLowerCase()}: ${index.cards.map(({ title }) => title).join(', ')}.`,
    body: undefined,
    toc: [],
    cards: index.cards,
    hideTitle: false,
    unlisted: false,
    draft: false,
    editUrl: undefined,
    lastUpdated: undefined,
    version,
    keywords: [],
    image: undefined,
  }
}

function getSurroundings(version: DocsVersion, sidebar: string | undefined, path: string, entry: DocEntry | undefined) {
  const items = version.sidebars[sidebar ?? ''] ?? []
  return {
    sidebar: getSidebar(version, sidebar, path),
    breadcrumbs: findBreadcrumbs(items, path) ?? [],
    neighbors: findNeighbors(items, path, entry, getSiteIndex().ids.get(version.name) ?? new Map()),
    references: findReferenceLinks(path, (address) => getSiteIndex().entries.has(address)),
  }
}

function toEntryPage(entry: DocEntry): DocPage {
  const body = getBody(entry.file)
  const version = getVersion(entry.version)
  const surroundings = getSurroundings(version, entry.sidebar, entry.path, entry)
  const { keywords } = entry.frontMatter
  return {
    ...surroundings,
    breadcrumbs: entry.frontMatter.hide_breadcrumbs === true ? [] : surroundings.breadcrumbs,
    path: entry.path,
    title: entry.title,
    heading: entry.heading ?? entry.title,
    description: entry.description,
    body,
    toc: getToc(entry, body),
    cards: [],
    hideTitle: entry.frontMatter.hide_title === true && entry.heading === undefined,
    unlisted: entry.unlisted,
    draft: entry.draft,
    editUrl: entry.source === undefined ? undefined : getEditUrl(entry.source, entry.frontMatter.custom_edit_url),
    lastUpdated: getLastUpdated(getContentDir(), entry.source ?? entry.file, entry.frontMatter.last_update),
    version,
    image: findOwnImage(entry),
    keywords: Array.isArray(keywords) ? keywords.filter((word) => typeof word === 'string') : [],
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
  const depth = getDocsRoot()
    .split('/')
    .filter((part) => part !== '').length
  return getDocsSite().routes.map(({ path }) =>
    path
      .split('/')
      .filter((part) => part !== '')
      .slice(depth)
      .map(decodePath),
  )
}

/** Target of each version in the version menu: the same page if it exists there, otherwise the version's main page. */
export function listVersionChoices(page: DocPage): { name: string; label: string; href: string }[] {
  const { entries, ids } = getSiteIndex()
  const id = entries.get(page.path)?.id ?? ''
  return getDocsSite().versions.map(({ name, label, mainDocId, path }) => {
    const same = ids.get(name)?.get(id) ?? ids.get(name)?.get(mainDocId)
    return { name, label, href: same?.path ?? path }
  })
}
