import { useEffect, useEffectEvent, useRef } from 'react'
import { useInstantSearch } from 'react-instantsearch'
import { readSearchAddress, searchPath, toSearchAddress, type SearchPlace } from '@/lib/search/address'
import { searchAreas } from '@/lib/search/types'
import { withBase } from '@/lib/urls'
import { isPlainClick } from '../navigation/links'
import { indexName } from './search-root'

/** Milliseconds that typing rests before the address follows: browsers refuse it when it changes too often. */
const REST = 200

/** A place as InstantSearch keeps it. */
export function toUiState({ query, area, page }: SearchPlace) {
  return { query, page: page ?? 1, ...(area === undefined ? {} : { menu: { area } }) }
}

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

interface SearchAddress {
  place: SearchPlace
  /** What was typed is meant: it is worth an entry of the history. */
  commit: () => void
  /** Goes to another place without an entry of its own. */
  correct: (place: SearchPlace) => void
}

/**
 * Keeps the address and the results alike. Typing changes the entry of the history that is shown, unless that was
 * asked for as a whole; links to other results, be it another area or page, make an entry of their own.
 */
export function useSearchAddress(input: HTMLInputElement): SearchAddress {
  const { indexUiState, setUiState } = useInstantSearch()
  const { query = '', page = 1, menu } = indexUiState
  const place: SearchPlace = { query, page, area: searchAreas.find((area) => area === menu?.area) }
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

  const show = useEffectEvent((next: SearchPlace) => {
    input.value = next.query
    isKept.current = true
    setUiState({ [indexName]: toUiState(next) })
  })

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const path = withBase(searchPath)
    const handlePopState = () => {
      if (window.location.pathname === path) show(readSearchAddress(window.location.search))
    }
    const handleClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (link === null || !isPlainClick(event) || link.hasAttribute('data-search')) return
      if (link.origin !== window.location.origin || link.pathname !== path || link.search === '') return
      event.preventDefault()
      write(link.pathname + link.search, true)
      show(readSearchAddress(link.search))
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
    correct: (next) => {
      write(withBase(toSearchAddress(next)), false)
      setUiState({ [indexName]: toUiState(next) })
    },
  }
}
