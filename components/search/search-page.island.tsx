'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { readSearchAddress, searchPath } from '@/lib/search/address'
import { MAX_QUERY } from '@/lib/search/query'
import { withBase } from '@/lib/kit/urls'
import { Outline } from '../ui/outline'
import { writeField } from './field'

export type PageResultsProps = { input: HTMLInputElement }

/** The search page: a field from the start, and results once their code has loaded. The server renders only the field. */
export function SearchPage({ Results }: { Results?: ComponentType<PageResultsProps> }) {
  // The element itself, because `Results` adds listeners to it.
  const [input, setInput] = useState<HTMLInputElement | null>(null)

  useEffect(() => {
    if (input === null) return
    // Text typed before hydration takes precedence over the URL.
    if (input.value === '') writeField(input, readSearchAddress(window.location.search).query)
    if (input.value === '') input.focus({ preventScroll: true })
  }, [input])

  return (
    <div>
      <form
        role="search"
        action={withBase(searchPath)}
        className="mt-5 flex items-center gap-3 rounded-lg border border-line-strong bg-surface pr-2 pl-4 focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-focus has-[button:focus-visible]:outline-none no-js:hidden"
        onSubmit={(event) => event.preventDefault()}
      >
        <Outline
          className="flex-none text-muted"
          path="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm4.8 11.3L20 20"
        />
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
        <button type="submit" className="button flex-none py-2">
          Search
        </button>
      </form>
      {/* Filled by search-page.element.ts until React has loaded. */}
      <div
        data-slot="search-page-loader"
        className="loader"
        tabIndex={-1}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      {Results === undefined || input === null ? null : <Results input={input} />}
    </div>
  )
}
