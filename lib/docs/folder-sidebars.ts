import path from 'node:path'
import GithubSlugger from 'github-slugger'
import { toSuggestion } from '../kit/closest'
import { ContentError } from '../kit/problems'
import { decodePath, encodePath, joinPath } from '../kit/urls'
import { defaultArea, docsAreas, getAreaName, sdkArea } from './areas'
import { readCategoryFile, toFolderLabel } from './categories'
import type { GeneratedIndexes } from './generated-indexes'
import { parseNumberPrefix, stripNumberPrefixes } from './identity'
import { toLink, type SidebarSource } from './sidebar'
import type { DocEntry, SidebarCategory, SidebarItem, Sidebars } from './types'

const toParent = (folder: string) => folder.slice(0, Math.max(0, folder.lastIndexOf('/')))

/** Builds sidebars from the folder structure: one per area that has pages (`build`), or of one folder (`list`). */
export function createFolderSidebars(source: SidebarSource, indexes: GeneratedIndexes) {
  const { contentDir, version, entries, byId, draftIds, settings } = source
  const { areFoldersClosable = true, areFoldersClosed = true } = settings ?? {}
  const hasFolderPages = settings === undefined
  const slugger = new GithubSlugger()
  /** Addresses of the pages of folders. Several sidebars may show the same folder. */
  const addresses = new Map<string, string>()
  const folders = new Set(
    entries.flatMap(({ folder }) => folder.split('/').map((_, i, parts) => parts.slice(0, i + 1).join('/'))),
  )
  const readCategory = (folder: string) => readCategoryFile(path.join(contentDir, version.folder, folder))

  /** The page for a folder: the one in its category file, or its index. @throws ContentError if it doesn't exist */
  function findLinkedDoc(folder: string): DocEntry | undefined {
    const { link } = readCategory(folder)
    if (link?.type !== 'doc') return folder === '' ? undefined : entries.find((e) => e.folder === folder && e.isIndex)
    const ids = [link.id, `${stripNumberPrefixes(folder)}/${link.id}`]
    const found = ids.map((id) => byId.get(id)).find((entry) => entry !== undefined)
    if (found !== undefined || ids.some((id) => draftIds.has(id))) return found
    const hint = toSuggestion(link.id, [...byId.keys()], (id) => `"${id}"`)
    const file = path.posix.join(version.folder, folder, '_category_.json')
    const message = `Field "link": no page has the id "${link.id}".${hint}`
    throw new ContentError([{ severity: 'error', file, message }])
  }

  function addIndex(folder: string, sidebar: string, items: SidebarItem[]): string {
    const { link: given, label = toFolderLabel(path.posix.basename(folder)), description } = readCategory(folder)
    const link = given?.type === 'generated-index' ? given : undefined
    // In Docusaurus content, pages may link to the address that Docusaurus derives from the label.
    const usual = link && source.isForeign ? `category/${slugger.slug(label)}` : stripNumberPrefixes(folder)
    return indexes.add({
      ...{ folder, sidebar, items },
      address: encodePath(decodePath(link?.slug ?? usual)),
      title: link?.title ?? label,
      description: link?.description ?? description ?? '',
    })
  }

  function findOrAddIndex(folder: string, sidebar: string, items: SidebarItem[]): string {
    const address = addresses.get(folder) ?? findLinkedDoc(folder)?.path ?? addIndex(folder, sidebar, items)
    const ownPath = joinPath(version.path, encodePath(stripNumberPrefixes(folder)))
    addresses.set(folder, address)
    // Every parent of an address must resolve.
    if (address !== ownPath) indexes.redirects.set(ownPath, address)
    return address
  }

  function toCategory(folder: string, sidebar: string) {
    const meta = readCategory(folder)
    const name = path.posix.basename(folder)
    const items = list(folder, sidebar)
    const linkedDoc = findLinkedDoc(folder)
    const hasPage = hasFolderPages || linkedDoc !== undefined || meta.link?.type === 'generated-index'
    const item: SidebarCategory = {
      type: 'category',
      label: meta.label ?? (linkedDoc?.label || toFolderLabel(name)),
      href: hasPage ? findOrAddIndex(folder, sidebar, items) : undefined,
      items,
      collapsible: meta.collapsible ?? areFoldersClosable,
      collapsed: meta.collapsed ?? areFoldersClosed,
      className: meta.className,
      docId: linkedDoc?.id,
      linkUnlisted: linkedDoc?.unlisted || undefined,
    }
    return { item, name, position: meta.position ?? parseNumberPrefix(name).position ?? linkedDoc?.position }
  }

  /** Items of a folder, sorted by position, then by name. */
  function list(folder: string, sidebar: string, accepts: (folder: string) => boolean = () => true): SidebarItem[] {
    const linkedDoc = findLinkedDoc(folder)
    const pages = entries
      .filter((entry) => entry.folder === folder && entry !== linkedDoc)
      .map((entry) => ({ item: toLink(entry), position: entry.position, name: path.posix.basename(entry.file) }))
    const inner = [...folders]
      .filter((child) => child !== '' && toParent(child) === folder && accepts(child))
      .map((child) => toCategory(child, sidebar))
    // File and folder names break ties between positions.
    // Infinity - Infinity is NaN, so the comparison falls through to the names.
    return [...pages, ...inner]
      .sort((a, b) => (a.position ?? Infinity) - (b.position ?? Infinity) || (a.name < b.name ? -1 : 1))
      .map(({ item }) => item)
  }

  function build(): Sidebars {
    const sidebars: Sidebars = {}
    for (const area of docsAreas) {
      const own = list(area.folder, area.name)
      if (own.length > 0 && hasFolderPages) findOrAddIndex(area.folder, area.name, own)
      // Folders outside of all areas are categories before the pages of the default area.
      const isOther = (folder: string) => getAreaName(folder) === area.name && folder !== area.folder
      const others = area === defaultArea ? list('', area.name, isOther) : []
      const hasSdk = area.name === sdkArea.sidebar && folders.has(sdkArea.folder)
      const items = [...others, ...own, ...(hasSdk ? [toCategory(sdkArea.folder, area.name).item] : [])]
      if (items.length > 0) sidebars[area.name] = items
    }
    return sidebars
  }

  return { build, list }
}
