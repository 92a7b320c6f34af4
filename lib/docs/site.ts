import { getDocuments, type SourceDocument } from '../content/documents'
import { findTreeSettings } from '../content/tree-settings'
import { cacheByObject } from '../kit/cache-by-object'
import { areDraftsShown, getContentDir, isForeignTree } from '../kit/env'
import { toDocEntry } from './entries'
import { buildSidebars, findSidebarByDocId, readVersionedSidebars, type SidebarFile } from './sidebar'
import type { DocEntry, DocsVersion, Sidebars } from './types'
import { flattenSidebar, readVersions, type VersionSource } from './versions'

/** The whole documentation. Computed once per build. */
export type DocsSite = ReturnType<typeof buildDocsSite>

export interface DocsOptions {
  contentDir: string
  showDrafts?: boolean
  isForeign?: boolean
}

/** The first page in path order gets the address. */
function dropDuplicates(entries: DocEntry[]) {
  const winners = new Map<string, DocEntry>()
  const duplicates: { entry: DocEntry; winner: string }[] = []
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
    settings,
  }
  const { sidebars, indexes, redirects } = buildSidebars(sidebarSource, file)
  const byDocId = findSidebarByDocId(sidebars)
  // With a sidebar file, the file determines a page's sidebar, unless the page sets one.
  const entries = unique.map((entry) =>
    file === undefined || entry.frontMatter.displayed_sidebar !== undefined
      ? entry
      : { ...entry, sidebar: byDocId.get(entry.id) },
  )
  const { folder: _folder, ...place } = source
  const mainDocId = findMainDoc(entries, sidebars, place.path)
  const docs = entries.map(({ id, path, sidebar }) => ({ id, path, sidebar }))
  const version: DocsVersion = { ...place, mainDocId, docs, draftIds, sidebars }
  const taken = new Set(entries.map((entry) => entry.path))
  const mainPath = sidebarSource.byId.get(mainDocId)?.path
  return {
    version,
    entries,
    indexes: indexes.filter((index) => !taken.has(index.path)),
    redirects: [
      ...redirects,
      // The site's start page is not part of the documentation.
      ...(mainPath === undefined || place.path === '/' ? [] : [[place.path, mainPath] as const]),
      ...entries.flatMap((entry) => (entry.indexPath === undefined ? [] : [[entry.indexPath, entry.path] as const])),
    ],
    duplicates,
  }
}

/** Redirects every parent of an address to the folder's page, wherever that is, or to its first page. */
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
export function buildDocsSite(documents: SourceDocument[], options: DocsOptions) {
  const built = readVersions(options.contentDir).map((source) => buildVersion(source, documents, options))
  const entries = built.flatMap((version) => version.entries)
  const indexes = built.flatMap((version) => version.indexes)
  const routes = [...entries, ...indexes]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, sidebar }) => ({ path, sidebar }))
  const paths = routes.map(({ path }) => path)
  return {
    versions: built.map(({ version }) => version).filter((version) => version.docs.length > 0),
    entries,
    indexes,
    /** Redirects for parent addresses without their own page. */
    redirects: findRedirects(paths, new Map(built.flatMap(({ redirects }) => redirects))),
    /** Pages whose address is already taken by an earlier page. */
    duplicates: built.flatMap(({ duplicates }) => duplicates),
    routes,
  }
}

const buildCurrent = cacheByObject((documents: SourceDocument[]) =>
  buildDocsSite(documents, { contentDir: getContentDir(), showDrafts: areDraftsShown(), isForeign: isForeignTree() }),
)

/** The documentation of this build. */
export const getDocsSite = (): DocsSite => buildCurrent(getDocuments('Doc'))

export const hasDocs = (): boolean => getDocsSite().routes.length > 0

/** @param what the feature that needs documentation, to start the sentence: `The area "API"` */
export function describeMissingDocs(what: string): string {
  return `${what} needs the docs feature to be enabled: the content has no docs/ pages.`
}
