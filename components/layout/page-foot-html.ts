import type { PageLink } from '@/lib/kit/urls'
import type { DocPage } from '@/lib/docs/page'
import { escapeHtml } from '@/lib/kit/html'
import { toReportUrl } from '@/lib/kit/report'
import { toAbsoluteUrl, withBase } from '@/lib/kit/urls'

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

function writeNeighbour(link: PageLink | undefined, rel: 'prev' | 'next'): string {
  if (link === undefined) return ''
  const label = rel === 'prev' ? 'Previous' : 'Next'
  return `<a href="${escapeHtml(withBase(link.href))}" rel="${rel}"><span>${label}</span>${escapeHtml(link.title)}</a>`
}

/** The page data that the footer needs. */
export type PageFoot = Pick<DocPage, 'path' | 'editUrl' | 'lastUpdated' | 'neighbours' | 'references'>

function writeNeighbours({ neighbours: { previous, next } }: PageFoot): string {
  if (previous === undefined && next === undefined) return ''
  return `<nav class="neighbours" aria-label="Previous and next page">${writeNeighbour(previous, 'prev')}${writeNeighbour(next, 'next')}</nav>`
}

/** Link to report an issue. report.ts adds the selected text. */
function writeReport(path: string): string {
  const href = toReportUrl(toAbsoluteUrl(path))
  return href === undefined ? '' : `<a href="${escapeHtml(href)}" data-report="">Report a problem</a>`
}

function writeReferences({ references }: PageFoot): string {
  if (references.length === 0) return ''
  const links = references.map(({ title, href }) => `<a href="${escapeHtml(withBase(href))}">${escapeHtml(title)}</a>`)
  return `<p class="docs-references"><span>See also</span>${links.join('')}</p>`
}

/** Footer of a page: references, edit and report links, date, previous and next page. */
export function writePageFoot(page: PageFoot): string {
  const { editUrl, lastUpdated, path } = page
  const edit = editUrl === undefined ? '' : `<a href="${escapeHtml(editUrl)}">Edit this page</a>`
  const updated =
    lastUpdated === undefined
      ? ''
      : `<span>Last updated <time datetime="${escapeHtml(lastUpdated)}">${dateFormat.format(new Date(lastUpdated))}</time></span>`
  const shortcuts =
    '<button type="button" class="quiet-button needs-js shortcuts-button" data-shortcuts="">Keyboard shortcuts</button>'
  return `${writeReferences(page)}<div class="docs-meta">${edit}${writeReport(path)}${updated}${shortcuts}</div>${writeNeighbours(page)}`
}
