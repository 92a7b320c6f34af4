import { cacheByObject } from '../kit/cache-by-object'
import { getDocsSite, type DocsSite } from './site'
import type { IndexCard, SidebarItem } from './types'

const buildIndex = cacheByObject(({ versions, entries, indexes }: DocsSite) => ({
  versions: new Map(versions.map((version) => [version.name, version])),
  entries: new Map(entries.map((entry) => [entry.path, entry])),
  indexes: new Map(indexes.map((generated) => [generated.path, generated])),
  ids: new Map(
    versions.map(({ name }) => [
      name,
      new Map(entries.filter(({ version }) => version === name).map((entry) => [entry.id, entry])),
    ]),
  ),
}))

export const getSiteIndex = () => buildIndex(getDocsSite())

/** The items in a page's category, or next to the page if it isn't a category. */
function findItems(items: readonly SidebarItem[], path: string): readonly SidebarItem[] | undefined {
  for (const item of items) {
    if (item.href === path) return item.type === 'category' ? item.items : items
    const found = item.type === 'category' ? findItems(item.items, path) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

/** Cards for `<DocCardList>`: the pages in a page's category, without the page itself. */
export function listCards(path: string): IndexCard[] {
  const { entries, versions } = getSiteIndex()
  const entry = entries.get(path)
  const sidebar = versions.get(entry?.version ?? '')?.sidebars[entry?.sidebar ?? ''] ?? []
  return (findItems(sidebar, path) ?? []).flatMap((item) => {
    if (item.href === undefined || item.href === path) return []
    return [{ title: item.label, href: item.href, description: entries.get(item.href)?.description ?? '' }]
  })
}
