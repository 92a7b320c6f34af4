import * as NavigationMenu from '@radix-ui/react-navigation-menu'
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { mountIsland } from '../islands/mount-island'
import { readSiteMenus, type SiteMenus } from './site-menus-read'

/** Milliseconds of hovering before a panel opens. */
const HOVER_DELAY = 120
/** A click within this many milliseconds after hover opened a panel doesn't close it. */
const CLICK_GRACE = 500

/** The link in a panel that an arrow key, Home or End moves to. */
function findNextLink(panel: Element, key: string): HTMLElement | undefined {
  const links = [...panel.querySelectorAll<HTMLElement>('a')]
  const at = links.findIndex((link) => link === document.activeElement)
  if (key === 'Home') return links[0]
  if (key === 'End') return links.at(-1)
  if (key === 'ArrowDown' || key === 'ArrowRight') return links[Math.min(at + 1, links.length - 1)]
  if (key === 'ArrowUp' || key === 'ArrowLeft') return links[Math.max(at - 1, 0)]
  return undefined
}

function SiteMenuBar({ className, listClass, entries, state }: SiteMenus) {
  const root = useRef<HTMLElement>(null)
  const openedAt = useRef(0)
  const [value, setValue] = useState(state.open)
  const open = (next: string) => {
    if (next !== '') openedAt.current = performance.now()
    setValue(next)
  }

  // Restore the focus from before the menus were replaced.
  useLayoutEffect(() => {
    if (state.focus === undefined) return
    const item = root.current?.querySelector('ul')?.children[state.focus.entry]
    const inPanel = item?.querySelectorAll<HTMLElement>('.menu-panel a')[state.focus.link]
    ;(inPanel ?? item?.querySelector<HTMLElement>('button, a'))?.focus({ preventScroll: true })
  }, [state])

  // The visitor was already hovering when this mounted.
  useEffect(() => {
    const { hovered } = state
    if (hovered === undefined || state.open !== '') return
    const timer = setTimeout(() => {
      const names = [...(root.current?.querySelectorAll('button') ?? [])]
      if (names.some((name) => name.textContent === hovered && name.matches(':hover'))) open(hovered)
    }, HOVER_DELAY)
    return () => clearTimeout(timer)
  }, [state])

  const handleTriggerClick = (event: MouseEvent, name: string) => {
    const isFromPointer = event.detail > 0
    if (isFromPointer && value === name && event.timeStamp - openedAt.current < CLICK_GRACE) event.preventDefault()
  }
  const handlePanelClick = (event: MouseEvent) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey)
    // Deferred: the link has to stay in the page until its click is handled.
    if (isPlain && (event.target as Element).closest('a') !== null) setTimeout(() => setValue(''))
  }
  const handlePanelKey = (event: KeyboardEvent) => {
    const next = findNextLink(event.currentTarget, event.key)
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    next.focus()
  }

  return (
    <NavigationMenu.Root
      ref={root}
      className={className}
      value={value}
      onValueChange={open}
      delayDuration={HOVER_DELAY}
    >
      <NavigationMenu.List className={listClass}>
        {entries.map((entry) =>
          entry.panel === undefined ? (
            <NavigationMenu.Item key={entry.name}>
              <NavigationMenu.Link href={entry.href} className={entry.className}>
                {entry.name}
              </NavigationMenu.Link>
            </NavigationMenu.Item>
          ) : (
            <NavigationMenu.Item key={entry.name} value={entry.name} className={entry.className}>
              <NavigationMenu.Trigger
                className={entry.trigger}
                onClick={(event) => handleTriggerClick(event, entry.name)}
              >
                {entry.name}
              </NavigationMenu.Trigger>
              <NavigationMenu.Content
                className={entry.panel.className}
                role="group"
                onClick={handlePanelClick}
                onKeyDown={handlePanelKey}
                // Moving focus within the header doesn't close the panel or remove it from the tab order.
                onFocusOutside={(event) => {
                  if (root.current?.contains(event.target as Node)) event.preventDefault()
                }}
                dangerouslySetInnerHTML={{ __html: entry.panel.html }}
              />
            </NavigationMenu.Item>
          ),
        )}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  )
}

/** Replaces the page's menus with ones that open on hover, in the same state. If they crash, the originals stay. */
export function mountSiteMenus(nav: HTMLElement): void {
  const menus = readSiteMenus(nav)
  const place = document.createElement('div')
  place.className = 'contents'
  nav.after(place)
  const root = flushSync(() => mountIsland(place, <SiteMenuBar {...menus} />))
  if (place.querySelector('nav') !== null) nav.remove()
  else {
    root.unmount()
    place.remove()
  }
}
