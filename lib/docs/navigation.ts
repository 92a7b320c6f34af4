import { cacheByObject } from '../kit/cache-by-object'
import type { PageLink } from '../kit/urls'
import { flattenSidebar, walkSidebar } from './versions'
import type { DocEntry, SidebarItem } from './types'

const getTrails = cacheByObject((items: readonly SidebarItem[]) => {
  const trails = new Map<string, PageLink[]>()
  for (const { item, above } of walkSidebar(items)) {
    // If a page is linked twice, its first position counts.
    if (item.href === undefined || trails.has(item.href)) continue
    trails.set(
      item.href,
      above.flatMap(({ label, href }) => (href === undefined ? [] : { title: label, href })),
    )
  }
  return trails
})

/** A page's parent categories, outermost first. */
export function findBreadcrumbs(items: readonly SidebarItem[], path: string): PageLink[] | undefined {
  return getTrails(items).get(path)
}

/** A sidebar's pages in reading order, by address. Skips unlisted pages and external links. */
const getReadingOrder = cacheByObject((sidebar: readonly SidebarItem[]) => {
  const order = new Map<string, SidebarItem>()
  for (const item of flattenSidebar(sidebar)) {
    const isUnlisted = item.type === 'link' ? item.unlisted === true : item.linkUnlisted === true
    // If a page is linked twice, its first position counts.
    if (item.href?.startsWith('/') === true && !isUnlisted && !order.has(item.href)) order.set(item.href, item)
  }
  return { items: [...order.values()], places: new Map([...order.keys()].map((path, place) => [path, place])) }
})

export function findNeighbors(
  sidebar: readonly SidebarItem[],
  path: string,
  entry: DocEntry | undefined,
  byId: ReadonlyMap<string, DocEntry>,
) {
  const { items, places } = getReadingOrder(sidebar)
  const place = places.get(path) ?? NaN
  /** @param id set by the page itself: null for none, an id for another page */
  const choose = (id: unknown, step: number): PageLink | undefined => {
    if (id === null) return undefined
    const item = items[place + step]
    const target = (typeof id === 'string' ? byId.get(id) : undefined) ?? byId.get(item?.docId ?? '')
    const { pagination_label: title } = target?.frontMatter ?? {}
    if (target !== undefined) return { title: typeof title === 'string' ? title : target.label, href: target.path }
    return item?.href === undefined ? undefined : { title: item.label, href: item.href }
  }
  const { pagination_prev: previous, pagination_next: next } = entry?.frontMatter ?? {}
  return { previous: choose(previous, -1), next: choose(next, 1) }
}
