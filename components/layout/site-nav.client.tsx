'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { pageChange } from './page-change'
import { watchIntent } from './site-nav-intent'

/** The menus as they stand in the page, until somebody comes near them: then those that open on hover. */
export function SiteNav({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const [menus, setMenus] = useState<ReactNode>()
  const pathname = usePathname()

  useEffect(() => (frame.current === null ? undefined : watchIntent(frame.current, setMenus)), [])
  const shownOn = useRef(pathname)
  useEffect(() => {
    // The first page is no change: what somebody opened before the script was here stays open.
    if (shownOn.current === pathname) return
    shownOn.current = pathname
    document.dispatchEvent(new CustomEvent(pageChange))
  }, [pathname])

  return (
    <div ref={frame} className="contents">
      {menus ?? children}
    </div>
  )
}
