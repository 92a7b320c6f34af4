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

/** Ids of the pages that each sidebar holds: which sidebar a page shows where a file decides it. */
export function findSidebarByDocId(sidebars: Sidebars): Map<string, string> {
  const ids = (items: readonly SidebarItem[]) => flattenSidebar(items).flatMap(({ docId }) => docId ?? [])
  return new Map(Object.entries(sidebars).flatMap(([name, items]) => ids(items).map((id) => [id, name] as const)))
}

/** Every folder of pages answers with a list of them, whether or not a sidebar shows the folder. */
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
 * The sidebars of one version, and the pages that they need and nobody wrote.
 * @param file sidebars that the version brings along; without it they follow the folders
 */
export function buildSidebars(source: SidebarSource, file: SidebarFile | undefined): BuiltSidebars {
  const indexes = new GeneratedIndexes(source.version, source.entries)
  const folders = new FolderSidebars(source, indexes)
  const sidebars = file === undefined ? folders.build() : new FileSidebars(source, indexes, folders).build(file)
  addFolderIndexes(source, indexes, folders, sidebars)
  return { sidebars, indexes: indexes.all, redirects: indexes.redirects }
}
