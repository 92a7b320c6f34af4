import { useEffect } from 'react'
import type { SearchResponse } from '@/lib/search/contract'
import { reportView } from '@/lib/search/insights'

/** `idle`: empty query, `waiting`: no response yet, `stalled`: no response for 300 ms. */
type AnswerState = 'idle' | 'waiting' | 'stalled' | 'results' | 'none' | 'error'

export interface Answer {
  state: AnswerState
  query: string
  /** The last response, possibly for a previous query. */
  response: SearchResponse | undefined
  /** The response is for the current query. */
  isCurrent: boolean
  isComplete: boolean
  retry: () => void
}

/** Status of the last request, as InstantSearch names it. */
export type RequestStatus = 'idle' | 'loading' | 'stalled' | 'error'

function toState(status: RequestStatus, response: SearchResponse | undefined, isCurrent: boolean): AnswerState {
  if (status === 'error') return 'error'
  const hasHits = (response?.hits.length ?? 0) > 0
  if (isCurrent && !hasHits && status === 'idle' && response?.isPartial !== true) return 'none'
  if (status === 'stalled') return 'stalled'
  return hasHits ? 'results' : 'waiting'
}

/** Converts the last response and the status of its request. Reports the results once they're complete. */
export function useAnswerState(
  query: string,
  { status, response, retry }: { status: RequestStatus; response: SearchResponse | undefined; retry: () => void },
): Answer {
  const isCurrent = response?.query === query
  const isComplete = isCurrent && response.isPartial !== true && status === 'idle'
  useEffect(() => {
    if (isComplete) reportView(response)
  }, [isComplete, response])
  const state = query.trim() === '' ? 'idle' : toState(status, response, isCurrent)
  return { state, query, response, isCurrent, isComplete, retry }
}
