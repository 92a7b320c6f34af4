'use client'

import { useState } from 'react'
import { recallHtml } from './html-slot-store'

interface OutletProps {
  slot: string
  as?: 'div' | 'nav'
  className?: string
  label?: string
  html?: string
}

function findHtml(slot: string): string {
  if (typeof window === 'undefined') return recallHtml(slot)
  return document.querySelector(`[data-slot="${slot}"]`)?.innerHTML ?? ''
}

/** The place of ready HTML. In the browser it is already there, and React leaves it as it is. */
export function HtmlSlotOutlet({ slot, as: Tag = 'div', className, label, html }: OutletProps) {
  const [found] = useState(() => html ?? findHtml(slot))
  return (
    <Tag
      data-slot={slot}
      className={className}
      aria-label={label}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html ?? found }}
    />
  )
}
