'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** What has changed. `scripts` requires a full page reload. */
export interface Change {
  type: 'content' | 'scripts'
  /** If nothing but text has changed: its HTML, by address. */
  patches?: Record<string, string> | undefined
}

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
    events.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const { type, patches } = JSON.parse(data) as Change
      const text = document.querySelector('.docs-body')
      const html = patches?.[page]
      if (type === 'scripts') window.location.reload()
      else if (text === null || html === undefined) router.refresh()
      else text.innerHTML = html
    })
    return () => events.close()
  }, [router, feed, page])
  return null
}
