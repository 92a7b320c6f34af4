'use client'

import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { readSearchAddress, searchPath } from '@/lib/search/address'
import { MAX_QUERY } from '@/lib/search/query'
import { withBase } from '@/lib/urls'
import { Outline } from '../ui/outline'
import { writeField } from './field'
import type { PageResultsProps } from './page-results'

type Load = 'waiting' | 'failed' | ComponentType<PageResultsProps>

/** The page of all results: a field that is there at once, and what answers it, which comes on its own. */
export function SearchPage() {
  // The element itself, because what answers it works on it.
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const [load, setLoad] = useState<Load>('waiting')

  const fetchResults = useCallback(() => {
    import('./page-results').then(
      // A component is a function, which React would call.
      ({ PageResults }) => setLoad(() => PageResults),
      (error: unknown) => {
        console.warn('The results could not be loaded.', error)
        setLoad('failed')
      },
    )
  }, [])

  useEffect(() => {
    if (input === null) return
    // What was typed before this ran is newer than the address.
    if (input.value === '') writeField(input, readSearchAddress(window.location.search).query)
    if (input.value === '') input.focus({ preventScroll: true })
    fetchResults()
  }, [input, fetchResults])

  const Results = typeof load === 'string' ? undefined : load
  return (
    <div className="search-page-results">
      <form
        role="search"
        action={withBase(searchPath)}
        className="search-page-form"
        onSubmit={(event) => event.preventDefault()}
      >
        <Outline>
          <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm4.8 11.3L20 20" />
        </Outline>
        <input
          ref={setInput}
          type="text"
          name="q"
          className="search-input"
          aria-label="Search"
          placeholder="Search the site"
          maxLength={MAX_QUERY}
          dir="auto"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <button type="submit" className="button">
          Search
        </button>
      </form>
      {load === 'failed' ? (
        <div className="search-message" role="alert">
          <p className="search-message-title">Unable to fetch results</p>
          <p>You might want to check your network connection.</p>
          <button
            type="button"
            className="button"
            onClick={() => {
              setLoad('waiting')
              input?.focus()
              fetchResults()
            }}
          >
            Retry
          </button>
        </div>
      ) : null}
      {load === 'waiting' ? <div className="search-waiting" /> : null}
      {Results === undefined || input === null ? null : <Results input={input} />}
    </div>
  )
}
