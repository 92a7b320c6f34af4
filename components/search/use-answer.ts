import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useInstantSearch, useSearchBox } from 'react-instantsearch'
import { toSearchAddress, type SearchPlace } from '@/lib/search/address'
import { getSearchClient } from '@/lib/search/client'
import type { SearchResponse } from '@/lib/search/contract'
import { reportView } from '@/lib/search/insights'
import { toUiState } from './search-root'

/**
 * What is known about a query:
 * `idle` nothing was typed, `waiting` no answer yet, `stalled` none for 300 ms, `results`, `none`, `error`.
 */
export type AnswerState = 'idle' | 'waiting' | 'stalled' | 'results' | 'none' | 'error'

export interface Answer {
  state: AnswerState
  /** The query as it was typed. */
  query: string
  /** The last answer; it may be one to a query before. */
  response: SearchResponse | undefined
  /** The response answers the query that stands in the field. */
  isCurrent: boolean
  /** Nothing more is to come. */
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
 * Asks, and says what became of it. An answer that holds names only is asked for again, once, when the full text is
 * there. InstantSearch goes back to its last good state after an error, so the question is kept here.
 * @param initial what InstantSearch was started with; more may have been typed since
 */
export function useAnswer(place: SearchPlace, initial: SearchPlace): Answer {
  useSearchBox()
  const { results, status, setIndexUiState, refresh } = useInstantSearch({ catchError: true })
  const { query } = place
  const question = toSearchAddress(place)
  // InstantSearch keeps every field of an answer, though its type does not say so.
  const response = (results ?? undefined) as unknown as SearchResponse | undefined
  const isCurrent = response !== undefined && response.query === query
  const isPartial = isCurrent && response.isPartial === true
  const asked = useRef(toSearchAddress(initial))
  const askedAgain = useRef<string>(undefined)

  // InstantSearch counts the delay once: what is typed after it would look as if the answer were on time again.
  const [wasLate, setWasLate] = useState(false)
  const isLate = status === 'stalled' || (wasLate && status === 'loading')
  if (isLate !== wasLate) setWasLate(isLate)

  const ask = useEffectEvent(() => setIndexUiState(toUiState(place)))
  useEffect(() => {
    if (asked.current === question) return
    asked.current = question
    ask()
  }, [question])

  useEffect(() => {
    if (!isPartial || status !== 'idle' || askedAgain.current === question) return
    let isWanted = true
    void getSearchClient()
      .whenComplete()
      .then(() => {
        if (!isWanted) return
        askedAgain.current = question
        refresh()
      })
    return () => {
      isWanted = false
    }
  }, [isPartial, question, status, refresh])

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
