import { joinPath } from '../kit/urls'
import type { VersionPlace } from './entries'
import type { DocEntry, GeneratedIndex, IndexCard, SidebarItem } from './types'

/** @param address percent-encoded, relative to the version's root. `folder` is empty if a sidebar file lists the pages. */
type IndexRequest = Omit<GeneratedIndex, 'path' | 'version' | 'cards'> & {
  address: string
  items: readonly SidebarItem[]
}

/** Collects a version's generated index pages. */
export class GeneratedIndexes {
  readonly all: GeneratedIndex[] = []
  /** Redirects from a folder's address to its page, if that's somewhere else. */
  readonly redirects = new Map<string, string>()
  private readonly entryByPath: ReadonlyMap<string, DocEntry>

  constructor(
    private readonly version: VersionPlace,
    entries: readonly DocEntry[],
  ) {
    this.entryByPath = new Map(entries.map((entry) => [entry.path, entry]))
  }

  /** Adds an index page unless its address is already taken. Returns the address. */
  add({ address, items, ...index }: IndexRequest): string {
    const path = joinPath(this.version.path, address)
    if (!this.all.some((known) => known.path === path)) {
      this.all.push({ ...index, path, version: this.version.name, cards: items.flatMap((item) => this.toCard(item)) })
    }
    return path
  }

  private toCard(item: SidebarItem): IndexCard[] {
    const { href, label } = item
    const isUnlisted = item.type === 'link' ? item.unlisted : item.linkUnlisted
    if (href === undefined || isUnlisted || item.className?.split(' ').includes('hidden')) return []
    const { title = label, description = '' } = this.entryByPath.get(href) ?? {}
    if (item.type === 'link') return [{ title, href, description }]
    const index = this.entryByPath.has(href) ? undefined : this.all.find(({ path }) => path === href)
    return [{ title: label, href, description: index?.description ?? description, count: item.items.length }]
  }
}
