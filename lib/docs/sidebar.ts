import { FileSidebars } from './file-sidebars'
import { FolderSidebars } from './folder-sidebars'
import { GeneratedIndexes } from './generated-indexes'
import type { SidebarFile } from './sidebar-file'
import type { SidebarSource } from './sidebar-source'
import type { GeneratedIndex, SidebarItem, Sidebars } from './types'
import { flattenSidebar } from './versions'

interface BuiltSidebars {
  sidebars: Sidebars
  indexes: readonly GeneratedIndex[]
  redirects: ReadonlyMap<string, string>
}

/** Maps page ids to the sidebar that contains them, for versions with a sidebar file. */
export function findSidebarByDocId(sidebars: Sidebars): Map<string, string> {
  const ids = (items: readonly SidebarItem[]) => flattenSidebar(items).flatMap(({ docId }) => docId ?? [])
  return new Map(Object.entries(sidebars).flatMap(([name, items]) => ids(items).map((id) => [id, name] as const)))
}

/** Adds an index page for every folder, even if no sidebar shows it. */
function addFolderIndexes(
  source: SidebarSource,
  indexes: GeneratedIndexes,
  folders: FolderSidebars,
  sidebars: Sidebars,
) {
  const [firstSidebar = ''] = Object.keys(sidebars)
  const items = folders.list('', firstSidebar)
  const hasMainPage = source.entries.some(({ path }) => path === source.version.path)
  if (hasMainPage || items.length === 0) return
  indexes.add({ folder: '', sidebar: firstSidebar, address: '', title: 'Documentation', description: '', items })
}

/**
 * Builds a version's sidebars and the index pages they need.
 * @param file the version's sidebar file; without it, sidebars follow the folder structure
 */
export function buildSidebars(source: SidebarSource, file: SidebarFile | undefined): BuiltSidebars {
  const indexes = new GeneratedIndexes(source.version, source.entries)
  const folders = new FolderSidebars(source, indexes)
  const sidebars = file === undefined ? folders.build() : new FileSidebars(source, indexes, folders).build(file)
  addFolderIndexes(source, indexes, folders, sidebars)
  return { sidebars, indexes: indexes.all, redirects: indexes.redirects }
}
