import type { PageLink } from '../kit/urls'
import { flattenSidebar } from './versions'
import type { DocEntry, SidebarItem } from './types'

const trails = new WeakMap<readonly SidebarItem[], Map<string, PageLink[]>>()

function addTrails(found: Map<string, PageLink[]>, items: readonly SidebarItem[], above: PageLink[]): void {
  for (const item of items) {
    // If a page is linked twice, its first position counts.
    if (item.href !== undefined && !found.has(item.href)) found.set(item.href, above)
    if (item.type !== 'category') continue
    addTrails(found, item.items, item.href === undefined ? above : [...above, { title: item.label, href: item.href }])
  }
}

/** A page's parent categories, outermost first. Cached per sidebar. */
export function findBreadcrumbs(items: readonly SidebarItem[], path: string): PageLink[] | undefined {
  const found = trails.get(items) ?? new Map<string, PageLink[]>()
  if (!trails.has(items)) addTrails(found, items, [])
  trails.set(items, found)
  return found.get(path)
}

export interface Neighbors {
  previous?: PageLink
  next?: PageLink
}

/** A neighbor set by the page itself: null for none, an id for another page. */
function chooseNeighbor(
  id: unknown,
  byId: ReadonlyMap<string, DocEntry>,
  fallback: PageLink | undefined,
): PageLink | undefined {
  if (id === null) return undefined
  const entry = typeof id === 'string' ? byId.get(id) : undefined
  return entry === undefined ? fallback : { title: toPaginationLabel(entry), href: entry.path }
}

function toPaginationLabel({ label, frontMatter }: DocEntry): string {
  return typeof frontMatter.pagination_label === 'string' ? frontMatter.pagination_label : label
}

/** A sidebar's pages in reading order, with the index of each. */
interface ReadingOrder {
  items: SidebarItem[]
  places: Map<string, number>
}

const orders = new WeakMap<readonly SidebarItem[], ReadingOrder>()

/** Cached per sidebar, because every page uses it. Skips unlisted pages and external links. */
function getReadingOrder(sidebar: readonly SidebarItem[]): ReadingOrder {
  const known = orders.get(sidebar)
  if (known !== undefined) return known
  const order: ReadingOrder = { items: [], places: new Map() }
  for (const item of flattenSidebar(sidebar)) {
    const isUnlisted = item.type === 'link' ? item.unlisted === true : item.linkUnlisted === true
    // If a page is linked twice, its first position counts.
    if (item.href?.startsWith('/') !== true || isUnlisted || order.places.has(item.href)) continue
    order.places.set(item.href, order.items.length)
    order.items.push(item)
  }
  orders.set(sidebar, order)
  return order
}

/** The previous and next page in sidebar order. */
export function findNeighbors(
  sidebar: readonly SidebarItem[],
  path: string,
  entry: DocEntry | undefined,
  byId: ReadonlyMap<string, DocEntry>,
): Neighbors {
  const { items, places } = getReadingOrder(sidebar)
  const place = places.get(path)
  const toLabeledLink = (item: SidebarItem | undefined): PageLink | undefined => {
    const target = item?.docId === undefined ? undefined : byId.get(item.docId)
    if (target !== undefined) return { title: toPaginationLabel(target), href: target.path }
    return item?.href === undefined ? undefined : { title: item.label, href: item.href }
  }
  const getAdjacent = (step: number) => (place === undefined ? undefined : toLabeledLink(items[place + step]))
  const previous = chooseNeighbor(entry?.frontMatter.pagination_prev, byId, getAdjacent(-1))
  const next = chooseNeighbor(entry?.frontMatter.pagination_next, byId, getAdjacent(1))
  return { ...(previous === undefined ? {} : { previous }), ...(next === undefined ? {} : { next }) }
}
