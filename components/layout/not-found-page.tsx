import { KindIcon } from '@/components/ui/kind-icon'
import { listAreaEntries } from '@/lib/docs/areas'
import { basePath } from '@/lib/kit/options'
import { MenuButton } from './menu-button'
import { SiteBar } from './site-bar'
import { SiteHeader } from './site-header'
import { toReportUrl } from '@/lib/kit/report'
import { toAbsoluteUrl, withBase } from '@/lib/kit/urls'
import { listStartingPoints } from '@/lib/navigation/starting-points'
import { SiteFrame } from './site-frame'

/** Runs before the headers are painted, to prevent a layout shift. */
const markDocs = `if (/^\\/docs(\\/|$)/.test(location.pathname.slice(${basePath.length}))) document.documentElement.classList.add('is-below-docs')`

/** Both headers, because missing pages share a file: for paths below /docs, and for others or without JavaScript. */
function NotFoundHeader() {
  if (listAreaEntries().length === 0) return <SiteHeader />
  return (
    <>
      <Script code={markDocs} />
      <SiteHeader className="in-[.is-below-docs]:hidden" />
      <SiteBar position="sticky [html:not(.is-below-docs)_&]:hidden">
        <MenuButton className="-ml-2 docs:hidden" />
      </SiteBar>
    </>
  )
}

const dashed = 'stroke-line-strong [stroke-dasharray:5_5]'

/** An event without a receiver. */
const picture = (
  <svg
    className="mb-4 -ml-1 h-auto w-36 stroke-2 sm:mb-6 sm:w-55"
    viewBox="0 0 220 90"
    width="220"
    height="90"
    fill="none"
    aria-hidden="true"
  >
    <rect className="fill-(--service-paper) stroke-(--service-edge)" x="6" y="23" width="44" height="44" rx="8" />
    <path className={dashed} d="M50 45h36m38 0h40" />
    <rect
      className="fill-(--event-paper) stroke-(--event-edge)"
      x="-20"
      y="-20"
      width="40"
      height="40"
      rx="7"
      transform="translate(105 45) rotate(45)"
    />
    <rect className={dashed} x="166" y="23" width="44" height="44" rx="8" />
  </svg>
)

/** Fills in the requested path before the first paint, because long paths wrap, unless the file is opened as /404. */
const showRequestedPath = `(() => {
  const page = document.querySelector('docs-not-found')
  const { base } = page.dataset
  let path = location.pathname
  if (base && path.startsWith(base + '/')) path = path.slice(base.length)
  try { path = decodeURIComponent(path) } catch {}
  if (/^\\/404(\\.html)?$/.test(path)) return
  page.dataset.path = path
  page.querySelector('code').textContent = path
})()`

/**
 * Hosts without clean URLs serve this page for `/x` even though `/x.html` exists. Sends a HEAD request for that file and
 * redirects if it's found. Never requests the URL that was loaded, so it can't loop. The error text stays hidden until
 * the response arrives, or for 3 seconds.
 */
const findFile = `(() => {
  const { base } = document.querySelector('docs-not-found').dataset
  const root = document.documentElement
  const path = root.dataset.path || location.pathname
  const page = path.replace(/\\/{2,}/g, '/').replace(/(\\/index)?\\.html$/, '').replace(/\\/+$/, '')
  const file = page + '.html'
  if (page === base || path === file || /^\\/404$/.test(page.slice(base.length))) return
  const show = () => root.classList.remove('is-finding')
  root.classList.add('is-finding')
  setTimeout(show, 3000)
  fetch(file, { method: 'HEAD' }).then((answer) => {
    if (!answer.ok || !/^text\\/html/.test(answer.headers.get('content-type'))) return show()
    location.replace(file + location.search + location.hash)
  }, show)
})()`

const fillSearch = `(() => {
  const page = document.querySelector('docs-not-found')
  const { path } = page.dataset
  if (!path) return
  const words = path.replace(/^\\/docs(?=\\/.)|(\\/index)?\\.html$/g, '').toLowerCase().match(/[\\p{L}\\p{N}]+/gu) || []
  page.querySelector('input').value = words.join(' ').slice(0, 512)
})()`

function Script({ code }: { code: string }) {
  return <script dangerouslySetInnerHTML={{ __html: code }} />
}

function Search() {
  return (
    <form role="search" action={withBase('/search')}>
      <label htmlFor="not-found-q" className="mb-[0.35rem] block text-sm font-semibold">
        Search the site
      </label>
      <span className="flex gap-2">
        <input
          id="not-found-q"
          className="min-w-0 flex-1 rounded-md border border-line-strong bg-surface px-[0.8rem] py-[0.55rem] text-text"
          type="search"
          name="q"
          maxLength={512}
          autoComplete="off"
        />
        <button className="button">Search</button>
      </span>
    </form>
  )
}

/** For the links that not-found.element.ts adds. */
const listClass =
  'mt-[0.6rem] [&_a]:block [&_a]:py-[0.4rem] [&_a]:font-semibold [&_a]:no-underline [&_a]:wrap-anywhere [&_a]:hover:underline [&_span]:block [&_span]:text-sm [&_span]:font-normal [&_span]:text-muted'

function Start() {
  return (
    <nav className="sm:col-start-2 sm:row-[1/span_2]" aria-labelledby="start-title">
      <h2 id="start-title" className="text-lg">
        Start here
      </h2>
      <ul className="cards mt-3">
        {listStartingPoints().map(({ name, href, icon = 'docs', description = '' }) => (
          <li key={href} className="card">
            <KindIcon name={icon} />
            <a href={withBase(href)} className="card-title">
              {name}
            </a>
            {description === '' ? null : <p className="card-text">{description}</p>}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function NotFound() {
  const reportUrl = toReportUrl(toAbsoluteUrl('/404'))
  return (
    // Similar pages load late. The minimum height keeps the footer below the fold, so they don't shift it.
    <docs-not-found data-base={basePath} class="group/page block min-h-dvh">
      <Script code={findFile} />
      {picture}
      <h1 className="text-3xl font-bold">Page not found: here are some places to start</h1>
      <p className="docs-lead">The page may have moved, or the link may have a typo.</p>
      <p className="invisible mt-3 min-h-[1.65em] wrap-anywhere text-muted group-data-path/page:visible no-js:hidden">
        We couldn’t find{' '}
        <code className="rounded-sm bg-sunken px-[0.35em] py-[0.1em] font-mono text-[0.9em] text-text" />
      </p>
      <Script code={showRequestedPath} />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-[clamp(2rem,6vw,5rem)] gap-y-8 border-t border-line pt-8 sm:grid-cols-[repeat(2,minmax(0,1fr))] sm:grid-rows-[auto_1fr]">
        <Search />
        <Script code={fillSearch} />
        <Start />
        <div className="sm:col-start-1">
          <p className="flex flex-wrap gap-x-6 gap-y-2">
            <a href={withBase('/')} className="py-1">
              Go to the home page
            </a>
            {reportUrl === undefined ? null : (
              <a href={reportUrl} data-report="" className="py-1">
                Report a broken link
              </a>
            )}
          </p>
          <section className="needs-js mt-8 not-has-[li]:hidden" aria-labelledby="likely-title">
            <h2 id="likely-title" className="text-lg">
              Did you mean
            </h2>
            <ul data-slot="likely" className={`${listClass} [&_span]:font-mono [&_span]:text-xs!`} />
          </section>
        </div>
      </div>
      <p className="sr-only" role="status" />
    </docs-not-found>
  )
}

/** The not-found page. Its main element is hidden while a script checks whether the host has the page as a file. */
export function NotFoundPage() {
  return (
    <SiteFrame header={<NotFoundHeader />}>
      <main
        id="content"
        className="container-text pt-[calc(var(--bar-height)+clamp(1.25rem,6vh,4.5rem))] pb-20 in-[.is-finding]:invisible"
        tabIndex={-1}
      >
        <NotFound />
      </main>
    </SiteFrame>
  )
}
