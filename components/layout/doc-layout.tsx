import type { ReactNode } from 'react'
import { KindIcon, type KindIconName } from '../ui/kind-icon'
import { Outline } from '../ui/outline'
import { SiteBar } from './site-bar'
import type { IndexCard } from '@/lib/docs/types'
import { listIntegrations } from '@/lib/integrations/integrations'
import { getSheetUrls } from '@/lib/kit/icons/sheet-urls'
import { withBase } from '@/lib/kit/urls'
import { findBarArea } from '@/lib/docs/areas'
import type { DocPage } from '@/lib/docs/page'
import { findLatestPage } from '@/lib/docs'
import { toArea, toTag } from '@/lib/search/areas'
import { buildDocData } from '@/lib/outputs/structured-data'
import { Breadcrumbs } from './breadcrumbs'
import { DocsSidebar, type Versions } from './docs-sidebar'
import { Notice } from './notice'
import { PageActions } from './page-actions'
import { PageFoot } from './page-foot'
import { PageHtml } from './page-html'
import { SiteFooter } from './site-footer'
import { Toc } from './toc'

/** Shown by back-to-top.ts while scrolling up. */
function BackToTop() {
  return (
    <a href="#content" data-slot="back-to-top" className="back-to-top" aria-label="Back to top">
      <Outline path="M12 19V5m-6 6 6-6 6 6" />
    </a>
  )
}

function SidebarButton() {
  return (
    <button
      type="button"
      className="needs-js -ml-2 grid size-10 place-items-center rounded-md text-ink docs:hidden"
      aria-expanded="false"
      aria-controls="docs-sidebar"
      aria-label="Toggle sidebar"
    >
      <Outline className="size-5.5" path="M4 7h16M4 12h16M4 17h10" />
    </button>
  )
}

/** Icons of cards that don't belong to an integration. Without color, because colors indicate a kind of resource. */
const icons: Record<string, KindIconName> = {
  '/docs/federation': 'channel',
  '/docs/plugins/all-plugins': 'docs',
  '/docs/plugins/generators': 'sdk',
  '/docs/plugins/intro': 'plugin',
  '/docs/plugins/local-lab': 'datastore',
  '/docs/plugins/write-a-plugin': 'deploy',
  '/docs/studio/diagrams': 'channel',
  '/docs/studio/enterprise': 'datastore',
  '/docs/studio/organization-teams': 'team',
  '/docs/studio/project': 'docs',
  '/docs/studio/welcome': 'flow',
  '/docs/studio/why-studio': 'search',
}

/** The logo of the integration with the same name, with or without its vendor, or an icon. */
function findIcon({ href, title }: IndexCard): ReactNode {
  const logo = listIntegrations().find((integration) => integration.title.endsWith(title))?.logo
  if (logo !== undefined) {
    return (
      <span className="kind-icon" aria-hidden="true">
        <svg width="20" height="20">
          <use href={`${getSheetUrls().menus}#${logo}`} />
        </svg>
      </span>
    )
  }
  return icons[href] && <KindIcon name={icons[href]} />
}

/** Cards for the pages in a folder, with icons if every card has one. */
function IndexCards({ cards }: { cards: readonly IndexCard[] }) {
  const found = cards.map(findIcon)
  const isComplete = found.every((icon) => icon !== undefined)
  return (
    <ul className="cards docs-body">
      {cards.map(({ title, href, description, count }, index) => (
        <li key={href} className="card">
          {isComplete ? found[index] : null}
          <a href={withBase(href)} className="card-title">
            {title}
          </a>
          <p className="card-text">
            {description}
            {count === undefined ? null : (
              <span className="whitespace-nowrap text-link"> {count === 1 ? '1 page' : `${count} pages`}</span>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Says that a version isn't the one to use, and links to that one. */
function VersionNotice({ page: { version, path } }: { page: DocPage }) {
  const latest = findLatestPage(path)
  if (version.banner === undefined || latest === undefined) return null
  return (
    <Notice>
      {version.banner === 'unreleased'
        ? `This page is about a version that isn’t released yet (${version.label}). `
        : `Version ${version.label} is no longer maintained. `}
      <a className="text-link underline" href={latest.href}>
        See the latest version ({latest.label})
      </a>
    </Notice>
  )
}

/** Layout of a docs page: sidebar, text, table of contents. */
export function DocLayout({ page, versions }: { page: DocPage; versions: Versions }) {
  return (
    <>
      <SiteBar area={findBarArea(page.path, page.sidebar?.name)}>
        {page.sidebar === undefined ? null : <SidebarButton />}
      </SiteBar>
      <div
        className={`mx-auto max-w-[96rem] pt-(--bar-height) print:block print:p-0 ${page.sidebar === undefined ? '' : 'max-docs:no-js:flex max-docs:no-js:flex-col-reverse docs:grid docs:grid-cols-[17rem_minmax(0,1fr)]'}`}
      >
        <DocsSidebar page={page} versions={versions} />
        <main
          id="content"
          className="min-w-0 px-[clamp(1rem,3.4vw,3.5rem)] pt-6 pb-20 wide:grid wide:grid-cols-[minmax(0,46rem)_13.5rem] wide:justify-between wide:gap-x-10 print:block print:p-0"
          tabIndex={-1}
          data-area={toArea(page.path, page.sidebar?.name)}
          data-tag={toTag(page.version.name)}
        >
          <article>
            <header>
              <Breadcrumbs items={page.breadcrumbs} title={page.title} />
              {page.hideTitle ? null : <h1 className="mt-2 text-3xl font-bold wrap-anywhere">{page.heading}</h1>}
              {page.unlisted || page.draft ? null : <PageActions path={page.path} data={buildDocData(page)} />}
              {page.body === undefined ? <p className="docs-lead">{page.description}</p> : null}
              <VersionNotice page={page} />
              {page.unlisted ? (
                <Notice>
                  This page is unlisted. It’s hidden from menus and search, but anyone with the link can read it.
                </Notice>
              ) : null}
              {page.draft ? <Notice>This page is a draft. It isn’t published yet.</Notice> : null}
            </header>
            <Toc items={page.toc} form="narrow" />
            {page.body === undefined ? <IndexCards cards={page.cards} /> : <PageHtml body={page.body} />}
            <footer className="mt-14 text-sm text-muted print:hidden">
              <PageFoot {...page} />
            </footer>
          </article>
          <Toc items={page.toc} form="wide" />
          <BackToTop />
        </main>
      </div>
      <SiteFooter />
    </>
  )
}
