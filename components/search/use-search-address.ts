import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readSearchAddress, searchPath, toSearchAddress, type SearchPlace } from '@/lib/search/address'
import { toQuery } from '@/lib/search/query'
import { withBase } from '@/lib/kit/urls'
import { isPlainClick } from '../navigation/links'
import { writeField } from './field'
import { useField } from './use-field'

/** Debounce for URL updates in milliseconds. Browsers limit how often the URL may change. */
const DEBOUNCE = 200

const getShown = () => window.location.pathname + window.location.search

function write(address: string, isNew: boolean): void {
  // While the next page loads, its URL is already shown.
  if (address === getShown() || window.location.pathname !== withBase(searchPath)) return
  try {
    if (isNew) window.history.pushState(null, '', address)
    else window.history.replaceState(window.history.state, '', address)
  } catch {
    // Rate limited by the browser. The next change updates the URL.
  }
}

/** The place in the URL, but with the query in the field, which may be newer. */
export function readFirstPlace(input: HTMLInputElement): SearchPlace {
  return { ...readSearchAddress(window.location.search), query: toQuery(input.value) }
}

/** Syncs the search page's field and URL. Typing replaces the history entry, unless it was submitted or linked to. */
export function useSearchAddress(input: HTMLInputElement) {
  const query = useField(input)
  const [linked, setLinked] = useState(() => readFirstPlace(input))
  // A new query starts at page 1 and keeps the area.
  const place = { query, area: linked.area, page: linked.query === query ? linked.page : 1 }
  const address = withBase(toSearchAddress(place))
  /** Whether to keep the current history entry rather than replace it. */
  const keepsEntry = useRef(window.location.search !== '')

  useEffect(() => {
    const timer = window.setTimeout(() => {
      if (address === getShown()) return
      write(address, keepsEntry.current)
      keepsEntry.current = false
    }, DEBOUNCE)
    return () => window.clearTimeout(timer)
  }, [address])

  const show = useEffectEvent((search: string) => {
    const next = readSearchAddress(search)
    keepsEntry.current = true
    setLinked(next)
    writeField(input, next.query)
  })

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const path = withBase(searchPath)
    const handlePopState = () => {
      if (window.location.pathname === path) show(window.location.search)
    }
    const handleClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (link === null || !isPlainClick(event) || link.hasAttribute('data-search')) return
      if (link.origin !== window.location.origin || link.pathname !== path || link.search === '') return
      event.preventDefault()
      write(link.pathname + link.search, true)
      show(link.search)
      window.scrollTo({ top: 0, behavior: 'instant' })
    }
    window.addEventListener('popstate', handlePopState, { signal })
    // Capture the click before navigation does: a link to the same path with another query reloads the page.
    document.addEventListener('click', handleClick, { capture: true, signal })
    return () => stop.abort()
  }, [])

  return {
    place,
    /** Adds the current query to the history. */
    commit: () => {
      write(address, keepsEntry.current)
      keepsEntry.current = true
    },
    /** Switches to another results page without adding a history entry. */
    correct: (page: number) => {
      write(withBase(toSearchAddress({ ...place, page })), false)
      setLinked({ ...place, page })
    },
  }
}
