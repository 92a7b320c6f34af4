import { useEffect, useState, type ReactNode } from 'react'
import { toSearchAddress } from '@/lib/search/address'
import { toTrail } from '@/lib/search/areas'
import { getSearchClient } from '@/lib/search/client'
import type { SearchResponse } from '@/lib/search/contract'
import { site } from '@/lib/kit/site'
import { withBase } from '@/lib/kit/urls'

/** Placeholder rows for slow responses. */
export function Skeleton() {
  return (
    <div data-slot="search-skeleton" className="px-[1.1rem] py-4 in-[search-page]:px-0" aria-hidden="true">
      {[72, 54, 63, 48].map((row) => (
        <div key={row} className="grid gap-[0.55rem] py-[0.85rem]">
          {[row / 2, row].map((width) => (
            <span
              key={width}
              className="block h-[0.7rem] rounded-sm bg-sunken [box-shadow:inset_0_0_0_1px_var(--line)]"
              style={{ width: `${width}%` }}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface MessageProps {
  title: ReactNode
  role?: 'alert'
  children: ReactNode
}

/** What's shown in place of results. */
function Message({ title, role, children }: MessageProps) {
  return (
    <div
      role={role}
      className="flex flex-1 flex-col items-center justify-center gap-[0.6rem] overflow-y-auto px-6 py-8 text-center text-sm text-muted in-[search-page]:min-h-72 max-sm:justify-start max-sm:pt-12"
    >
      <p className="max-h-24 max-w-full overflow-hidden text-lg leading-[1.35] font-[650] wrap-anywhere text-ink">
        {title}
      </p>
      {children}
    </div>
  )
}

export function ErrorScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <Message title="Unable to fetch results" role="alert">
      <p>You might want to check your network connection.</p>
      <button type="button" className="button" onClick={onRetry}>
        Retry
      </button>
    </Message>
  )
}

/** URL for a new issue in the repository, with the query in the title. */
function toIssueAddress(query: string): string {
  const title = `No search results for "${query.trim()}"`
  const body = 'What I expected to find:\n\n'
  return `${site.links.repository}/issues/new?${new URLSearchParams({ title, body })}`
}

/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 3

function useSuggestions(query: string): readonly string[] {
  const [found, setFound] = useState<{ query: string; titles: readonly string[] }>()
  useEffect(() => {
    let isActive = true
    getSearchClient()
      .suggest(query, MAX_SUGGESTIONS)
      .then(
        (titles) => {
          if (isActive) setFound({ query, titles })
        },
        // Suggestions are optional, so errors are ignored.
        () => undefined,
      )
    return () => {
      isActive = false
    }
  }, [query])
  return found?.query === query ? found.titles : []
}

interface NoResultsProps {
  query: string
  /** The pages that come closest. */
  nearest: SearchResponse['nearest']
  /** Searches for a suggestion in place. Without it, suggestions link to the search page. */
  onSuggestion?: (query: string) => void
}

function Suggestion({ title, onSuggestion }: { title: string; onSuggestion: NoResultsProps['onSuggestion'] }) {
  const className =
    'block rounded-md border border-line-strong bg-transparent px-[0.8rem] py-[0.35rem] text-ink no-underline hover:border-link hover:text-link'
  if (onSuggestion === undefined)
    return (
      <a href={withBase(toSearchAddress({ query: title }))} className={className}>
        {title}
      </a>
    )
  return (
    <button type="button" className={className} onClick={() => onSuggestion(title)}>
      {title}
    </button>
  )
}

export function NoResults({ query, nearest = [], onSuggestion }: NoResultsProps) {
  const suggestions = useSuggestions(query)
  return (
    <Message
      title={
        <>
          No results for &quot;<bdi>{query.trim()}</bdi>&quot;
        </>
      }
    >
      {nearest.length === 0 ? null : (
        <>
          <p id="search-nearest">These pages come closest</p>
          <ul className="grid gap-[0.4rem]" aria-labelledby="search-nearest">
            {nearest.map(({ path, title, area, breadcrumbs }) => (
              <li key={path}>
                <a href={withBase(path)} className="font-semibold">
                  {title}
                </a>{' '}
                <span className="block text-xs">{toTrail(area, breadcrumbs)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {suggestions.length === 0 ? null : (
        <>
          <p id="search-suggestions">Try searching for</p>
          <ul
            data-slot="search-suggestions"
            className="flex flex-wrap justify-center gap-2"
            aria-labelledby="search-suggestions"
          >
            {suggestions.map((title) => (
              <li key={title}>
                <Suggestion title={title} onSuggestion={onSuggestion} />
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        Believe this query should return results?{' '}
        <a href={toIssueAddress(query)} target="_blank" rel="noopener" className="underline underline-offset-[0.2em]">
          Let us know.
        </a>
      </p>
    </Message>
  )
}
