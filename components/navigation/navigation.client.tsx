'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { wantPage } from '../ui/full-load'
import type { LinkFollower } from './link-follower'

/** Fetches what follows links. React starts once somebody is here; a click that is faster is a full load. */
export function Navigation() {
  const router = useRouter()
  const path = usePathname()
  const follower = useRef<LinkFollower>(null)
  const shown = useRef(path)

  useLayoutEffect(() => {
    if (shown.current === path) return
    shown.current = path
    follower.current?.show(path)
  }, [path])

  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    import('./link-follower').then(
      ({ LinkFollower: Follower }) => {
        if (!signal.aborted) follower.current = new Follower(router, shown.current)
      },
      // Every link is a full load then.
      () => undefined,
    )
    // Also for entries that an earlier load of this window has made.
    window.addEventListener('popstate', () => wantPage(window.location.href), { signal })
    return () => {
      ending.abort()
      follower.current?.stop()
    }
  }, [router])

  return null
}
