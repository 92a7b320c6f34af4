import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useInstantSearch, useSearchBox } from 'react-instantsearch'
import { toSearchAddress, type SearchPlace } from '@/lib/search/address'
import { getSearchClient } from '@/lib/search/client'
import type { SearchResponse } from '@/lib/search/contract'
import { useAnswerState, type Answer } from './answer'
import { toUiState } from './search-root'

/**
 * Searches and tracks the response. Partial responses only cover names of pages. They're refreshed once the full text
 * has loaded. InstantSearch reverts to its last good state after an error, so this hook keeps track of the search itself.
 */
export function usePageAnswer(place: SearchPlace, initial: SearchPlace): Answer {
  useSearchBox()
  const { results, status, setIndexUiState, refresh } = useInstantSearch({ catchError: true })
  const { query } = place
  const address = toSearchAddress(place)
  // InstantSearch keeps extra response fields, but its type doesn't include them.
  const response = (results ?? undefined) as unknown as SearchResponse | undefined
  const isPartial = response?.query === query && response.isPartial === true
  const requested = useRef(toSearchAddress(initial))
  const refreshed = useRef<string>(undefined)

  // InstantSearch resets `stalled` when the query changes, so keep it until a response arrives.
  const [wasLate, setWasLate] = useState(false)
  const isLate = status === 'stalled' || (wasLate && status === 'loading')
  if (isLate !== wasLate) setWasLate(isLate)

  const search = useEffectEvent(() => setIndexUiState(toUiState(place)))
  useEffect(() => {
    if (requested.current === address) return
    requested.current = address
    search()
  }, [address])

  useEffect(() => {
    if (!isPartial || status !== 'idle' || refreshed.current === address) return
    let isActive = true
    void getSearchClient()
      .whenComplete()
      .then(() => {
        if (!isActive) return
        refreshed.current = address
        refresh()
      })
    return () => {
      isActive = false
    }
  }, [isPartial, address, status, refresh])

  return useAnswerState(query, {
    status: isLate ? 'stalled' : status,
    response,
    retry: () => setIndexUiState(toUiState(place)),
  })
}
