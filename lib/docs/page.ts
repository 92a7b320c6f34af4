import { type PageLink, decodePath, encodePath, joinPath } from '../kit/urls'
import { getBody, selectToc } from '../content/bodies'
import { findDocsRoot, findTreeSettings } from '../content/tree-settings'
import { getContentDir } from '../kit/env'
import { findOwnImage } from '../content/images'
import { findBreadcrumbs, findNeighbors } from './navigation'
import { getSiteIndex } from './lookup'
import { getDocsSite } from './site'
import { getEditUrl, getLastUpdated } from '../content/sources'
import { getSidebarFile, isLongSidebar, pruneSidebar } from './long-sidebars'
import type { DocsVersion } from './types'

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

/** Links from a guide to its reference pages. Other content may use the same folders without a reference. */
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

/** The sidebar of a page. `source` is the file with all of it, if `items` are only a part. */
function getSidebar({ name: version, sidebars }: DocsVersion, name: string | undefined, path: string) {
  const items = sidebars[name ?? '']
  if (name === undefined || items === undefined) return undefined
  return isLongSidebar(name, items)
    ? { name, items: pruneSidebar(items, path), source: getSidebarFile(version, name) }
    : { name, items, source: undefined }
}

/** Everything that a documentation page or a generated index shows, by address: `/docs/api/event`. */
export function findDocPage(path: string) {
  const { versions, entries, indexes, ids } = getSiteIndex()
  const entry = entries.get(path)
  const index = entry === undefined ? indexes.get(path) : undefined
  const found = entry ?? index
  if (found === undefined) return undefined
  const { title, description, sidebar } = found
  const version = versions.get(found.version)
  if (version === undefined) throw new Error(`Unknown docs version "${found.version}".`)
  const frontMatter = entry?.frontMatter ?? {}
  const { keywords } = frontMatter
  const items = version.sidebars[sidebar ?? ''] ?? []
  const cards = index?.cards ?? []
  const listed = `Pages about ${title.toLowerCase()}: ${cards.map((card) => card.title).join(', ')}.`
  /** Undefined for a generated index. */
  const body = entry && getBody(entry.file)
  return {
    ...{ path, title, body, cards, version },
    /** Shown on the page. A level 1 heading in its text wins over the title, as in Docusaurus. */
    heading: entry?.heading ?? title,
    description: index === undefined ? description : description || listed,
    sidebar: getSidebar(version, sidebar, path),
    breadcrumbs: frontMatter.hide_breadcrumbs === true ? [] : (findBreadcrumbs(items, path) ?? []),
    neighbors: findNeighbors(items, path, entry, ids.get(version.name) ?? new Map()),
    /** Links from a guide to reference pages: fields and SDK functions. */
    references: findReferenceLinks(path, (address) => entries.has(address)),
    toc: body === undefined ? [] : selectToc(body, frontMatter, findTreeSettings(getContentDir())?.tocLevels),
    hideTitle: frontMatter.hide_title === true && entry?.heading === undefined,
    unlisted: entry?.unlisted === true,
    draft: entry?.draft === true,
    editUrl: entry?.source && getEditUrl(entry.source, frontMatter.custom_edit_url),
    /** `2025-01-31`. Undefined if Git doesn't know it. */
    lastUpdated: entry && getLastUpdated(getContentDir(), entry.source ?? entry.file, frontMatter.last_update),
    keywords: Array.isArray(keywords) ? keywords.filter((word) => typeof word === 'string') : [],
    /** URL of the page's own image for link previews, if it sets one. */
    image: entry && findOwnImage(entry),
  }
}

export type DocPage = NonNullable<ReturnType<typeof findDocPage>>

/** The page at an address, from route segments. */
export function getDocPage(slug: readonly string[] | undefined): DocPage | undefined {
  return findDocPage(joinPath(getDocsRoot(), encodePath((slug ?? []).map(decodePath).join('/'))))
}

export const getDocsRoot = (): string => findDocsRoot(getContentDir())

/** Path segments of every documentation address, decoded and relative to the documentation's root. */
export function listDocSlugs(): string[][] {
  const toSegments = (path: string) => path.split('/').filter((part) => part !== '')
  const depth = toSegments(getDocsRoot()).length
  return getDocsSite().routes.map(({ path }) => toSegments(path).slice(depth).map(decodePath))
}
