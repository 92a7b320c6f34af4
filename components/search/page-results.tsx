import { useEffect, useEffectEvent, useState } from 'react'
import { useMenu, usePagination, useSearchBox } from 'react-instantsearch'
import { readSearchAddress } from '@/lib/search/address'
import { toQuery } from '@/lib/search/query'
import { AreaFacets } from './area-facets'
import { ErrorScreen, NoResults, Skeleton } from './messages'
import { Paging } from './paging'
import { ProviderNote } from './provider-note'
import { ResultList } from './result-list'
import { SearchRoot } from './search-root'
import { useAnnouncement } from './use-announcement'
import { useAnswer } from './use-answer'
import { toUiState, useSearchAddress } from './use-search-address'

/** Hits of one page of results. */
const HITS = 20

export interface PageResultsProps {
  input: HTMLInputElement
}

function Results({ input }: PageResultsProps) {
  const { refine } = useSearchBox()
  const { items } = useMenu({ attribute: 'area', limit: 20, sortBy: ['count:desc', 'name:asc'] })
  usePagination()
  const answer = useAnswer()
  const { place, commit, correct } = useSearchAddress(input)
  const [status, setStatus] = useState<HTMLElement | null>(null)
  useAnnouncement(answer, status)
  const { state, query, response, isCurrent, isComplete } = answer

  const submit = useEffectEvent(() => {
    commit()
    input.blur()
  })
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const ask = () => refine(toQuery(input.value))
    input.addEventListener('input', ask, { signal })
    input.form?.addEventListener('submit', () => submit(), { signal })
    return () => stop.abort()
  }, [input, refine])

  const last = response?.nbPages ?? 0
  const isBeyond = isComplete && last > 0 && (place.page ?? 1) > last
  const goBack = useEffectEvent(() => correct({ ...place, page: last }))
  useEffect(() => {
    if (isBeyond) goBack()
  }, [isBeyond])

  const hasResults = (state === 'results' || state === 'stalled') && response !== undefined && response.hits.length > 0
  const isStale = !isCurrent || state === 'stalled'
  return (
    <div className="search-page-answer" data-answer={isBeyond ? 'waiting' : state}>
      <p className="visually-hidden" role="status" ref={setStatus} />
      {state === 'idle' ? null : <AreaFacets items={items} place={place} />}
      {state === 'error' ? <ErrorScreen onRetry={answer.retry} /> : null}
      {state === 'none' && !isBeyond ? <NoResults query={query} /> : null}
      {state === 'stalled' && !hasResults ? <Skeleton /> : null}
      {hasResults ? (
        <div data-stale={isStale || undefined}>
          <p className="search-page-count">
            {isComplete ? `${response.nbHits} ${response.nbHits === 1 ? 'page' : 'pages'}` : 'Pages'} for{' '}
            <bdi>“{response.query.trim()}”</bdi>
            <ProviderNote response={response} />
          </p>
          <ResultList hits={response.hits} />
          <Paging place={place} pages={isComplete ? last : 0} />
        </div>
      ) : null}
    </div>
  )
}

/** All results of a query, by page, with the areas that they come from. */
export function PageResults({ input }: PageResultsProps) {
  // What was typed before this arrived is newer than the address.
  const [place] = useState(() => ({ ...readSearchAddress(window.location.search), query: toQuery(input.value) }))
  return (
    <SearchRoot hitsPerPage={HITS} initial={toUiState(place)}>
      <Results input={input} />
    </SearchRoot>
  )
}
