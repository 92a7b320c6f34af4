import { escapeHtml } from '../kit/html'
import type { TocItem } from '../content/bodies'

/** The table of contents as HTML: two copies of it stand on a page, and React owns neither. */
export function writeToc(items: readonly TocItem[]): string {
  const links = items.map(({ id, depth, text }) => {
    const attributes = depth > 2 ? ` class="depth-${depth}"` : ''
    return `<li${attributes}><a href="#${escapeHtml(id)}">${escapeHtml(text)}</a></li>`
  })
  return `<ul class="toc-list">${links.join('')}</ul>`
}
