'use client'

import { usePathname } from 'next/navigation'
import { use, useLayoutEffect, useRef, type RefObject } from 'react'
import { withBase } from '@/lib/kit/urls'
import { loadInFull } from './full-load'
import { recallHtml } from './html-slot-store'
import { findSlot, isFromPage } from './page-slots'

interface OutletProps {
  slot: string
  as?: 'div' | 'nav' | 'footer'
  className?: string
  label?: string
  html?: string
}

/** One for each slot, because React asks again until it is there. */
const waiting = new Map<string, Promise<string>>()

/** The navigation loads a page before it shows it; this is for one that was forgotten since, or has changed. */
function waitForSlot(slot: string, path: string): Promise<string> {
  const known = waiting.get(slot)
  if (known !== undefined) return known
  const address = withBase(path)
  const promise = import('./page-load')
    .then(({ loadPage }) => loadPage(address))
    .then(() => {
      const html = findSlot(slot)
      if (html === undefined) throw new Error(`Received the wrong content for ${address}.`)
      return html
    })
    .catch((error: unknown) => {
      waiting.delete(slot)
      if (!loadInFull(address, error)) throw error
      // The old page stays until the browser has the new one.
      return new Promise<string>(() => undefined)
    })
  waiting.set(slot, promise)
  return promise
}

function findHtml(slot: string): string | undefined {
  return typeof window === 'undefined' ? recallHtml(slot) : findSlot(slot)
}

/** Scripts in HTML that is put in later do not run by themselves. Those with a type are data. */
function runScripts(container: Element): void {
  for (const script of container.querySelectorAll('script:not([type])')) {
    const copy = document.createElement('script')
    copy.textContent = script.textContent
    script.replaceWith(copy)
  }
}

interface PlaceProps extends Omit<OutletProps, 'slot' | 'html'> {
  slot: string
  content: string
}

function Place({ slot, content, as: Tag = 'div', className, label }: PlaceProps) {
  const place = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (place.current !== null && !isFromPage(place.current)) runScripts(place.current)
  }, [content])
  return (
    <Tag
      ref={place as RefObject<HTMLDivElement | null>}
      data-slot={slot}
      className={className}
      aria-label={label}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: content }}
    />
  )
}

/**
 * The place of ready HTML. On the page that the browser loaded it is already there, and React leaves it as it is.
 * What waits has no state of its own: React 19.3 loses count of hooks that follow a wait (its error 467).
 */
export function HtmlSlotOutlet({ slot, html, ...rest }: OutletProps) {
  const path = usePathname()
  const content = html ?? findHtml(slot) ?? use(waitForSlot(slot, path))
  return <Place slot={slot} content={content} {...rest} />
}
