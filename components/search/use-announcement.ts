import { useEffect } from 'react'
import type { Answer } from './use-answer'

/** Milliseconds without a change after which the outcome is said: nobody wants to hear every key. */
const QUIET = 500

function describe({ state, query, response, isComplete }: Answer): string | undefined {
  if (state === 'idle') return ''
  // An error is an alert already.
  if (!isComplete || response === undefined) return undefined
  if (response.nbHits === 0) return `No results for ${query.trim()}`
  return response.nbHits === 1 ? '1 page found' : `${response.nbHits} pages found`
}

/** Says politely what was found, once it is settled. */
export function useAnnouncement(answer: Answer, status: HTMLElement | null): void {
  const text = describe(answer)
  useEffect(() => {
    if (text === undefined || status === null) return
    const timer = window.setTimeout(() => status.replaceChildren(text), QUIET)
    return () => window.clearTimeout(timer)
  }, [text, status])
}
