import { useEffect, useRef } from 'react'
import { useInstantSearch } from 'react-instantsearch'
import { getSearchClient } from '@/lib/search/client'
import type { SearchResponse } from '@/lib/search/contract'

/**
 * What is known about a query:
 * `idle` nothing was typed, `waiting` no answer yet, `stalled` none for 300 ms, `results`, `none`, `error`.
 */
export type AnswerState = 'idle' | 'waiting' | 'stalled' | 'results' | 'none' | 'error'

export interface Answer {
  state: AnswerState
  /** The query as it was typed. */
  query: string
  /** The last answer that has hits, or the one to this query; it may be of a query before. */
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
  if (isCurrent && hasHits) return 'results'
  if (isCurrent && status === 'idle' && response?.isPartial !== true) return 'none'
  if (hasHits) return status === 'stalled' ? 'stalled' : 'results'
  return status === 'stalled' ? 'stalled' : 'waiting'
}

/** The state of search. An answer that holds names only is asked for again, once, when the full text is there. */
export function useAnswer(): Answer {
  const { results, status, indexUiState, refresh } = useInstantSearch({ catchError: true })
  const query = indexUiState.query ?? ''
  // InstantSearch keeps every field of an answer, though its type does not say so.
  const response = (results ?? undefined) as unknown as SearchResponse | undefined
  const isCurrent = response !== undefined && response.query === query
  const isPartial = isCurrent && response.isPartial === true
  /** What was asked for a second time: query, area and page. */
  const asked = useRef<string>(undefined)
  const question = JSON.stringify(indexUiState)

  useEffect(() => {
    if (!isPartial || status === 'error' || asked.current === question) return
    let isWanted = true
    void getSearchClient()
      .whenComplete()
      .then(() => {
        if (!isWanted) return
        asked.current = question
        refresh()
      })
    return () => {
      isWanted = false
    }
  }, [isPartial, question, status, refresh])

  return {
    state: query.trim() === '' ? 'idle' : toState(status, response, isCurrent),
    query,
    response,
    isCurrent,
    isComplete: isCurrent && !isPartial && status === 'idle',
    retry: refresh,
  }
}
