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
  const counts = items.map((item) => {
    if (isHiddenItem(item)) return 0
    return (item.href === undefined ? 0 : 1) + (item.type === 'category' ? countLinks(item.items) : 0)
  })
  return counts.reduce((sum, count) => sum + count, 0)
}

const linkCounts = new WeakMap<readonly SidebarItem[], number>()

/** Whether a sidebar is too long to include on every page. */
export function isLongSidebar(name: string, items: readonly SidebarItem[]): boolean {
  const count = linkCounts.get(items) ?? countLinks(items)
  linkCounts.set(items, count)
  return count > (maxLinksBySidebar[name] ?? MAX_LINKS)
}

/** Path of the file with the complete sidebar. */
export function getSidebarFile(version: string, sidebar: string): string {
  return `/_content/sidebars/${encodeURIComponent(version)}-${encodeURIComponent(sidebar)}.html`
}

/** The categories around each address, including its own category. */
type Branches = Map<string, Set<SidebarItem>>

const branchesOf = new WeakMap<readonly SidebarItem[], Branches>()

function addBranches(found: Branches, items: readonly SidebarItem[], around: readonly SidebarItem[]): void {
  for (const item of items) {
    const inner = item.type === 'category' ? [...around, item] : around
    if (item.href !== undefined) found.set(item.href, new Set([...(found.get(item.href) ?? []), ...inner]))
    if (item.type === 'category') addBranches(found, item.items, inner)
  }
}

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
  const branches: Branches = branchesOf.get(items) ?? new Map<string, Set<SidebarItem>>()
  if (!branchesOf.has(items)) addBranches(branches, items, [])
  branchesOf.set(items, branches)
  return prune(items, branches.get(path) ?? new Set())
}
