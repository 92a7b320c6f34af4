import { escapeHtml } from '../kit/html'
import { withBase } from '../kit/urls'
import type { SidebarCategory, SidebarItem } from './types'

/** A sidebar's HTML, and the offsets for marking the current page. */
export interface SidebarHtml {
  html: string
  links: number
  /** For each address: offset of its link, and offsets of the `<details>` around it. */
  places: Map<string, { link: number; branches: number[] }>
}

/** In sidebars with more links, a page only includes the top level and the open branch. */
export const MAX_LINKS = 120

/** The API's sidebar ends with all SDK functions, but a page only needs those of its own resource. */
const maxLinksBySidebar: Record<string, number> = { api: 60 }

/** Whether a sidebar is too long to include on every page. */
export function isLongSidebar(name: string, { links }: Pick<SidebarHtml, 'links'>): boolean {
  return links > (maxLinksBySidebar[name] ?? MAX_LINKS)
}

/** Path of the file with the complete sidebar. */
export function getSidebarFile(version: string, sidebar: string): string {
  return `/_content/sidebars/${encodeURIComponent(version)}-${encodeURIComponent(sidebar)}.html`
}

function isHidden(item: SidebarItem): boolean {
  return (
    item.className?.split(' ').includes('hidden') === true || (item.type === 'link' ? item.unlisted === true : false)
  )
}

/** A category whose items are fetched when it's opened. */
interface PrunedCategory extends SidebarCategory {
  isPruned?: boolean
}

/** Whether a category is collapsible. The resulting class avoids `:has()` in CSS, which is slow for long lists. */
function isFolder({ items, collapsible, isPruned }: PrunedCategory): boolean {
  return isPruned === true || (collapsible && items.length > 0)
}

class SidebarWriter {
  html = ''
  links = 0
  readonly places: SidebarHtml['places'] = new Map()

  list(items: readonly SidebarItem[], branches: number[]) {
    this.html += '<ul>'
    for (const item of items) {
      if (isHidden(item)) continue
      this.html += item.type === 'category' && isFolder(item) ? '<li class="folder">' : '<li>'
      if (item.type === 'link') this.link(item.label, item.href, branches, item.className)
      else this.category(item, branches)
      this.html += '</li>'
    }
    this.html += '</ul>'
  }

  private link(label: string, href: string, branches: number[], className?: string) {
    const start = this.html.length + '<a'.length
    if (!this.places.has(href)) this.places.set(href, { link: start, branches })
    this.links++
    this.html += `<a href="${escapeHtml(withBase(href))}"${className ? ` class="${escapeHtml(className)}"` : ''}>${escapeHtml(label)}</a>`
  }

  private category(
    { label, href, items, collapsible, collapsed, className, isPruned }: PrunedCategory,
    branches: number[],
  ) {
    const name = escapeHtml(label)
    if (href === undefined) this.html += `<span>${name}</span>`
    else this.link(label, href, branches, className)
    if (isPruned) {
      this.html += `<details data-rest><summary><span>${name}</span></summary></details>`
      return
    }
    if (items.length === 0) return
    if (!collapsible) {
      this.list(items, branches)
      return
    }
    const start = this.html.length + '<details'.length
    const inner = [...branches, start]
    // A folder's own page expands the folder.
    const own = href === undefined ? undefined : this.places.get(href)
    if (own?.branches === branches) own.branches = inner
    this.html += `<details${collapsed ? '' : ' open'}><summary><span>${name}</span></summary>`
    this.list(items, inner)
    this.html += '</details>'
  }
}

/** Renders a sidebar to HTML. */
export function writeSidebar(items: readonly SidebarItem[]): SidebarHtml {
  const writer = new SidebarWriter()
  writer.list(items, [])
  return { html: writer.html, links: writer.links, places: writer.places }
}

/** Marks the current page and opens the categories around it. */
export function markCurrent({ html, places }: SidebarHtml, path: string): string {
  const place = places.get(path)
  if (place === undefined) return html
  const inserts = [
    ...place.branches.map((at) => ({ at, text: ' open' })),
    { at: place.link, text: ' aria-current="page"' },
  ]
  let result = ''
  let from = 0
  for (const { at, text } of inserts.sort((a, b) => a.at - b.at)) {
    const isOpenAlready = text === ' open' && html.startsWith(' open', at)
    result += html.slice(from, at) + (isOpenAlready ? '' : text)
    from = at
  }
  return result + html.slice(from)
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
