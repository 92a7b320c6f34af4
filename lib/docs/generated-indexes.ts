import { joinPath } from '../kit/urls'
import type { VersionPlace } from './entries'
import type { DocEntry, GeneratedIndex, IndexCard, SidebarItem } from './types'

interface IndexRequest {
  /** Folder whose pages are listed. Empty if a sidebar file lists them. */
  folder: string
  sidebar: string
  /** Percent-encoded address relative to the version's root. */
  address: string
  title: string
  description: string
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
    if (item.href === undefined || item.className?.split(' ').includes('hidden')) return []
    const entry = this.entryByPath.get(item.href)
    if (item.type === 'link') {
      if (item.unlisted) return []
      return [{ title: entry?.title ?? item.label, href: item.href, description: entry?.description ?? '' }]
    }
    if (item.linkUnlisted) return []
    const index = this.all.find(({ path }) => path === item.href)
    const description = entry?.description ?? index?.description ?? ''
    return [{ title: item.label, href: item.href, description, count: item.items.length }]
  }
}
