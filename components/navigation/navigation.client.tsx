'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { basePath } from '@/lib/site'
import { loadInFull, wantPage } from '../ui/full-load'
import { loadPage } from '../ui/page-slots'
import { arrive, goToPlace, type Arrival } from './arrival'
import { findDestination, findLink, isPlainClick, type Destination } from './links'
import { Positions } from './positions'
import { prefetch, whenIdle } from './prefetch'
import { endProgress, prepareProgress, startProgress } from './progress'

/** Milliseconds that a pointer rests on a link before its page is fetched. */
const HOVER = 80

const toPath = (address: string) => address.slice(basePath.length) || '/'

/**
 * Follows links without a full load: the old page stays until the next one is ready. Links are plain `<a>`, in React's
 * tree and in ready HTML alike, so one listener serves all of them; without it every link works as a link.
 */
export function Navigation() {
  const router = useRouter()
  const path = usePathname()
  const positions = useRef<Positions>(null)
  const arrival = useRef<Arrival>(null)
  /** Next's own data of the page that is shown: entries made by the browser, for places, have none. */
  const entryState = useRef<unknown>(null)
  const shownPath = useRef(path)

  useLayoutEffect(() => {
    const isFirst = positions.current === null
    positions.current ??= new Positions()
    shownPath.current = path
    wantPage(undefined)
    endProgress()
    if (!isFirst && arrival.current?.by !== 'history') positions.current.change()
    if (arrival.current !== null) arrive(arrival.current)
    arrival.current = null
    entryState.current = window.history.state
  }, [path])

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop

    const go = ({ address, search, hash }: Destination, href: string) => {
      wantPage(href)
      startProgress()
      loadPage(address).catch((error: unknown) => loadInFull(address, error))
      // React waits for the page's ready HTML, and keeps the old page until then.
      arrival.current = { by: 'link', hash }
      router.push(toPath(address) + search + hash, { scroll: false })
    }

    const handleClick = (event: MouseEvent) => {
      const link = isPlainClick(event) ? findLink(event) : undefined
      const destination = link && findDestination(link, basePath)
      if (link === undefined || destination === undefined) return
      const { pathname, search } = window.location
      if (destination.address !== pathname) {
        event.preventDefault()
        go(destination, link.href)
      } else if (destination.hash === '' && destination.search === search) {
        event.preventDefault()
        goToPlace('')
      }
    }

    const handlePopState = () => {
      const isSamePage = toPath(window.location.pathname) === shownPath.current
      if (window.history.state === null) {
        // The browser made this entry, for a place on a page: give it the data of that page.
        if (!isSamePage) window.location.reload()
        else
          History.prototype.replaceState.call(
            window.history,
            { ...(entryState.current as object), entryKey: undefined },
            '',
          )
      }
      positions.current?.change()
      if (isSamePage) {
        endProgress()
        return
      }
      wantPage(window.location.href)
      startProgress()
      arrival.current = { by: 'history', top: positions.current?.find() }
    }

    let hover: number | undefined
    const handleIntent = (event: Event) => {
      window.clearTimeout(hover)
      const link = findLink(event)
      const destination = link && findDestination(link, basePath)
      if (destination === undefined || destination.address === window.location.pathname) return
      // It opens the dialog: its page is for those who have no scripts.
      if (link?.hasAttribute('data-search')) return
      const { address } = destination
      const fetchIt = () => {
        void prepareProgress()
        prefetch(address, () => router.prefetch(toPath(address)))
      }
      if (event.type === 'pointerover') hover = window.setTimeout(fetchIt, HOVER)
      else fetchIt()
    }

    document.addEventListener('click', handleClick, { signal })
    window.addEventListener('popstate', handlePopState, { signal })
    window.addEventListener('scroll', () => positions.current?.note(), { signal, passive: true })
    window.addEventListener('pagehide', () => positions.current?.keep(), { signal })
    for (const type of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(type, handleIntent, { signal, passive: true })
    return () => stop.abort()
  }, [router])

  useEffect(
    () =>
      whenIdle(() => {
        const next = document.querySelector<HTMLAnchorElement>('a[rel=next]')
        const destination = next && findDestination(next, basePath)
        if (destination) prefetch(destination.address, () => router.prefetch(toPath(destination.address)))
      }),
    [path, router],
  )

  return null
}
