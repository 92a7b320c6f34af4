import type { TreeMenuItem, TreeSettings } from '../content/tree-settings'
import { isInternal } from '../kit/urls'
import { isMenu, type MenuEntry, type MenuItem, type NavbarItem, type Navigation } from './types'

/** Resolves what menu items reference by name: a page by its id, and the first page of a sidebar. */
interface TreePages {
  findDoc: (id: string) => string | undefined
  findSidebar: (name: string | undefined) => string | undefined
}

/** `blog` and `/blog` are the same in Docusaurus. A `pathname://` address is outside of its pages. */
function toHref({ type, to, href, docId, sidebarId }: TreeMenuItem, pages: TreePages): string | undefined {
  if (type === 'doc' && docId !== undefined) return pages.findDoc(docId)
  if (type === 'docSidebar') return pages.findSidebar(sidebarId)
  const written = to ?? href
  if (written === undefined) return undefined
  const isAddress = isInternal(written) || /^[a-z]+:/.test(written)
  return isAddress ? written.replace(/^pathname:\/\//, '') : `/${written}`
}

function toItems(items: readonly TreeMenuItem[], pages: TreePages): MenuItem[] {
  return items.flatMap((item) => {
    const href = toHref(item, pages)
    // Links to GitHub are often an icon with a name for screen readers.
    const name = item.label ?? (item as { 'aria-label'?: string })['aria-label']
    return href === undefined || name === undefined ? [] : [{ name, href }]
  })
}

function toEntries(items: readonly TreeMenuItem[], pages: TreePages): MenuEntry[] {
  return items.flatMap((item): MenuEntry[] => {
    if (item.items === undefined) return toItems([item], pages)
    const links = toItems(item.items, pages)
    return links.length === 0 ? [] : [{ name: item.label ?? 'More', kind: 'narrow', groups: { '': links } }]
  })
}

function toNavbarItem(entry: MenuEntry): NavbarItem {
  if (isMenu(entry))
    return { type: 'dropdown', label: entry.name, items: Object.values(entry.groups).flat().map(toNavbarItem) }
  return { label: entry.name, ...(isInternal(entry.href) ? { to: entry.href } : { href: entry.href }) }
}

/** Menus of a Docusaurus site. Leaves out search and the version and language menus, because this site has its own. */
export function buildTreeNavigation(settings: TreeSettings | undefined, pages: TreePages): Navigation {
  const entries = toEntries(settings?.navbar?.items ?? [], pages)
  const columns = settings?.footer?.links ?? []
  const isFlat = columns.every(({ items }) => items === undefined)
  const lists = isFlat ? [{ title: 'Links', items: columns }] : columns
  const footer = lists.map(({ title = '', items = [] }) => [title, toItems(items, pages)] as const)
  return {
    header: entries,
    mobile: entries,
    navbar: entries.map(toNavbarItem),
    footer: Object.fromEntries(footer.filter(([, items]) => items.length > 0)),
    social: [],
    start: undefined,
    search: { name: 'Search', href: '/search' },
  }
}
