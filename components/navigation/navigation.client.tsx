'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { wantPage } from '../ui/full-load'
import type { LinkFollower } from './link-follower'

/** Events that tell that somebody is here: until then links need nothing but the browser. */
const intents = ['pointerover', 'focusin', 'touchstart', 'keydown', 'scroll'] as const

/** Fetches what follows links when somebody comes near one. A click that is faster is a full load, as without it. */
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
    let isAsked = false
    const ask = (event: Event) => {
      if (isAsked) return
      isAsked = true
      import('./link-follower').then(
        ({ LinkFollower: Follower }) => {
          if (signal.aborted) return
          follower.current = new Follower(router, shown.current)
          follower.current.handleIntent(event)
        },
        // Every link is a full load then.
        () => undefined,
      )
    }
    for (const intent of intents) document.addEventListener(intent, ask, { signal, passive: true })
    // Also for entries that an earlier load of this window has made.
    window.addEventListener('popstate', () => wantPage(window.location.href), { signal })
    return () => {
      ending.abort()
      follower.current?.stop()
    }
  }, [router])

  return null
}
