'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Draws the page anew when "npm run dev" has compiled a change. Not part of an export. */
export function ChangeFeed({ source }: { source: string }) {
  const router = useRouter()
  useEffect(() => {
    const feed = new EventSource(source)
    feed.addEventListener('message', () => router.refresh())
    return () => feed.close()
  }, [router, source])
  return null
}
