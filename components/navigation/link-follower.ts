import type { AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { basePath } from '@/lib/kit/options'
import { loadInFull, wantPage } from '../ui/full-load'
import { loadPage } from '../ui/page-load'
import { whenIdle } from '../ui/when-idle'
import { arrive, goToPlace, type Arrival } from './arrival'
import { findDestination, findLink, isPlainClick, type Destination } from './links'
import { Positions } from './positions'
import { prefetch } from './prefetch'
import { endProgress, prepareProgress, startProgress } from './progress'

/** Milliseconds that a pointer rests on a link before its page is fetched. */
const HOVER = 80

const toPath = (address: string) => address.slice(basePath.length) || '/'

/** Events that tell which page may be asked for next. */
const intents = ['pointerover', 'focusin', 'touchstart']

/**
 * Follows links without a full load: the old page stays until the next one is ready. Links are plain `<a>`, in React's
 * tree and in ready HTML alike, so one listener serves all of them; without it every link works as a link.
 */
export class LinkFollower {
  private readonly positions = new Positions()
  private readonly ending = new AbortController()
  private arrival: Arrival | undefined
  /** Next's own data of the page that is shown: entries made by the browser, for places, have none. */
  private entryState: unknown = window.history.state
  private hover: number | undefined
  /** The router has shown the page of an entry before this was told of it, which it does for pages that it has kept. */
  private isAhead = false

  /** @param path address of the page that is shown, as the router names it */
  constructor(
    private readonly router: AppRouterInstance,
    private path: string,
  ) {
    const { signal } = this.ending
    document.addEventListener('click', this.handleClick, { signal })
    window.addEventListener('popstate', this.handlePopState, { signal })
    window.addEventListener('scroll', () => this.positions.note(), { signal, passive: true })
    window.addEventListener('pagehide', () => this.positions.keep(), { signal })
    for (const intent of intents) document.addEventListener(intent, this.handleIntent, { signal, passive: true })
    // Somebody came near a link before this was there to see it.
    const near = document.querySelector<HTMLAnchorElement>('a[href]:is(:hover, :focus)')
    if (near !== null) this.comeNear(near, true)
    this.fetchNextPage()
  }

  /** Another page is shown now. To be called before it is painted. */
  show(path: string): void {
    this.path = path
    wantPage(undefined)
    endProgress()
    if (this.arrival?.by !== 'history') this.positions.change()
    if (this.arrival === undefined) {
      this.isAhead = true
      setTimeout(() => (this.isAhead = false))
    }
    arrive(this.arrival ?? { by: 'history', top: this.positions.find() })
    this.arrival = undefined
    this.entryState = window.history.state
    this.fetchNextPage()
  }

  stop(): void {
    this.ending.abort()
  }

  private readonly handleIntent = (event: Event): void => {
    window.clearTimeout(this.hover)
    const link = findLink(event)
    if (link !== undefined) this.comeNear(link, event.type === 'pointerover')
  }

  /** Fetches the page of a link that somebody comes near. */
  private comeNear(link: HTMLAnchorElement, isPassing: boolean): void {
    const destination = findDestination(link, basePath)
    if (destination === undefined || destination.address === window.location.pathname) return
    // It opens the dialog: its page is for those who have no scripts.
    if (link.hasAttribute('data-search')) return
    const fetchIt = () => {
      void prepareProgress()
      this.prefetch(destination)
    }
    if (isPassing) this.hover = window.setTimeout(fetchIt, HOVER)
    else fetchIt()
  }

  private readonly handleClick = (event: MouseEvent): void => {
    const link = isPlainClick(event) ? findLink(event) : undefined
    const destination = link && findDestination(link, basePath)
    if (link === undefined || destination === undefined) return
    const { pathname, search } = window.location
    if (destination.address !== pathname) {
      event.preventDefault()
      this.go(destination, link.href)
    } else if (destination.hash === '' && destination.search === search) {
      event.preventDefault()
      goToPlace('')
    } else {
      this.positions.leave()
    }
  }

  private readonly handlePopState = (): void => {
    if (this.isAhead) return
    const isSamePage = toPath(window.location.pathname) === this.path
    if (window.history.state === null) {
      // The browser made this entry, for a place on a page: give it the data of that page.
      const state = { ...(this.entryState as object), entryKey: undefined }
      if (!isSamePage) window.location.reload()
      else History.prototype.replaceState.call(window.history, state, '')
    }
    this.positions.change()
    const top = this.positions.find()
    if (isSamePage) {
      endProgress()
      // The browser restores what it saw last, which may lie on the way to the place; it does so after this event.
      if (top !== undefined) requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }))
      return
    }
    startProgress()
    this.arrival = { by: 'history', top }
  }

  private go({ address, search, hash }: Destination, href: string): void {
    wantPage(href)
    startProgress()
    loadPage(address).catch((error: unknown) => loadInFull(address, error))
    // React waits for the page's ready HTML, and keeps the old page until then.
    this.arrival = { by: 'link', hash }
    this.router.push(toPath(address) + search + hash, { scroll: false })
  }

  private prefetch({ address }: Destination): void {
    prefetch(address, () => this.router.prefetch(toPath(address)))
  }

  private fetchNextPage(): void {
    whenIdle(() => {
      const next = document.querySelector<HTMLAnchorElement>('a[rel=next]')
      const destination = next && findDestination(next, basePath)
      if (destination) this.prefetch(destination)
    })
  }
}
