'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'

export interface PageUpdate {
  /** HTML of texts by address, to show right away. */
  patches: Record<string, string>
  /** Nothing else has changed, so pages needn't be rendered again. */
  isComplete: boolean
}

/** What has changed. `scripts` requires a full page reload. */
export type Change = { type: 'scripts' } | ({ type: 'content' } & Partial<PageUpdate>)

/** Live reload for `npm run dev`, from a stream of changes. Loads the page's own scripts after Next has hydrated. */
export function DevClient({ feed, script }: { feed: string; script: string }) {
  const router = useRouter()
  const page = usePathname()
  useEffect(() => {
    void import(/* turbopackIgnore: true */ script)
  }, [script])
  useEffect(() => {
    const events = new EventSource(`${feed}?page=${encodeURIComponent(page)}`)
    events.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const change = JSON.parse(data) as Change
      if (change.type === 'scripts') return window.location.reload()
      const text = document.querySelector('.docs-body')
      const html = change.patches?.[page]
      if (text !== null && html !== undefined) text.innerHTML = html
      if (text === null || html === undefined || change.isComplete !== true) router.refresh()
    })
    return () => events.close()
  }, [router, feed, page])
  return null
}
