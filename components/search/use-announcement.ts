import { useEffect, useRef } from 'react'
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

export function announce(status: HTMLElement, text: string, className: string): void {
  status.className = className
  status.replaceChildren(text)
}

/** Announces the number of results politely, once it's final. @returns cancels an announcement that's due */
export function useAnnouncement(answer: Answer, status: HTMLElement | null): () => void {
  const text = describe(answer)
  const timer = useRef<number>(undefined)
  useEffect(() => {
    if (text === undefined || status === null) return
    timer.current = window.setTimeout(() => announce(status, text, 'sr-only'), QUIET)
    return () => window.clearTimeout(timer.current)
  }, [text, status])
  return () => window.clearTimeout(timer.current)
}
