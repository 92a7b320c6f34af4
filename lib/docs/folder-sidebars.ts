import path from 'node:path'
import GithubSlugger from 'github-slugger'
import { toSuggestion } from '../kit/closest'
import { ContentError } from '../kit/problems'
import { decodePath, encodePath, joinPath } from '../kit/urls'
import { defaultArea, docsAreas, getAreaName, sdkArea } from './areas'
import { readCategoryFile, toFolderLabel, type CategoryFile } from './categories'
import type { GeneratedIndexes } from './generated-indexes'
import { parseNumberPrefix, stripNumberPrefixes } from './identity'
import { toLink, type SidebarSource } from './sidebar'
import type { DocEntry, SidebarCategory, SidebarItem, Sidebars } from './types'

/** Builds sidebars from the folder structure. */
export class FolderSidebars {
  private readonly folders: ReadonlySet<string>
  private readonly categories = new Map<string, CategoryFile>()
  private readonly addresses = new Map<string, string>()
  private readonly slugger = new GithubSlugger()

  constructor(
    private readonly source: SidebarSource,
    private readonly indexes: GeneratedIndexes,
  ) {
    this.folders = new Set(
      source.entries.flatMap(({ folder }) => folder.split('/').map((_, i, parts) => parts.slice(0, i + 1).join('/'))),
    )
  }

  /** One sidebar per area. Leaves out areas without pages. */
  build(): Sidebars {
    const sidebars: Sidebars = {}
    for (const area of docsAreas) {
      const own = this.list(area.folder, area.name)
      if (own.length > 0 && this.source.hasFolderPages) this.findOrAddIndex(area.folder, area.name, own)
      // Folders outside of all areas are categories before the pages of the default area.
      const isOther = (folder: string) => getAreaName(folder) === area.name && folder !== area.folder
      const others = area === defaultArea ? this.list('', area.name, isOther) : []
      const hasSdk = area.name === sdkArea.sidebar && this.folders.has(sdkArea.folder)
      const items = [...others, ...own, ...(hasSdk ? [this.toCategory(sdkArea.folder, area.name).item] : [])]
      if (items.length > 0) sidebars[area.name] = items
    }
    return sidebars
  }

  /** Items of a folder, sorted by position, then by name. */
  list(folder: string, sidebar: string, accepts: (folder: string) => boolean = () => true): SidebarItem[] {
    const linkedDoc = this.findLinkedDoc(folder)
    const pages = this.source.entries
      .filter((entry) => entry.folder === folder && entry !== linkedDoc)
      .map((entry) => ({ item: toLink(entry), position: entry.position, name: path.posix.basename(entry.file) }))
    const categories = [...this.folders]
      .filter((child) => child !== '' && parentOf(child) === folder && accepts(child))
      .map((child) => this.toCategory(child, sidebar))
    // File and folder names break ties between positions.
    // Infinity - Infinity is NaN, so the comparison falls through to the names.
    return [...pages, ...categories]
      .sort((a, b) => (a.position ?? Infinity) - (b.position ?? Infinity) || (a.name < b.name ? -1 : 1))
      .map(({ item }) => item)
  }

  private readCategory(folder: string): CategoryFile {
    const { contentDir, version } = this.source
    const known = this.categories.get(folder) ?? readCategoryFile(path.join(contentDir, version.folder, folder))
    this.categories.set(folder, known)
    return known
  }

  private toCategory(folder: string, sidebar: string) {
    const meta = this.readCategory(folder)
    const name = path.posix.basename(folder)
    const items = this.list(folder, sidebar)
    const linkedDoc = this.findLinkedDoc(folder)
    const hasPage = this.source.hasFolderPages || linkedDoc !== undefined || meta.link?.type === 'generated-index'
    const item: SidebarCategory = {
      type: 'category',
      label: meta.label ?? (linkedDoc?.label || toFolderLabel(name)),
      href: hasPage ? this.findOrAddIndex(folder, sidebar, items) : undefined,
      items,
      collapsible: meta.collapsible ?? this.source.areFoldersClosable ?? true,
      collapsed: meta.collapsed ?? this.source.areFoldersClosed ?? true,
      className: meta.className,
      docId: linkedDoc?.id,
      linkUnlisted: linkedDoc?.unlisted || undefined,
    }
    return { item, name, position: meta.position ?? parseNumberPrefix(name).position ?? linkedDoc?.position }
  }

  /**
   * The page for a folder: the one in its category file, or its index.
   * @throws ContentError if the category file references a page that doesn't exist
   */
  private findLinkedDoc(folder: string): DocEntry | undefined {
    const { link } = this.readCategory(folder)
    const { byId, draftIds, version, entries } = this.source
    if (link?.type !== 'doc') return folder === '' ? undefined : entries.find((e) => e.folder === folder && e.isIndex)
    const ids = [link.id, `${stripNumberPrefixes(folder)}/${link.id}`]
    const found = ids.map((id) => byId.get(id)).find((entry) => entry !== undefined)
    if (found !== undefined || ids.some((id) => draftIds.has(id))) return found
    const hint = toSuggestion(link.id, [...byId.keys()], (id) => `"${id}"`)
    const file = path.posix.join(version.folder, folder, '_category_.json')
    const message = `Field "link": no page has the id "${link.id}".${hint}`
    throw new ContentError([{ severity: 'error', file, message }])
  }

  /** Address of a folder's page. Cached, because several sidebars may show the folder. */
  private findOrAddIndex(folder: string, sidebar: string, items: SidebarItem[]): string {
    const known = this.addresses.get(folder)
    if (known !== undefined) return known
    const ownPath = joinPath(this.source.version.path, encodePath(stripNumberPrefixes(folder)))
    const address = this.findLinkedDoc(folder)?.path ?? this.addIndex(folder, sidebar, items)
    this.addresses.set(folder, address)
    // Every parent of an address must resolve.
    if (address !== ownPath) this.indexes.redirects.set(ownPath, address)
    return address
  }

  private addIndex(folder: string, sidebar: string, items: SidebarItem[]): string {
    const meta = this.readCategory(folder)
    const link = meta.link?.type === 'generated-index' ? meta.link : undefined
    const label = meta.label ?? toFolderLabel(path.posix.basename(folder))
    // In Docusaurus content, pages may link to the address that Docusaurus derives from the label.
    const usual =
      link !== undefined && this.source.isForeign ? `category/${this.slugger.slug(label)}` : stripNumberPrefixes(folder)
    const address = encodePath(decodePath(link?.slug ?? usual))
    const description = link?.description ?? meta.description ?? ''
    return this.indexes.add({ folder, sidebar, address, title: link?.title ?? label, description, items })
  }
}

function parentOf(folder: string): string {
  return folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : ''
}
