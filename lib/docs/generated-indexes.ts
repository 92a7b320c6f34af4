import { joinPath } from '../kit/urls'
import type { VersionPlace } from './entries'
import type { DocEntry, GeneratedIndex, IndexCard, SidebarItem } from './types'

/** @param address percent-encoded, relative to the version's root. `folder` is empty if a sidebar file lists the pages. */
type IndexRequest = Omit<GeneratedIndex, 'path' | 'version' | 'cards'> & {
  address: string
  items: readonly SidebarItem[]
}

export function collectIndexes(version: VersionPlace, entries: readonly DocEntry[]) {
  const all: GeneratedIndex[] = []
  const entryByPath = new Map(entries.map((entry) => [entry.path, entry]))

  function toCard(item: SidebarItem): IndexCard[] {
    const { href, label } = item
    const isUnlisted = item.type === 'link' ? item.unlisted : item.linkUnlisted
    if (href === undefined || isUnlisted || item.className?.split(' ').includes('hidden')) return []
    const { title = label, description = '' } = entryByPath.get(href) ?? {}
    if (item.type === 'link') return [{ title, href, description }]
    const index = entryByPath.has(href) ? undefined : all.find(({ path }) => path === href)
    return [{ title: label, href, description: index?.description ?? description, count: item.items.length }]
  }

  return {
    all,
    /** Redirects from a folder's address to its page, if that's somewhere else. */
    redirects: new Map<string, string>(),
    /** Adds an index page unless its address is already taken. Returns the address. */
    add({ address, items, ...index }: IndexRequest): string {
      const path = joinPath(version.path, address)
      if (!all.some((known) => known.path === path))
        all.push({ ...index, path, version: version.name, cards: items.flatMap(toCard) })
      return path
    },
  }
}

export type GeneratedIndexes = ReturnType<typeof collectIndexes>
