import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react'
import { useMenu, usePagination } from 'react-instantsearch'
import { toSearchAddress, type SearchPlace } from '@/lib/search/address'
import { getAreaLabel } from '@/lib/search/areas'
import { searchAreas } from '@/lib/search/types'
import { withBase } from '@/lib/kit/urls'
import { mountIsland } from '../islands/mount-island'
import { ErrorScreen, NoResults, ProviderNote, Skeleton } from './messages'
import { ResultList } from './result-list'
import { SearchPage, type PageResultsProps } from './search-page.island'
import { SearchRoot } from './search-root'
import { useAnnouncement } from './use-announcement'
import { usePageAnswer } from './use-page-answer'
import { readFirstPlace, useSearchAddress } from './use-search-address'

/** Areas with results and their number of pages, as links, so a filtered view has its own URL. */
function AreaFacets(props: { items: readonly { value: string; count: number }[]; place: SearchPlace }) {
  const { items, place } = props
  const { query, area } = place
  const counts = new Map(items.map(({ value, count }) => [value, count]))
  const found = searchAreas.filter((name) => counts.has(name))
  // Always list the selected area, even without results, so it can be deselected.
  const shown = area === undefined || counts.has(area) ? found : [...found, area]
  const total = items.reduce((sum, { count }) => sum + count, 0)
  const areas = shown.length === 0 ? [] : [undefined, ...shown]
  return (
    <nav className="mt-5 flex min-h-9 flex-wrap gap-[0.4rem]" aria-label="Areas">
      {areas.map((name) => (
        <a
          key={name ?? 'all'}
          href={withBase(toSearchAddress({ query, area: name }))}
          aria-current={name === area ? 'true' : undefined}
          className="flex min-h-9 items-center gap-[0.4rem] rounded-md border border-line px-[0.8rem] text-sm text-muted no-underline hover:border-line-strong hover:text-ink current:border-link current:bg-link-soft current:font-semibold current:text-link"
        >
          {name === undefined ? 'All' : getAreaLabel(name)}{' '}
          <span data-slot="search-facet-count" className="text-xs [font-variant-numeric:tabular-nums]">
            {name === undefined ? total : (counts.get(name) ?? 0)}
          </span>
        </a>
      ))}
    </nav>
  )
}

/** Number of page links on each side of the current page. */
const AROUND = 2

function PageLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a
      {...props}
      className="grid min-h-10 min-w-10 place-items-center rounded-md border border-line px-[0.7rem] text-ink no-underline [font-variant-numeric:tabular-nums] hover:border-line-strong current:border-link current:bg-link-soft current:font-semibold current:text-link"
    >
      {children}
    </a>
  )
}

function Paging({ place, pages }: { place: SearchPlace; pages: number }) {
  const { page: current = 1 } = place
  if (pages < 2) return null
  const toHref = (page: number) => withBase(toSearchAddress({ ...place, page }))
  const named = Array.from({ length: pages }, (_, i) => i + 1).filter(
    (page) => page === 1 || page === pages || Math.abs(page - current) <= AROUND,
  )
  return (
    <nav className="mt-8 flex flex-wrap items-center gap-[0.4rem] text-sm" aria-label="Pages of results">
      {current > 1 ? (
        <PageLink href={toHref(current - 1)} rel="prev">
          Previous
        </PageLink>
      ) : null}
      <ol className="contents">
        {named.map((page, i) => (
          <li key={page} className="data-gap:ml-3" data-gap={page - (named[i - 1] ?? page - 1) > 1 || undefined}>
            <PageLink
              href={toHref(page)}
              aria-label={`Page ${page}`}
              aria-current={page === current ? 'page' : undefined}
            >
              {page}
            </PageLink>
          </li>
        ))}
      </ol>
      {current < pages ? (
        <PageLink href={toHref(current + 1)} rel="next">
          Next
        </PageLink>
      ) : null}
    </nav>
  )
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

function PageResults({ input }: PageResultsProps) {
  const [initial] = useState(() => readFirstPlace(input))
  return (
    <SearchRoot initial={initial}>
      <Results input={input} initial={initial} />
    </SearchRoot>
  )
}

/** Hydrates the server-rendered search page. */
export function mountSearchPage(place: Element): void {
  mountIsland(place, <SearchPage Results={PageResults} />)
}
