import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readSearchAddress, searchPath, toSearchAddress, type SearchPlace } from '@/lib/search/address'
import { toQuery } from '@/lib/search/query'
import { withBase } from '@/lib/kit/urls'
import { isPlainClick } from '../navigation/links'
import { writeField } from './field'
import { useField } from './use-field'

/** Milliseconds that typing rests before the address follows: browsers refuse it when it changes too often. */
const REST = 200

const getShown = () => window.location.pathname + window.location.search

function write(address: string, isNew: boolean): void {
  if (address === getShown()) return
  try {
    if (isNew) window.history.pushState(null, '', address)
    else window.history.replaceState(window.history.state, '', address)
  } catch {
    // Too many changes at once: the next one is written again.
  }
}

/** The address, with what was typed before this began: that is newer. */
export function readFirstPlace(input: HTMLInputElement): SearchPlace {
  return { ...readSearchAddress(window.location.search), query: toQuery(input.value) }
}

interface SearchAddress {
  place: SearchPlace
  /** What was typed is meant: it is worth an entry of the history. */
  commit: () => void
  /** Shows another page of the same results, without an entry of its own. */
  correct: (page: number) => void
}

/**
 * Where the page of results is, kept alike in the field and the address. Typing changes the entry of the history that
 * is shown, unless that was asked for as a whole; links to other results make an entry of their own.
 */
export function useSearchAddress(input: HTMLInputElement): SearchAddress {
  const query = useField(input)
  const [linked, setLinked] = useState(() => readFirstPlace(input))
  // A new text begins at the first page, in the same area.
  const place = { query, area: linked.area, page: linked.query === query ? linked.page : 1 }
  const address = withBase(toSearchAddress(place))
  /** The entry that is shown stays in the history. */
  const isKept = useRef(window.location.search !== '')

  useEffect(() => {
    const timer = window.setTimeout(() => {
      if (address === getShown()) return
      write(address, isKept.current)
      isKept.current = false
    }, REST)
    return () => window.clearTimeout(timer)
  }, [address])

  const show = useEffectEvent((search: string) => {
    const next = readSearchAddress(search)
    isKept.current = true
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
    // Before the browser loads the page anew, as it does for a link to the same path with another query.
    document.addEventListener('click', handleClick, { capture: true, signal })
    return () => stop.abort()
  }, [])

  return {
    place,
    commit: () => {
      write(address, isKept.current)
      isKept.current = true
    },
    correct: (page) => {
      write(withBase(toSearchAddress({ ...place, page })), false)
      setLinked({ ...place, page })
    },
  }
}
