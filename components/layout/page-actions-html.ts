import { listAssistantLinks } from '@/components/layout/assistants'
import { toCopyPath } from '@/lib/outputs/markdown-copy/addresses'
import { escapeHtml } from '@/lib/kit/html'
import { toAbsoluteUrl, withBase } from '@/lib/kit/urls'

/**
 * Copy button and menu for the page's Markdown copy. Without JavaScript, only the menu is shown.
 * @param path path of the page
 */
export function writePageActions(path: string): string {
  const copy = escapeHtml(withBase(toCopyPath(path)))
  const links = listAssistantLinks(toAbsoluteUrl(toCopyPath(path))).map(
    ({ name, href }) => `<li><a href="${escapeHtml(href)}">${name}</a>`,
  )
  return `<page-actions><button type="button" class="needs-js">Copy as Markdown</button><details><summary>Open in</summary><ul><li><a href="${copy}" type="text/markdown">Markdown</a>${links.join('')}</ul></details></page-actions>`
}
