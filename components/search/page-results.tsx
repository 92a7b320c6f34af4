import { useEffect, useEffectEvent, useState } from 'react'
import { useMenu, usePagination } from 'react-instantsearch'
import type { SearchPlace } from '@/lib/search/address'
import { AreaFacets } from './area-facets'
import { ErrorScreen, NoResults, Skeleton } from './messages'
import { Paging } from './paging'
import { ProviderNote } from './provider-note'
import { ResultList } from './result-list'
import { SearchRoot } from './search-root'
import { useAnnouncement } from './use-announcement'
import { usePageAnswer } from './use-page-answer'
import { readFirstPlace, useSearchAddress } from './use-search-address'

export interface PageResultsProps {
  input: HTMLInputElement
}

function Results({ input, initial }: PageResultsProps & { initial: SearchPlace }) {
  const { items } = useMenu({ attribute: 'area', limit: 20 })
  usePagination()
  const { place, commit, correct } = useSearchAddress(input)
  const answer = usePageAnswer(place, initial)
  const [status, setStatus] = useState<HTMLElement | null>(null)
  useAnnouncement(answer, status)
  const { query, response, isCurrent, isComplete } = answer

  const submit = useEffectEvent(() => {
    commit()
    // On phones, close the keyboard to show the results.
    if (window.matchMedia('(hover: none)').matches) input.blur()
  })
  useEffect(() => {
    const stop = new AbortController()
    input.form?.addEventListener('submit', () => submit(), { signal: stop.signal })
    return () => stop.abort()
  }, [input])

  const last = response?.nbPages ?? 0
  const isBeyond = isComplete && last > 0 && (place.page ?? 1) > last
  const goBack = useEffectEvent(() => correct(last))
  useEffect(() => {
    if (isBeyond) goBack()
  }, [isBeyond])

  const state = isBeyond ? 'waiting' : answer.state
  const hasResults = (state === 'results' || state === 'stalled') && response !== undefined && response.hits.length > 0
  return (
    <div data-slot="search-page-answer" data-answer={state}>
      <p className="sr-only" role="status" ref={setStatus} />
      {state === 'idle' ? null : <AreaFacets items={items} place={place} />}
      {state === 'error' ? <ErrorScreen onRetry={answer.retry} /> : null}
      {state === 'none' ? <NoResults query={query} nearest={response?.nearest} /> : null}
      {state === 'stalled' && !hasResults ? <Skeleton /> : null}
      {hasResults ? (
        <div className="data-stale:opacity-60" data-stale={!isCurrent || undefined}>
          <p
            data-slot="search-page-count"
            className="mt-6 flex flex-wrap gap-x-[0.35rem] gap-y-1 text-sm wrap-anywhere text-muted"
          >
            {isComplete ? `${response.nbHits} ${response.nbHits === 1 ? 'page' : 'pages'}` : 'Pages'} for{' '}
            <bdi className="max-w-full overflow-hidden text-ellipsis whitespace-nowrap">“{response.query.trim()}”</bdi>
            <ProviderNote response={response} />
          </p>
          <ResultList response={response} />
          <Paging place={place} pages={last} />
        </div>
      ) : null}
    </div>
  )
}

/** The paginated results of a query, with area filters. */
export function PageResults({ input }: PageResultsProps) {
  const [initial] = useState(() => readFirstPlace(input))
  return (
    <SearchRoot initial={initial}>
      <Results input={input} initial={initial} />
    </SearchRoot>
  )
}
