import { getDocuments } from '../content/documents'
import { findTreeSettings } from '../content/tree-settings'
import { areDraftsShown, getContentDir, isForeignTree } from '../kit/env'
import { toDocEntry } from './entries'
import { buildSidebars, findSidebarByDocId, readVersionedSidebars, type SidebarFile } from './sidebar'
import type { DocEntry, DocsVersion, GeneratedIndex, RouteEntry, Sidebars } from './types'
import { flattenSidebar, readVersions, type VersionSource } from './versions'
import type { SourceDocument } from '../content/documents'

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

interface BuiltVersion {
  version: DocsVersion
  entries: DocEntry[]
  indexes: GeneratedIndex[]
  redirects: ReadonlyMap<string, string>
  duplicates: DocsSite['duplicates']
}

/** The first page in path order gets the address. */
function dropDuplicates(entries: DocEntry[]): Pick<DocsSite, 'duplicates'> & { unique: DocEntry[] } {
  const winners = new Map<string, DocEntry>()
  const duplicates: DocsSite['duplicates'] = []
  for (const entry of entries) {
    const winner = winners.get(entry.path)
    if (winner === undefined) winners.set(entry.path, entry)
    else duplicates.push({ entry, winner: winner.file })
  }
  return { unique: [...winners.values()], duplicates }
}

/** With a sidebar file, the file determines a page's sidebar, unless the page sets one. */
function chooseSidebar(entry: DocEntry, byDocId: ReadonlyMap<string, string>): DocEntry {
  return entry.frontMatter.displayed_sidebar === undefined ? { ...entry, sidebar: byDocId.get(entry.id) } : entry
}

/** A version's main page: its start page, otherwise the first page of its first sidebar. */
function findMainDoc(entries: readonly DocEntry[], sidebars: Sidebars, path: string): string {
  const start = entries.find((entry) => entry.path === path)
  const [first = []] = Object.values(sidebars)
  const firstId = flattenSidebar(first).find(({ docId }) => docId !== undefined)?.docId
  return start?.id ?? firstId ?? entries[0]?.id ?? ''
}

function buildVersion(source: VersionSource, documents: SourceDocument[], options: DocsOptions): BuiltVersion {
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
  const byId = new Map(unique.map((entry) => [entry.id, entry]))
  const sidebarSource = {
    contentDir,
    version: source,
    entries: unique,
    byId,
    draftIds: new Set(draftIds),
    isForeign,
    // A moved site has the pages it had before, and no others.
    hasFolderPages: settings === undefined,
    areFoldersClosed: settings?.areFoldersClosed,
    areFoldersClosable: settings?.areFoldersClosable,
  }
  const { sidebars, indexes, redirects } = buildSidebars(sidebarSource, file)
  const byDocId = findSidebarByDocId(sidebars)
  const entries = file === undefined ? unique : unique.map((entry) => chooseSidebar(entry, byDocId))
  const version: DocsVersion = {
    name: source.name,
    label: source.label,
    isLast: source.isLast,
    banner: source.banner,
    path: source.path,
    mainDocId: findMainDoc(entries, sidebars, source.path),
    docs: entries.map(({ id, path, sidebar }) => ({ id, path, ...(sidebar === undefined ? {} : { sidebar }) })),
    draftIds,
    sidebars,
  }
  const taken = new Set(entries.map((entry) => entry.path))
  const mainPath = byId.get(version.mainDocId)?.path
  return {
    version,
    entries,
    indexes: indexes.filter(({ path }) => !taken.has(path)),
    redirects: new Map([
      ...redirects,
      // The site's start page is not part of the documentation.
      ...(mainPath === undefined || source.path === '/' ? [] : [[source.path, mainPath] as const]),
      ...entries.flatMap(({ indexPath, path }) => (indexPath === undefined ? [] : [[indexPath, path] as const])),
    ]),
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
    .map(({ path, sidebar }, id): RouteEntry => ({
      path,
      exact: true,
      ...(sidebar === undefined ? {} : { sidebar }),
      id,
    }))
  const folders = built.flatMap((version) => [...version.redirects])
  return {
    versions: built.map(({ version }) => version).filter((version) => version.docs.length > 0),
    entries,
    indexes,
    redirects: findRedirects(
      routes.map(({ path }) => path),
      new Map(folders),
    ),
    duplicates: built.flatMap(({ duplicates }) => duplicates),
    routes,
  }
}

let cached: { documents: SourceDocument[]; site: DocsSite } | undefined

/** The documentation of this build. */
export function getDocsSite(): DocsSite {
  const documents = getDocuments('Doc')
  if (cached?.documents !== documents)
    cached = {
      documents,
      site: buildDocsSite(documents, {
        contentDir: getContentDir(),
        showDrafts: areDraftsShown(),
        isForeign: isForeignTree(),
      }),
    }
  return cached.site
}
