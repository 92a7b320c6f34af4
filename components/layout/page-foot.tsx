import type { DocPage } from '@/lib/docs/page'
import { toReportUrl } from '@/lib/kit/report'
import { toAbsoluteUrl, withBase, type PageLink } from '@/lib/kit/urls'

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

type PageFootProps = Pick<DocPage, 'path' | 'editUrl' | 'lastUpdated' | 'neighbors' | 'references'>

function PagerLink({ link, rel }: { link: PageLink | undefined; rel: 'prev' | 'next' }) {
  if (link === undefined) return null
  return (
    <a href={withBase(link.href)} rel={rel}>
      <span>{rel === 'prev' ? 'Previous' : 'Next'}</span>
      {link.title}
    </a>
  )
}

/** Footer of a page: references, edit and report links, date, previous and next page. */
export function PageFoot({ path, editUrl, lastUpdated, neighbors: { previous, next }, references }: PageFootProps) {
  // report.ts adds the selected text to this link.
  const reportUrl = toReportUrl(toAbsoluteUrl(path))
  return (
    <>
      {references.length === 0 ? null : (
        <p className="mb-4 flex flex-wrap gap-x-5 gap-y-1 border-y border-line py-3">
          <span className="font-semibold text-text">See also</span>
          {references.map(({ title, href }) => (
            <a key={href} href={withBase(href)}>
              {title}
            </a>
          ))}
        </p>
      )}
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 pb-4 [&>:is(a,button)]:text-muted [&>:is(a,button)]:hover:text-ink">
        {editUrl === undefined ? null : <a href={editUrl}>Edit this page</a>}
        {reportUrl === undefined ? null : (
          <a href={reportUrl} data-report="">
            Report a problem
          </a>
        )}
        {lastUpdated === undefined ? null : (
          <span>
            Last updated <time dateTime={lastUpdated}>{dateFormat.format(new Date(lastUpdated))}</time>
          </span>
        )}
        {/* Touch devices usually have no keyboard. */}
        <button
          type="button"
          className="needs-js min-h-6 underline underline-offset-[0.2em] touch:hidden"
          data-shortcuts=""
        >
          Keyboard shortcuts
        </button>
      </div>
      {previous === undefined && next === undefined ? null : (
        <nav className="pager" aria-label="Previous and next page" data-slot="pager">
          <PagerLink link={previous} rel="prev" />
          <PagerLink link={next} rel="next" />
        </nav>
      )}
    </>
  )
}
