import { HtmlSlot } from '@/components/ui/html-slot'
import { escapeHtml } from '@/lib/kit/html'
import { site, type Announcement as AnnouncementData } from '@/lib/kit/site'
import { withBase } from '@/lib/kit/urls'

export function writeAnnouncement({ text, href, linkText = 'Read more' }: AnnouncementData): string {
  const link = href === undefined ? '' : ` <a href="${escapeHtml(withBase(href))}">${escapeHtml(linkText)}</a>`
  const cross =
    '<svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18"/></svg>'
  return `<aside class="announcement" aria-label="Announcement"><p>${escapeHtml(text)}${link}</p><button type="button" class="announcement-close needs-js" aria-label="Dismiss announcement">${cross}</button></aside>`
}

/** A banner above the header. It scrolls away, the header doesn't. */
export function Announcement() {
  return site.announcement === undefined ? null : <HtmlSlot html={writeAnnouncement(site.announcement)} />
}
