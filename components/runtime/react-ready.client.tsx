'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { offerReactParts } from './react-parts'
import { runtimeReady, runtimeShown } from './runtime-plan'

/** Tells the scripts of the page that React has taken over, what it can draw, and when it shows another page. */
export function ReactReady() {
  const path = usePathname()
  const shown = useRef<string>(null)
  useEffect(() => {
    if (shown.current === path) return
    const isFirst = shown.current === null
    shown.current = path
    if (isFirst) offerReactParts({ search: () => import('../search/dialog.client') })
    // An export has them as scripts of their own, which are there before React is.
    if (isFirst && process.env.NODE_ENV === 'development') void import('./page-scripts')
    document.dispatchEvent(new Event(isFirst ? runtimeReady : runtimeShown))
  }, [path])
  return null
}
