import { useEffect, useState } from 'react'
import { toSearchAddress } from '@/lib/search/address'
import { toTrail } from '@/lib/search/areas'
import { getSearchClient } from '@/lib/search/client'
import type { SearchHit } from '@/lib/search/contract'
import { site } from '@/lib/kit/site'
import { withBase } from '@/lib/kit/urls'

/** Placeholder rows for slow responses. */
export function Skeleton() {
  return (
    <div className="search-skeleton" aria-hidden="true">
      {[72, 54, 63, 48].map((width) => (
        <div key={width}>
          <span style={{ width: `${width / 2}%` }} />
          <span style={{ width: `${width}%` }} />
        </div>
      ))}
    </div>
  )
}

export function ErrorScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="search-message" role="alert">
      <p className="search-message-title">Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <button type="button" className="button" onClick={onRetry}>
        Retry
      </button>
    </div>
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
  nearest?: readonly SearchHit[] | undefined
  /** Searches for a suggestion in place. Without it, suggestions link to the search page. */
  onSuggestion?: (query: string) => void
}

function Suggestion({ title, onSuggestion }: { title: string; onSuggestion: NoResultsProps['onSuggestion'] }) {
  if (onSuggestion === undefined) return <a href={withBase(toSearchAddress({ query: title }))}>{title}</a>
  return (
    <button type="button" onClick={() => onSuggestion(title)}>
      {title}
    </button>
  )
}

export function NoResults({ query, nearest = [], onSuggestion }: NoResultsProps) {
  const suggestions = useSuggestions(query)
  return (
    <div className="search-message">
      <p className="search-message-title">
        No results for &quot;<bdi>{query.trim()}</bdi>&quot;
      </p>
      {nearest.length === 0 ? null : (
        <>
          <p id="search-nearest">These pages come closest</p>
          <ul className="search-nearest" aria-labelledby="search-nearest">
            {nearest.map(({ url, title, area, breadcrumbs }) => (
              <li key={url}>
                <a href={withBase(url)}>{title}</a> <span>{toTrail(area, breadcrumbs)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {suggestions.length === 0 ? null : (
        <>
          <p id="search-suggestions">Try searching for</p>
          <ul className="search-suggestions" aria-labelledby="search-suggestions">
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
        <a href={toIssueAddress(query)} target="_blank" rel="noopener">
          Let us know.
        </a>
      </p>
    </div>
  )
}
