import { HtmlSlot } from '@/components/ui/html-slot'
import { escapeHtml } from '@/lib/kit/html'
import { site } from '@/lib/kit/site'
import { withBase } from '@/lib/kit/urls'
import { writeMark } from './mark'

/** Logo and site name, linked to the home page. */
export function Wordmark() {
  const html = `<a href="${withBase('/')}" class="wordmark">${writeMark({ size: 26 })}${escapeHtml(site.name)}</a>`
  return <HtmlSlot className="contents" html={html} />
}
