import SwupHeadPlugin from '@swup/head-plugin'
import SwupPreloadPlugin from '@swup/preload-plugin'
import Swup from 'swup'
import { basePath } from '@/lib/kit/options'
import { pageShown } from '../layout/page-change'
import { announce } from '../ui/announce'
import { whenIdle } from '../ui/when-idle'
import { arrive, goToPlace, type Arrival } from './arrival'
import { findDestination, findLink } from './links'
import { Positions } from './positions'
import { endProgress, prepareProgress, startProgress } from './progress'

/** Milliseconds a pointer rests on a link before its page is fetched. */
const HOVER_DELAY = 80

/** Pages kept for Back; each is about 40 kB of text. */
const MAX_PAGES = 60

/** What a new page must not remove from the head. Scripts here have run, and style sheets stay for Back. */
const keptTags = 'link[rel=stylesheet], script, style, meta[name=theme-color]'

const toPath = (url: string) => new URL(url, window.location.href).pathname

/** The browser follows links to files, to places on this page, and to this page with another query. */
function isForBrowser(link: Element | undefined): boolean {
  if (link === undefined) return false
  if (!(link instanceof HTMLAnchorElement)) return true
  const destination = findDestination(link, basePath)
  if (destination === undefined) return true
  const { pathname, search } = window.location
  return destination.address === pathname && (destination.hash !== '' || destination.search !== search)
}

/** @throws when the answer isn't a page */
async function fetchPage(url: string, options: RequestInit): Promise<Response> {
  const response = await fetch(url, options)
  // Hosts without clean addresses know pages by their file only.
  const found = response.status === 404 ? await fetch(`${toPath(url)}.html`, options) : response
  if (!found.ok) throw new Error(`${found.status} for ${found.url}`)
  if (!found.headers.get('content-type')?.startsWith('text/html')) throw new Error(`${found.url} isn’t a page.`)
  if (found !== response) Object.defineProperty(found, 'url', { value: response.url })
  return found
}

/** Scripts that are put into a page don't run by themselves. Those with a type are data. */
function runScripts(): void {
  for (const script of document.querySelectorAll('[data-page] script:not([type])')) {
    const copy = document.createElement('script')
    copy.textContent = script.textContent
    script.replaceWith(copy)
  }
}

/** What says which scripts and styles a page was made for. */
const findAssets = (page: Document | undefined) => page?.querySelector('[data-assets]')?.outerHTML

/** Follows links without a full load: the old page stays until the next one has arrived. */
export function followLinks(): void {
  const positions = new Positions()
  let path = window.location.pathname
  const assets = findAssets(document)
  let arrival: Arrival | undefined
  /** The page at this address hasn't arrived yet. */
  let isUnderway = false

  // Before swup's own listener: a page that is cached is shown before the next listener is called.
  window.addEventListener('popstate', () => {
    positions.change()
    const top = positions.find()
    if (window.location.pathname !== path) arrival = { by: 'history', top }
    // The browser restores what it saw last, which may lie on the way to the place; it does so after this event.
    else if (top !== undefined) requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }))
  })

  const swup = new Swup({
    containers: ['[data-page]'],
    animationSelector: false,
    ignoreVisit: (_, { el, event }) => event?.defaultPrevented === true || isForBrowser(el),
    resolveUrl: toPath,
    // The browser makes entries for places on a page, and search for its queries.
    skipPopStateHandling: () => false,
    plugins: [
      new SwupHeadPlugin({ awaitAssets: true, persistTags: keptTags }),
      new SwupPreloadPlugin({ preloadHoveredLinks: false }),
    ],
  })

  swup.hooks.on('visit:start', (visit) => {
    visit.animation.animate = false
    startProgress()
    if (!visit.history.popstate) positions.keep()
    // Back must not stop at a page that never arrived.
    if (isUnderway) visit.history.action = 'replace'
    isUnderway = true
  })
  swup.hooks.replace('fetch:request', (_, { url, options }) => fetchPage(url, options))
  swup.hooks.on('cache:set', () => {
    let excess = swup.cache.size - MAX_PAGES
    swup.cache.prune(() => excess-- > 0)
  })
  swup.hooks.replace('content:replace', (visit, args, replace) => {
    // A new deployment, whose scripts and styles this window doesn't have.
    if (findAssets(visit.to.document) !== assets) throw new Error(`${visit.to.url} has other scripts or styles.`)
    replace?.(visit, args)
    runScripts()
  })
  swup.hooks.replace('content:scroll', ({ history, to }) => {
    if (!history.popstate) positions.change()
    arrive(history.popstate && arrival !== undefined ? arrival : { by: 'link', hash: to.hash ?? '' })
    arrival = undefined
    return true
  })
  swup.hooks.on('page:view', () => {
    isUnderway = false
    path = window.location.pathname
    endProgress()
    announce(document.title)
    document.dispatchEvent(new Event(pageShown))
    preloadNext()
  })
  swup.hooks.on('link:self', () => goToPlace(''))
  swup.hooks.replace('visit:fail', ({ to }, { error }) => {
    console.warn(`${to.url} could not be shown in place. Loading the full page instead.`, error)
    // The address has changed already.
    window.location.reload()
  })

  window.addEventListener('scroll', () => positions.note(), { passive: true })
  window.addEventListener('pagehide', () => positions.keep())
  document.addEventListener('click', (event) => {
    const link = findLink(event)
    if (link !== undefined && link.hash !== '' && link.pathname === path) positions.leave()
  })

  let hover: number | undefined
  const preloadLink = (link: HTMLAnchorElement) => {
    // A link to search opens the dialog.
    if (link.hasAttribute('data-search') || findDestination(link, basePath) === undefined) return
    void prepareProgress()
    void swup.preload?.(link.href, { priority: true })
  }
  const preloadNext = () =>
    whenIdle(() => void swup.preload?.(document.querySelector<HTMLAnchorElement>('a[rel=next]')?.href ?? ''))
  const handleIntent = (event: Event) => {
    window.clearTimeout(hover)
    const link = findLink(event)
    if (link === undefined) return
    if (event.type === 'pointerover') hover = window.setTimeout(() => preloadLink(link), HOVER_DELAY)
    else preloadLink(link)
  }
  for (const intent of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(intent, handleIntent, { passive: true })
  // A pointer or the focus was on a link before this was loaded.
  const link = document.querySelector<HTMLAnchorElement>('a[href]:is(:hover, :focus)')
  if (link !== null) preloadLink(link)
  preloadNext()
}
