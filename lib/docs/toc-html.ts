import { escapeHtml } from '../kit/html'
import type { TocItem } from '../content/bodies'

/** The table of contents as HTML. A page includes it twice, without hydration. */
export function writeToc(items: readonly TocItem[]): string {
  const links = items.map(({ id, depth, text }) => {
    const attributes = depth > 2 ? ` class="depth-${depth}"` : ''
    return `<li${attributes}><a href="#${escapeHtml(id)}">${escapeHtml(text)}</a></li>`
  })
  return `<ul class="toc-list">${links.join('')}</ul>`
}
