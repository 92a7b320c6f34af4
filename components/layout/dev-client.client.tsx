'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'

interface DevClientProps {
  /** URL of the change event stream. */
  feed: string
  /** URL of the page's scripts. */
  script: string
}

/** Live reload for `npm run dev`. Loads the page's own scripts after Next has hydrated. Not part of the export. */
export function DevClient({ feed, script }: DevClientProps) {
  const router = useRouter()
  const page = usePathname()
  useEffect(() => {
    void import(/* turbopackIgnore: true */ script)
  }, [script])
  useEffect(() => {
    const events = new EventSource(`${feed}?page=${encodeURIComponent(page)}`)
    events.addEventListener('message', ({ data }) => {
      if (data === 'scripts') window.location.reload()
      else router.refresh()
    })
    return () => events.close()
  }, [router, feed, page])
  return null
}
