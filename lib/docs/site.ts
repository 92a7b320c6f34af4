import { getDocuments, type SourceDocument } from '../content/documents'
import { findTreeSettings } from '../content/tree-settings'
import { cacheByObject } from '../kit/cache-by-object'
import { areDraftsShown, getContentDir, isForeignTree } from '../kit/env'
import { toDocEntry } from './entries'
import { buildSidebars, findSidebarByDocId, readVersionedSidebars, type SidebarFile } from './sidebar'
import type { DocEntry, DocsVersion, GeneratedIndex, RouteEntry, Sidebars } from './types'
import { flattenSidebar, readVersions, type VersionSource } from './versions'

/** The whole documentation. Computed once per build. */
export interface DocsSite {
  versions: DocsVersion[]
  entries: DocEntry[]
  indexes: GeneratedIndex[]
  /** Redirects for parent addresses without their own page. */
  redirects: Map<string, string>
  /** Pages whose address is already taken by an earlier page. */
  duplicates: { entry: DocEntry; winner: string }[]
  routes: RouteEntry[]
}

export interface DocsOptions {
  contentDir: string
  showDrafts?: boolean
  /** Whether the content was written for Docusaurus. */
  isForeign?: boolean
}

/** The first page in path order gets the address. */
function dropDuplicates(entries: DocEntry[]) {
  const winners = new Map<string, DocEntry>()
  const duplicates: DocsSite['duplicates'] = []
  for (const entry of entries) {
    const winner = winners.get(entry.path)
    if (winner === undefined) winners.set(entry.path, entry)
    else duplicates.push({ entry, winner: winner.file })
  }
  return { unique: [...winners.values()], duplicates }
}

/** A version's main page: its start page, otherwise the first page of its first sidebar. */
function findMainDoc(entries: readonly DocEntry[], sidebars: Sidebars, path: string): string {
  const start = entries.find((entry) => entry.path === path)
  const [first = []] = Object.values(sidebars)
  const firstId = flattenSidebar(first).find(({ docId }) => docId !== undefined)?.docId
  return start?.id ?? firstId ?? entries[0]?.id ?? ''
}

function buildVersion(source: VersionSource, documents: SourceDocument[], options: DocsOptions) {
  const { contentDir, showDrafts = false, isForeign = false } = options
  const all = documents
    .filter(({ file }) => file.startsWith(`${source.folder}/`))
    .map((document) => toDocEntry(document, source))
  const { unique, duplicates } = dropDuplicates(all.filter((entry) => showDrafts || !entry.draft))
  const draftIds = all.filter((entry) => entry.draft).map((entry) => entry.id)
  const settings = findTreeSettings(contentDir)
  const file =
    source.folder === 'docs'
      ? (settings?.sidebars as SidebarFile | undefined)
      : readVersionedSidebars(contentDir, source.name)
  const sidebarSource = {
    contentDir,
    version: source,
    entries: unique,
    byId: new Map(unique.map((entry) => [entry.id, entry])),
    draftIds: new Set(draftIds),
    isForeign,
    // A moved site has the pages it had before, and no others.
    hasFolderPages: settings === undefined,
    areFoldersClosed: settings?.areFoldersClosed,
    areFoldersClosable: settings?.areFoldersClosable,
  }
  const { sidebars, indexes, redirects } = buildSidebars(sidebarSource, file)
  const byDocId = findSidebarByDocId(sidebars)
  // With a sidebar file, the file determines a page's sidebar, unless the page sets one.
  const entries = unique.map((entry) =>
    file === undefined || entry.frontMatter.displayed_sidebar !== undefined
      ? entry
      : { ...entry, sidebar: byDocId.get(entry.id) },
  )
  const { name, label, isLast, banner, path } = source
  const mainDocId = findMainDoc(entries, sidebars, path)
  const docs = entries.map((entry) => ({ id: entry.id, path: entry.path, sidebar: entry.sidebar }))
  const version: DocsVersion = { name, label, isLast, banner, path, mainDocId, docs, draftIds, sidebars }
  const taken = new Set(entries.map((entry) => entry.path))
  const mainPath = sidebarSource.byId.get(mainDocId)?.path
  return {
    version,
    entries,
    indexes: indexes.filter((index) => !taken.has(index.path)),
    redirects: [
      ...redirects,
      // The site's start page is not part of the documentation.
      ...(mainPath === undefined || path === '/' ? [] : [[path, mainPath] as const]),
      ...entries.flatMap((entry) => (entry.indexPath === undefined ? [] : [[entry.indexPath, entry.path] as const])),
    ],
    duplicates,
  }
}

/**
 * Makes every parent of an address resolve, by redirecting to the folder's page or its first page.
 * @param paths addresses of all pages, in path order
 * @param folders addresses of folders whose page is somewhere else
 */
function findRedirects(paths: readonly string[], folders: ReadonlyMap<string, string>): Map<string, string> {
  const answered = new Set(paths)
  const redirects = new Map([...folders].filter(([from]) => !answered.has(from)))
  for (const path of paths) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const parent = path.slice(0, end)
      if (!answered.has(parent) && !redirects.has(parent)) redirects.set(parent, path)
    }
  }
  return redirects
}

/** Builds the documentation from its pages. Pure, except for reading category and version files. */
export function buildDocsSite(documents: SourceDocument[], options: DocsOptions): DocsSite {
  const built = readVersions(options.contentDir).map((source) => buildVersion(source, documents, options))
  const entries = built.flatMap((version) => version.entries)
  const indexes = built.flatMap((version) => version.indexes)
  const routes = [...entries, ...indexes]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, sidebar }, id): RouteEntry => ({ path, exact: true, sidebar, id }))
  const paths = routes.map(({ path }) => path)
  return {
    versions: built.map(({ version }) => version).filter((version) => version.docs.length > 0),
    entries,
    indexes,
    redirects: findRedirects(paths, new Map(built.flatMap(({ redirects }) => redirects))),
    duplicates: built.flatMap(({ duplicates }) => duplicates),
    routes,
  }
}

const buildCurrent = cacheByObject((documents: SourceDocument[]) =>
  buildDocsSite(documents, {
    contentDir: getContentDir(),
    showDrafts: areDraftsShown(),
    isForeign: isForeignTree(),
  }),
)

/** The documentation of this build. */
export function getDocsSite(): DocsSite {
  return buildCurrent(getDocuments('Doc'))
}

export function hasDocs(): boolean {
  return getDocsSite().routes.length > 0
}

/** @param what the feature that needs documentation, to start the sentence: `The area "API"` */
export function describeMissingDocs(what: string): string {
  return `${what} needs the docs feature to be enabled: the content has no docs/ pages.`
}
