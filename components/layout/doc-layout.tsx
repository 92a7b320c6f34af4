import { getDrawingStylesUrl, hasDrawings } from '@/lib/kit/tokens/drawing-styles'
import { findBarArea } from '@/lib/docs/areas'
import type { DocPage } from '@/lib/docs/page'
import type { PageLink } from '@/lib/kit/urls'
import { toArea, toTag } from '@/lib/search/areas'
import { withBase } from '@/lib/kit/urls'
import { HtmlSlot } from '@/components/ui/html-slot'
import { outlineIcon } from '@/components/ui/icons'
import { DocsBar } from './docs-bar'
import { DocsSidebar } from './docs-sidebar'
import { IndexCards } from './index-cards'
import { PageActions } from './page-actions'
import { writePageFoot } from './page-foot-html'
import { PageHtml } from './page-html'
import { SiteFooter } from './site-footer'
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

const backToTop = `<a href="#content" class="back-to-top" aria-label="Back to top">${outlineIcon('M12 19V5m-6 6 6-6 6 6')}</a>`

interface DocLayoutProps {
  page: DocPage
  versions: { name: string; label: string; href: string }[]
}

/** Layout of a docs page: sidebar, text, table of contents. */
export function DocLayout({ page, versions }: DocLayoutProps) {
  return (
    <>
      {page.body?.error === undefined && hasDrawings(page.body?.html ?? '') ? (
        <link rel="stylesheet" href={getDrawingStylesUrl()} precedence="drawings" />
      ) : null}
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
                  This page is unlisted. It’s hidden from menus and search, but anyone with the link can read it.
                </p>
              ) : null}
              {page.draft ? <p className="notice">This page is a draft. It isn’t published yet.</p> : null}
            </header>
            <Toc items={page.toc} form="narrow" />
            {page.body === undefined ? <IndexCards cards={page.cards} /> : <PageHtml body={page.body} />}
            <HtmlSlot as="footer" className="docs-foot" html={writePageFoot(page)} />
          </article>
          <Toc items={page.toc} form="wide" />
          <HtmlSlot className="contents" html={backToTop} />
        </main>
      </div>
      <SiteFooter />
    </>
  )
}
