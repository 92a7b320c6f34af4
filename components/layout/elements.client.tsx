'use client'

import { useEffect } from 'react'

/** Brings the custom elements of pages to life. They are plain scripts: React does not own what they work on. */
export function Elements() {
  useEffect(() => {
    void import('./elements')
  }, [])
  return null
}
