import type { ReactNode } from 'react'
import { Configure, InstantSearch, type InstantSearchProps } from 'react-instantsearch'
import type { SearchPlace } from '@/lib/search/address'
import { getSearchClient } from '@/lib/search/client'
import { withContext } from '@/lib/search/context'
import { closeMark, openMark } from '@/lib/search/contract'
import { readPlace } from './reader-place'

/** The one name that every provider's index has here; a hosted provider puts its own in its place. */
const indexName = 'pages'

/** Milliseconds after which a search that has no answer yet counts as stalled. */
export const STALLED = 300

// Its own type knows only a hosted provider's client.
const searchClient = withContext(getSearchClient(), readPlace) as unknown as InstantSearchProps['searchClient']

/** A place as InstantSearch keeps it. */
export function toUiState({ query, area, page }: SearchPlace) {
  return { query, page: page ?? 1, ...(area === undefined ? {} : { menu: { area } }) }
}

interface SearchRootProps {
  hitsPerPage: number
  /** What is asked first. */
  initial: SearchPlace
  children: ReactNode
}

/** Everything below it asks the site's search client, and knows its state. */
export function SearchRoot({ hitsPerPage, initial, children }: SearchRootProps) {
  return (
    <InstantSearch
      indexName={indexName}
      searchClient={searchClient}
      stalledSearchDelay={STALLED}
      initialUiState={{ [indexName]: toUiState(initial) }}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <Configure hitsPerPage={hitsPerPage} highlightPreTag={openMark} highlightPostTag={closeMark} />
      {children}
    </InstantSearch>
  )
}
