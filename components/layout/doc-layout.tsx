import { findBarArea } from '@/lib/docs/areas'
import type { DocPage } from '@/lib/docs/page'
import type { PageLink } from '@/lib/docs/navigation'
import { toArea, toTag } from '@/lib/search/areas'
import { withBase } from '@/lib/urls'
import { Outline } from '@/components/ui/outline'
import { DocsBar } from './docs-bar'
import { DocsSidebar } from './docs-sidebar'
import { IndexCards } from './index-cards'
import { PageActions } from './page-actions'
import { PageHtml } from './page-html'
import { SiteFooter } from './site-footer'
import { ReportLink } from './report-link'
import { Toc } from './toc'

function Breadcrumbs({ items, title }: { items: PageLink[]; title: string }) {
  if (items.length === 0) return null
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        {items.map(({ title: name, href }) => (
          <li key={href}>
            <a href={withBase(href)}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  )
}

function Neighbours({ page }: { page: DocPage }) {
  const { previous, next } = page.neighbours
  if (previous === undefined && next === undefined) return null
  return (
    <nav className="neighbours" aria-label="Previous and next page">
      {previous === undefined ? null : (
        <a href={withBase(previous.href)} rel="prev">
          <span>Previous</span>
          {previous.title}
        </a>
      )}
      {next === undefined ? null : (
        <a href={withBase(next.href)} rel="next">
          <span>Next</span>
          {next.title}
        </a>
      )}
    </nav>
  )
}

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

function PageFoot({ page }: { page: DocPage }) {
  return (
    <footer className="docs-foot">
      <div className="docs-meta">
        {page.editUrl === undefined ? null : <a href={page.editUrl}>Edit this page</a>}
        <ReportLink path={page.path} />
        {page.lastUpdated === undefined ? null : (
          <span>
            Last updated <time dateTime={page.lastUpdated}>{dateFormat.format(new Date(page.lastUpdated))}</time>
          </span>
        )}
        <button type="button" className="quiet-button needs-js shortcuts-button" data-shortcuts="">
          Keyboard shortcuts
        </button>
      </div>
      <Neighbours page={page} />
    </footer>
  )
}

interface DocLayoutProps {
  page: DocPage
  versions: { name: string; label: string; href: string }[]
}

/** A page of the documentation: sidebar, text, table of contents. */
export function DocLayout({ page, versions }: DocLayoutProps) {
  return (
    <>
      <DocsBar area={findBarArea(page.path, page.sidebar?.name)} hasSidebar={page.sidebar !== undefined} />
      <div className={page.sidebar === undefined ? 'docs-frame docs-frame-wide' : 'docs-frame'}>
        <DocsSidebar page={page} versions={versions} />
        <main
          id="content"
          className="docs-main"
          tabIndex={-1}
          data-area={toArea(page.path, page.sidebar?.name)}
          data-tag={toTag(page.version.name)}
        >
          <article>
            <header className="docs-head">
              <Breadcrumbs items={page.breadcrumbs} title={page.title} />
              {page.hideTitle ? null : <h1>{page.title}</h1>}
              <PageActions page={page} />
              {page.body === undefined ? <p className="docs-lead">{page.description}</p> : null}
              {page.unlisted ? (
                <p className="notice">
                  This page is unlisted: menus and search do not lead here, but anyone with its address can read it.
                </p>
              ) : null}
              {page.draft ? <p className="notice">This page is a draft and is not published.</p> : null}
            </header>
            <Toc items={page.toc} form="narrow" />
            {page.body === undefined ? <IndexCards cards={page.cards} /> : <PageHtml body={page.body} />}
            <PageFoot page={page} />
          </article>
          <Toc items={page.toc} form="wide" />
        </main>
      </div>
      <SiteFooter />
      <a href="#content" className="back-to-top" aria-label="Back to top">
        <Outline>
          <path d="M12 19V5m-6 6 6-6 6 6" />
        </Outline>
      </a>
    </>
  )
}
