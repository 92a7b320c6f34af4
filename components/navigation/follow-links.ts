import SwupHeadPlugin from '@swup/head-plugin'
import SwupPreloadPlugin from '@swup/preload-plugin'
import Swup from 'swup'
import { pageShown } from '../layout/page-change'
import { announce } from '../ui/announce'
import { whenIdle } from '../ui/when-idle'
import { findLink, isPageLink } from './links'
import { Positions } from './positions'
import { endProgress, prepareProgress, startProgress } from './progress'

/** Milliseconds of hovering before a link's page is preloaded. */
const HOVER_DELAY = 80

/** Cached pages, about 40 kB of text each. */
const MAX_PAGES = 60

/** Head elements that navigation keeps. The scripts have run already, and style sheets are needed again for Back. */
const keptTags = 'link[rel=stylesheet], script, style, meta[name=theme-color]'

const toPath = (url: string) => new URL(url, window.location.href).pathname

/** Whether to leave a link to the browser: files, anchors on this page, and this page with a different query. */
function isForBrowser(link: Element | undefined): boolean {
  if (link === undefined) return false
  if (!(link instanceof HTMLAnchorElement) || !isPageLink(link)) return true
  const { pathname, search } = window.location
  return link.pathname === pathname && (link.hash !== '' || link.search !== search)
}

/** @throws when the answer isn't a page */
async function fetchPage(url: string, options: RequestInit): Promise<Response> {
  const response = await fetch(url, options)
  // Hosts without clean URLs only serve the file.
  const found = response.status === 404 ? await fetch(`${toPath(url)}.html`, options) : response
  if (!found.ok) throw new Error(`${found.status} for ${found.url}`)
  if (!found.headers.get('content-type')?.startsWith('text/html')) throw new Error(`${found.url} isn’t a page.`)
  if (found !== response) Object.defineProperty(found, 'url', { value: response.url })
  return found
}

/** Runs the page's inline scripts, which browsers skip in inserted HTML. Scripts with a type are data. */
function runScripts(): void {
  for (const script of document.querySelectorAll('[data-page] script:not([type])')) {
    const copy = document.createElement('script')
    copy.textContent = script.textContent
    script.replaceWith(copy)
  }
}

function findTarget(hash: string): HTMLElement | undefined {
  if (hash.length < 2) return undefined
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined
  } catch {
    return undefined
  }
}

function focusOnce(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}

/** How long a smooth scroll can continue on the next page, in milliseconds. */
const HOLD_DURATION = 120

let pendingScroll: AbortController | undefined

/** Scrolls, and again if a smooth scroll that was in progress during the click moves the next page. */
function holdScroll(scroll: () => void): void {
  scroll()
  pendingScroll?.abort()
  const ending = (pendingScroll = new AbortController())
  const { signal } = ending
  window.addEventListener('scroll', scroll, { signal, passive: true })
  for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click', 'popstate'])
    window.addEventListener(input, () => ending.abort(), { signal, capture: true, passive: true })
  window.setTimeout(() => ending.abort(), HOLD_DURATION)
}

/** Goes to an anchor like a full page load would: opens `<details>` around it and moves the tab position there. */
function goToPlace(hash: string): void {
  const target = findTarget(hash)
  if (target === undefined) {
    holdScroll(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    document.getElementById('content')?.focus({ preventScroll: true })
    return
  }
  for (let folder = target.closest('details'); folder; folder = folder.parentElement?.closest('details') ?? null)
    folder.open = true
  holdScroll(() => target.scrollIntoView({ behavior: 'instant' }))
  focusOnce(target)
}

/** Goes to the scroll position of a history entry. */
function restorePlace(top: number | undefined): void {
  document.getElementById('content')?.focus({ preventScroll: true })
  if (top !== undefined) holdScroll(() => window.scrollTo({ top, behavior: 'instant' }))
}

/** Identifies the scripts and styles that a page was built with. */
const findAssets = (page: Document | undefined) => page?.querySelector('[data-assets]')?.outerHTML

/** Follows links without a full page load. The current page stays until the next one has loaded. */
export function followLinks(): void {
  const positions = new Positions()
  let path = window.location.pathname
  const assets = findAssets(document)
  /** The place to restore after going back or forward. */
  let place: { top: number | undefined } | undefined
  /** The page at this address hasn't arrived yet. */
  let isLoading = false

  // Added before swup's listener, which shows cached pages synchronously.
  window.addEventListener('popstate', () => {
    positions.switchEntry()
    const top = positions.find()
    if (window.location.pathname !== path) place = { top }
    // The browser restores a position after this event, but may have saved one from the middle of a smooth scroll.
    else if (top !== undefined) requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }))
  })

  const swup = new Swup({
    containers: ['[data-page]'],
    animationSelector: false,
    ignoreVisit: (_, { el, event }) => event?.defaultPrevented === true || isForBrowser(el),
    resolveUrl: toPath,
    // History entries for anchors come from the browser, those for queries from search.
    skipPopStateHandling: () => false,
    plugins: [
      new SwupHeadPlugin({ awaitAssets: true, persistTags: keptTags }),
      new SwupPreloadPlugin({ preloadHoveredLinks: false }),
    ],
  })

  swup.hooks.on('visit:start', (visit) => {
    visit.animation.animate = false
    startProgress()
    if (!visit.history.popstate) positions.save()
    // Back must not stop at a page that never arrived.
    if (isLoading) visit.history.action = 'replace'
    isLoading = true
  })
  swup.hooks.replace('fetch:request', (_, { url, options }) => fetchPage(url, options))
  swup.hooks.on('cache:set', () => {
    let excess = swup.cache.size - MAX_PAGES
    swup.cache.prune(() => excess-- > 0)
  })
  swup.hooks.replace('content:replace', (visit, args, replace) => {
    // The site was redeployed, and this window has the previous scripts and styles.
    if (findAssets(visit.to.document) !== assets) throw new Error(`${visit.to.url} has other scripts or styles.`)
    replace?.(visit, args)
    runScripts()
  })
  swup.hooks.replace('content:scroll', ({ history, to }) => {
    if (!history.popstate) positions.switchEntry()
    if (history.popstate && place !== undefined) restorePlace(place.top)
    else goToPlace(to.hash ?? '')
    place = undefined
    return true
  })
  swup.hooks.on('page:view', () => {
    isLoading = false
    path = window.location.pathname
    endProgress()
    announce(document.title)
    document.dispatchEvent(new Event(pageShown))
    preloadNext()
  })
  swup.hooks.on('link:self', () => goToPlace(''))
  swup.hooks.replace('visit:fail', ({ to }, { error }) => {
    console.warn(`${to.url} could not be shown in place. Loading the full page instead.`, error)
    // Swup also leaves a promise without a handler.
    window.addEventListener('unhandledrejection', (event) => event.reason === error && event.preventDefault())
    // The URL has already changed.
    window.location.reload()
  })

  window.addEventListener('scroll', () => positions.record(), { passive: true })
  window.addEventListener('pagehide', () => positions.save())
  document.addEventListener('click', (event) => {
    const link = findLink(event)
    if (link !== undefined && link.hash !== '' && link.pathname === path) positions.freeze()
  })

  let hover: number | undefined
  const preloadLink = (link: HTMLAnchorElement) => {
    // Search links open the dialog.
    if (link.hasAttribute('data-search') || !isPageLink(link)) return
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
  // The visitor hovered or focused a link before this loaded.
  const link = document.querySelector<HTMLAnchorElement>('a[href]:is(:hover, :focus)')
  if (link !== null) preloadLink(link)
  preloadNext()
}
