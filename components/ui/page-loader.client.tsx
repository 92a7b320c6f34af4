'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { showLoader } from './loader'

interface PageLoaderProps<T> {
  /** Loads the part. Must stay the same function: a new one loads again. */
  load: () => Promise<T>
  children: (part: T) => ReactNode
}

/** The page loader for parts that React draws. */
export function PageLoader<T>({ load, children }: PageLoaderProps<T>) {
  const [loaded, setLoaded] = useState<{ part: T }>()
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isCurrent = true
    if (frame.current === null) return
    void showLoader(frame.current, load).then((part) => {
      if (isCurrent) setLoaded({ part })
    })
    return () => {
      isCurrent = false
    }
  }, [load])

  return (
    <>
      {loaded === undefined ? null : children(loaded.part)}
      <div ref={frame} tabIndex={-1} className="loader" />
    </>
  )
}
