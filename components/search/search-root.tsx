import type { ReactNode } from 'react'
import { Configure, InstantSearch, type InstantSearchProps } from 'react-instantsearch'
import type { SearchPlace } from '@/lib/search/address'
import { getSearchClient } from '@/lib/search/client'
import { withContext } from '@/lib/search/context'
import { closeMark, openMark } from '@/lib/search/contract'
import { readSearchContext } from './reader-place'

/** Index name for InstantSearch. Hosted providers replace it with their own. */
const indexName = 'pages'

/** Milliseconds before a search counts as stalled. */
export const STALLED = 300

// InstantSearch's type only covers Algolia's client.
const searchClient = withContext(getSearchClient(), readSearchContext) as unknown as InstantSearchProps['searchClient']

/** Converts a place to InstantSearch's UI state. */
export function toUiState({ query, area, page }: SearchPlace) {
  return { query, page: page ?? 1, ...(area === undefined ? {} : { menu: { area } }) }
}

interface SearchRootProps {
  hitsPerPage: number
  /** The first search. */
  initial: SearchPlace
  children: ReactNode
}

/** Provides InstantSearch with the site's search client. */
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
