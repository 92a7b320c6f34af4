import { useEffect, useState, type ReactNode } from 'react'
import { toSearchAddress } from '@/lib/search/address'
import { toTrail } from '@/lib/search/areas'
import { getSearchClient } from '@/lib/search/client'
import type { SearchResponse } from '@/lib/search/contract'
import { repository } from '@/lib/kit/options'
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

function Message({ title, role, children }: { title: ReactNode; role?: 'alert'; children: ReactNode }) {
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

function toIssueAddress(query: string): string {
  const title = `No search results for "${query.trim()}"`
  const body = 'What I expected to find:\n\n'
  return `${repository}/issues/new?${new URLSearchParams({ title, body })}`
}

const MAX_SUGGESTIONS = 3

function useSuggestions(query: string): readonly string[] {
  const [found, setFound] = useState<{ query: string; titles: readonly string[] }>()
  useEffect(() => {
    let isActive = true
    const show = (titles: readonly string[]) => isActive && setFound({ query, titles })
    // Suggestions are optional, so errors are ignored.
    getSearchClient()
      .suggest(query, MAX_SUGGESTIONS)
      .then(show, () => undefined)
    return () => {
      isActive = false
    }
  }, [query])
  return found?.query === query ? found.titles : []
}

interface NoResultsProps {
  query: string
  nearest: SearchResponse['nearest']
  /** Searches for a suggestion in place. Without it, suggestions link to the search page. */
  onSuggestion?: (query: string) => void
}

/** Pages or queries to try instead. */
function Offer(props: { id: string; label: string; className: string; children: ReactNode[] }) {
  const { id, label, className, children } = props
  if (children.length === 0) return null
  return (
    <>
      <p id={id}>{label}</p>
      <ul data-slot={id} className={className} aria-labelledby={id}>
        {children}
      </ul>
    </>
  )
}

const suggestionClass =
  'block rounded-md border border-line-strong bg-transparent px-[0.8rem] py-[0.35rem] text-ink no-underline hover:border-link hover:text-link'

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
      <Offer id="search-nearest" label="These pages come closest" className="grid gap-[0.4rem]">
        {nearest.map(({ path, title, area, breadcrumbs }) => (
          <li key={path}>
            <a href={withBase(path)} className="font-semibold">
              {title}
            </a>{' '}
            <span className="block text-xs">{toTrail(area, breadcrumbs)}</span>
          </li>
        ))}
      </Offer>
      <Offer id="search-suggestions" label="Try searching for" className="flex flex-wrap justify-center gap-2">
        {suggestions.map((title) => (
          <li key={title}>
            {onSuggestion === undefined ? (
              <a href={withBase(toSearchAddress({ query: title }))} className={suggestionClass}>
                {title}
              </a>
            ) : (
              <button type="button" className={suggestionClass} onClick={() => onSuggestion(title)}>
                {title}
              </button>
            )}
          </li>
        ))}
      </Offer>
      <p>
        Believe this query should return results?{' '}
        <a href={toIssueAddress(query)} target="_blank" rel="noopener" className="underline underline-offset-[0.2em]">
          Let us know.
        </a>
      </p>
    </Message>
  )
}

/** A note that results come from the embedded index because the hosted provider didn't respond. */
export function ProviderNote({ response }: { response: SearchResponse | undefined }) {
  if (response?.fallback !== true) return null
  return (
    <span className="text-xs text-muted">
      The search service isn’t responding. These results are from the site’s own index.
    </span>
  )
}
