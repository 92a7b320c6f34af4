'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

interface DevClientProps {
  /** Address of the events that tell of changes. */
  feed: string
  /** Address of the page's scripts. */
  script: string
}

/** Live reload under "npm run dev", and the page's own scripts once Next has hydrated. Not part of an export. */
export function DevClient({ feed, script }: DevClientProps) {
  const router = useRouter()
  useEffect(() => {
    void import(/* turbopackIgnore: true */ script)
  }, [script])
  useEffect(() => {
    const events = new EventSource(feed)
    events.addEventListener('message', ({ data }) => {
      if (data === 'scripts') window.location.reload()
      else router.refresh()
    })
    return () => events.close()
  }, [router, feed])
  return null
}
