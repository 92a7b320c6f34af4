import { cacheByObject } from '../kit/cache-by-object'
import { getDocsSite, type DocsSite } from './site'
import type { IndexCard } from './types'
import { walkSidebar } from './versions'

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

/** Cards for `<DocCardList>`: the other pages in a page's category, or next to it if it isn't a category. */
export function listCards(path: string): IndexCard[] {
  const { entries, versions } = getSiteIndex()
  const entry = entries.get(path)
  const sidebar = versions.get(entry?.version ?? '')?.sidebars[entry?.sidebar ?? ''] ?? []
  const { item, above } = walkSidebar(sidebar).find((found) => found.item.href === path) ?? {}
  if (item === undefined) return []
  const items = item.type === 'category' ? item.items : (above?.at(-1)?.items ?? sidebar)
  return items.flatMap(({ label, href }) => {
    if (href === undefined || href === path) return []
    return [{ title: label, href, description: entries.get(href)?.description ?? '' }]
  })
}
