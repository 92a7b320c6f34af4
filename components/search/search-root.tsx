import type { ReactNode } from 'react'
import { Configure, InstantSearch, type InstantSearchProps } from 'react-instantsearch'
import type { SearchPlace } from '@/lib/search/address'
import { closeMark, openMark } from '@/lib/search/contract'
import { HITS, indexName, siteClient, STALLED } from './site-client'

// InstantSearch's type only covers Algolia's client.
const searchClient = siteClient as unknown as InstantSearchProps['searchClient']

/** Converts a place to InstantSearch's UI state. */
export function toUiState({ query, area, page }: SearchPlace) {
  return { query, page: page ?? 1, ...(area === undefined ? {} : { menu: { area } }) }
}

/** Provides InstantSearch with the site's search client. */
export function SearchRoot({ initial, children }: { initial: SearchPlace; children: ReactNode }) {
  return (
    <InstantSearch
      indexName={indexName}
      searchClient={searchClient}
      stalledSearchDelay={STALLED}
      initialUiState={{ [indexName]: toUiState(initial) }}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <Configure hitsPerPage={HITS} highlightPreTag={openMark} highlightPostTag={closeMark} />
      {children}
    </InstantSearch>
  )
}
