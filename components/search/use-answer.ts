import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useInstantSearch, useSearchBox } from 'react-instantsearch'
import { toSearchAddress, type SearchPlace } from '@/lib/search/address'
import { getSearchClient } from '@/lib/search/client'
import type { SearchResponse } from '@/lib/search/contract'
import { reportView } from '@/lib/search/insights'
import { toUiState } from './search-root'

/**
 * State of a query: `idle` (empty), `waiting` (no response yet), `stalled` (no response for 300 ms), `results`, `none` or
 * `error`.
 */
export type AnswerState = 'idle' | 'waiting' | 'stalled' | 'results' | 'none' | 'error'

export interface Answer {
  state: AnswerState
  /** The query as typed. */
  query: string
  /** The last response, possibly for a previous query. */
  response: SearchResponse | undefined
  /** The response is for the current query. */
  isCurrent: boolean
  /** The response is final. */
  isComplete: boolean
  retry: () => void
}

function toState(status: string, response: SearchResponse | undefined, isCurrent: boolean): AnswerState {
  if (status === 'error') return 'error'
  const hasHits = (response?.hits.length ?? 0) > 0
  if (isCurrent && !hasHits && status === 'idle' && response?.isPartial !== true) return 'none'
  if (status === 'stalled') return 'stalled'
  return hasHits ? 'results' : 'waiting'
}

/**
 * Searches and tracks the response. Partial responses only cover page names, so they're refreshed once the full text has
 * loaded. InstantSearch reverts to its last good state after an error, so this hook keeps track of the search itself.
 * @param initial InstantSearch's initial search; the visitor may have typed since
 */
export function useAnswer(place: SearchPlace, initial: SearchPlace): Answer {
  useSearchBox()
  const { results, status, setIndexUiState, refresh } = useInstantSearch({ catchError: true })
  const { query } = place
  const address = toSearchAddress(place)
  // InstantSearch keeps extra response fields, but its type doesn't include them.
  const response = (results ?? undefined) as unknown as SearchResponse | undefined
  const isCurrent = response !== undefined && response.query === query
  const isPartial = isCurrent && response.isPartial === true
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

  const isComplete = isCurrent && !isPartial && status === 'idle'
  useEffect(() => {
    if (isComplete) reportView(response)
  }, [isComplete, response])

  return {
    state: query.trim() === '' ? 'idle' : toState(isLate ? 'stalled' : status, response, isCurrent),
    query,
    response,
    isCurrent,
    isComplete,
    retry: () => setIndexUiState(toUiState(place)),
  }
}
