import { createHash } from 'node:crypto'
import { HtmlSlotOutlet } from './html-slot-outlet.client'
import { rememberHtml } from './html-slot-store'

interface HtmlSlotProps {
  html: string
  as?: 'div' | 'nav' | 'footer'
  className?: string
  label?: string
}

/**
 * Ready HTML that React does not own: long lists of links and the text of pages. It reaches the exported page once,
 * as itself; the data that React starts from names it and does not repeat it. See docs/decisions/003-html-slots.md.
 */
export function HtmlSlot({ html, ...rest }: HtmlSlotProps) {
  const slot = createHash('sha256').update(html).digest('hex').slice(0, 12)
  rememberHtml(slot, html)
  // In development a page is drawn again in the browser after every edit, which needs the HTML itself.
  const draft = process.env.NODE_ENV === 'development' ? { html } : {}
  return <HtmlSlotOutlet slot={slot} {...rest} {...draft} />
}
