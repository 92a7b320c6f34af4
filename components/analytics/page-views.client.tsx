'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { mayMeasure } from '@/lib/search/settings'
import { toPageView } from '@/lib/analytics/view'
import { withBase } from '@/lib/urls'
import { whenIdle } from '../navigation/prefetch'

/** The page that was counted last: React may call an effect twice. */
let counted: string | undefined

function countView(path: string): void {
  if (counted === path || !mayMeasure()) return
  const { origin } = window.location
  const referrer = counted === undefined ? document.referrer : origin + withBase(counted)
  counted = path
  whenIdle(() => {
    const view = toPageView(origin + withBase(path), document.title, referrer)
    import('./send-view').then(
      ({ sendView }) => sendView(view),
      // Counting must never be in the way.
      () => undefined,
    )
  })
}

/** Tells of each page that is shown, the first one included, once the browser has nothing better to do. */
export function PageViews() {
  const path = usePathname()
  useEffect(() => countView(path), [path])
  return null
}
