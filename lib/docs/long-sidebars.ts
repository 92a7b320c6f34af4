import { cacheByObject } from '../kit/cache-by-object'
import type { SidebarCategory, SidebarItem } from './types'

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
export function countLinks(items: readonly SidebarItem[]): number {
  const shown = items.filter((item) => !isHiddenItem(item))
  return shown.reduce((sum, item) => {
    return sum + (item.href === undefined ? 0 : 1) + (item.type === 'category' ? countLinks(item.items) : 0)
  }, 0)
}

const getLinkCount = cacheByObject(countLinks)

/** Whether a sidebar is too long to include on every page. */
export function isLongSidebar(name: string, items: readonly SidebarItem[]): boolean {
  return getLinkCount(items) > (maxLinksBySidebar[name] ?? MAX_LINKS)
}

/** Path of the file with the complete sidebar. */
export function getSidebarFile(version: string, sidebar: string): string {
  return `/_content/sidebars/${encodeURIComponent(version)}-${encodeURIComponent(sidebar)}.html`
}

function addBranches(
  found: Map<string, Set<SidebarItem>>,
  items: readonly SidebarItem[],
  around: readonly SidebarItem[],
) {
  for (const item of items) {
    const inner = item.type === 'category' ? [...around, item] : around
    if (item.href !== undefined) found.set(item.href, new Set([...(found.get(item.href) ?? []), ...inner]))
    if (item.type === 'category') addBranches(found, item.items, inner)
  }
  return found
}

/** The categories around each address, including its own category. */
const getBranches = cacheByObject((items: readonly SidebarItem[]) => addBranches(new Map(), items, []))

function prune(items: readonly SidebarItem[], open: ReadonlySet<SidebarItem>): SidebarItem[] {
  return items.map((item): SidebarItem | PrunedCategory => {
    if (item.type === 'link' || item.items.length === 0) return item
    return open.has(item) || item.href === undefined
      ? { ...item, items: prune(item.items, open) }
      : { ...item, items: [], isPruned: true }
  })
}

/**
 * Removes the contents of closed categories, which are fetched on open. Folders without a page keep their contents,
 * because there would be no other way to reach them without JavaScript.
 */
export function pruneSidebar(items: readonly SidebarItem[], path: string): SidebarItem[] {
  return prune(items, getBranches(items).get(path) ?? new Set())
}
