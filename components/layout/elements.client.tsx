'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** Brings the custom elements of pages to life. They are plain scripts: React does not own what they work on. */
export function Elements() {
  const path = usePathname()
  useEffect(() => {
    import('./elements').then(
      ({ defineElements }) => defineElements(),
      (error: unknown) => console.warn('The page could not be brought to life.', error),
    )
  }, [path])
  return null
}
