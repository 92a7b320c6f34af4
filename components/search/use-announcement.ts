import { useEffect } from 'react'
import type { Answer } from './answer'

/** Debounce in milliseconds, so results aren't announced after every keystroke. */
const QUIET = 500

function describe({ state, query, response, isComplete }: Answer): string | undefined {
  if (state === 'idle') return ''
  // Errors are announced by their alert.
  if (!isComplete || response === undefined) return undefined
  if (response.nbHits === 0) return `No results for ${query.trim()}`
  return response.nbHits === 1 ? '1 page found' : `${response.nbHits} pages found`
}

/** Announces the number of results politely, once it's final. */
export function useAnnouncement(answer: Answer, status: HTMLElement | null): void {
  const text = describe(answer)
  useEffect(() => {
    if (text === undefined || status === null) return
    const timer = window.setTimeout(() => status.replaceChildren(text), QUIET)
    return () => window.clearTimeout(timer)
  }, [text, status])
}
