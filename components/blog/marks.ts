import { toLongDate, toShortDate } from '@/lib/blog/dates'
import { escapeHtml } from '@/lib/kit/html'
import { withBase } from '@/lib/kit/urls'

/** An internal link. */
export function writeLink(href: string, text: string, attributes = ''): string {
  return `<a href="${escapeHtml(withBase(href))}"${attributes}>${escapeHtml(text)}</a>`
}

/** A `<time>` element, or an empty string without a date. The short form omits the year. */
export function writeDate(date: string, form: 'long' | 'short' = 'long'): string {
  if (date === '') return ''
  const text = form === 'long' ? toLongDate(date) : toShortDate(date)
  return `<time datetime="${escapeHtml(date)}">${text}</time>`
}

/** "1 post", "12 posts". */
export function toPostCount(count: number): string {
  return count === 1 ? '1 post' : `${count} posts`
}
