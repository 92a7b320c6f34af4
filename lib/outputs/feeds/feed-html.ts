import { toHtml } from 'hast-util-to-html'
import { toHast } from 'mdast-util-to-hast'
import { readHtml } from '../markdown-copy/from-html'
import { getOrigin, toAbsoluteUrl } from '../../kit/urls'

/** Characters that XML doesn't allow, not even escaped. */
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/**
 * Converts a post's HTML for feed readers: plain elements, drawings as text, and absolute URLs.
 * @param html compiled HTML of the post
 * @param path address of the post
 */
export function toFeedHtml(html: string, path: string): string {
  const page = toAbsoluteUrl(path)
  const toUrl = (href: string) => (href.startsWith('/') ? getOrigin() + href : new URL(href, page).href)
  const tree = toHast(readHtml(html, toUrl))
  return toHtml(tree, { allowDangerousHtml: false, characterReferences: { useNamedReferences: false } })
    .replaceAll(forbidden, '')
    .trim()
}
