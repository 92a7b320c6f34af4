import { cacheByObject } from '../kit/cache-by-object'
import type { SidebarCategory, SidebarItem } from './types'
import { walkSidebar } from './versions'

type Items = readonly SidebarItem[]

/** In sidebars with more links, a page only includes the top level and the open branch. */
export const MAX_LINKS = 120

/** The API's sidebar ends with all SDK functions, but a page only needs those of its own resource. */
const maxLinksBySidebar: Record<string, number> = { api: 60 }

/** A category whose items are fetched when it's opened. */
export interface PrunedCategory extends SidebarCategory {
  isPruned?: boolean
}

/** Whether a sidebar item isn't shown. */
export function isHiddenItem(item: SidebarItem): boolean {
  return item.className?.split(' ').includes('hidden') === true || (item.type === 'link' && item.unlisted === true)
}

/** Number of links in a sidebar, without hidden ones. */
export function countLinks(items: Items): number {
  const shown = items.filter((item) => !isHiddenItem(item))
  return shown.reduce((sum, item) => {
    return sum + (item.href === undefined ? 0 : 1) + (item.type === 'category' ? countLinks(item.items) : 0)
  }, 0)
}

const getLinkCount = cacheByObject(countLinks)

/** Whether a sidebar is too long to include on every page. */
export function isLongSidebar(name: string, items: Items): boolean {
  return getLinkCount(items) > (maxLinksBySidebar[name] ?? MAX_LINKS)
}

export function getSidebarFile(version: string, sidebar: string): string {
  return `/_content/sidebars/${encodeURIComponent(version)}-${encodeURIComponent(sidebar)}.html`
}

/** The categories around each address, including its own category. */
const getBranches = cacheByObject((items: Items) => {
  const branches = new Map<string, Set<SidebarItem>>()
  for (const { item, above } of walkSidebar(items))
    if (item.href !== undefined) branches.set(item.href, new Set([...(branches.get(item.href) ?? []), ...above, item]))
  return branches
})

function prune(items: Items, open: ReadonlySet<SidebarItem>): SidebarItem[] {
  return items.map((item): SidebarItem | PrunedCategory => {
    if (item.type === 'link' || item.items.length === 0) return item
    return open.has(item) || item.href === undefined
      ? { ...item, items: prune(item.items, open) }
      : { ...item, items: [], isPruned: true }
  })
}

/** Removes the items of closed categories, which are fetched when opened, unless they have no page. */
export function pruneSidebar(items: Items, path: string): SidebarItem[] {
  return prune(items, getBranches(items).get(path) ?? new Set())
}
