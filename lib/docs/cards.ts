import { getSiteIndex } from './lookup'
import type { IndexCard, SidebarItem } from './types'

/** The items below a page, or else next to it. */
function findItems(items: readonly SidebarItem[], path: string): readonly SidebarItem[] | undefined {
  for (const item of items) {
    if (item.href === path) return item.type === 'category' ? item.items : items
    const found = item.type === 'category' ? findItems(item.items, path) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

/** What `<DocCardList>` lists on a page: the pages of its category, without itself. */
export function listCards(path: string): IndexCard[] {
  const { entries, versions } = getSiteIndex()
  const entry = entries.get(path)
  const sidebar = versions.get(entry?.version ?? '')?.sidebars[entry?.sidebar ?? ''] ?? []
  return (findItems(sidebar, path) ?? []).flatMap((item) => {
    if (item.href === undefined || item.href === path) return []
    return [{ title: item.label, href: item.href, description: entries.get(item.href)?.description ?? '' }]
  })
}
