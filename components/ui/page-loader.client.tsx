'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Spinner } from './spinner'

/** Milliseconds before the spinner shows: what is there sooner does not flash one. */
const SPINNER_DELAY = 200

type State<T> =
  { status: 'waiting' | 'loading' } | { status: 'failed'; message: string } | { status: 'loaded'; part: T }

interface PageLoaderProps<T> {
  /** Loads the part, anew each time it is called. Must stay the same function: a new one loads again. */
  load: () => Promise<T>
  children: (part: T) => ReactNode
}

/** Shows a part of a page once it is loaded: until then a spinner, or why it failed and a way to try again. */
export function PageLoader<T>({ load, children }: PageLoaderProps<T>) {
  const [state, setState] = useState<State<T>>({ status: 'waiting' })
  const [attempt, setAttempt] = useState(0)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isCurrent = true
    const settle = (next: State<T>) => {
      window.clearTimeout(timer)
      if (isCurrent) setState(next)
    }
    const timer = window.setTimeout(() => settle({ status: 'loading' }), SPINNER_DELAY)
    load().then(
      (part) => settle({ status: 'loaded', part }),
      (error: unknown) => settle({ status: 'failed', message: error instanceof Error ? error.message : String(error) }),
    )
    return () => {
      isCurrent = false
      window.clearTimeout(timer)
    }
  }, [load, attempt])

  const retry = () => {
    // The button goes away: without this the focus would start at the top of the page again.
    frame.current?.focus()
    setState({ status: 'waiting' })
    setAttempt((count) => count + 1)
  }

  return (
    <div ref={frame} tabIndex={-1} className="loader">
      {state.status === 'loaded' ? children(state.part) : null}
      {state.status === 'failed' ? (
        <div role="alert" className="loader-failed">
          <p>{state.message}</p>
          <button type="button" className="button" onClick={retry}>
            Retry
          </button>
        </div>
      ) : null}
      <div role="status" className="loader-status">
        {state.status === 'loading' ? (
          <>
            <Spinner />
            <span className="visually-hidden">Loading</span>
          </>
        ) : null}
      </div>
    </div>
  )
}
