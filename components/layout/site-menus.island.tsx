import * as NavigationMenu from '@radix-ui/react-navigation-menu'
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { mountIsland } from '../islands/mount-island'

/** A menu or link in the header, read from the HTML. */
export type SiteMenuEntry =
  | { name: string; className: string; trigger: string; panel: { className: string; html: string } }
  | { name: string; className: string; href: string; panel?: undefined }

/** Interaction state of the menus. */
export interface SiteMenuState {
  /** Name of the open menu, or an empty string. */
  open: string
  /** Name of the menu whose button is hovered. */
  hovered: string | undefined
  /** Indexes of the focused entry and of the link in its panel (-1 if none). */
  focus: { entry: number; link: number } | undefined
}

export interface SiteMenus {
  className: string
  listClass: string
  entries: SiteMenuEntry[]
  state: SiteMenuState
}

/** Reads the menus from the page's HTML, so their content and classes aren't also shipped as JavaScript. */
export function readSiteMenus(nav: HTMLElement): SiteMenus {
  const state: SiteMenuState = { open: '', hovered: undefined, focus: undefined }
  const list = nav.querySelector('site-menus > ul')
  const items = [...(list?.children ?? [])]
  const focused = document.activeElement
  const entries = items.map((item, entry): SiteMenuEntry => {
    const details = item.querySelector('details')
    const head = item.querySelector<HTMLElement>('summary, a')
    const panel = item.querySelector('.menu-panel')
    const name = head?.textContent ?? ''
    const headClass = head?.className ?? ''
    if (details?.open) state.open = name
    if (details && head?.matches(':hover')) state.hovered = name
    if (item.contains(focused)) {
      const links: (Element | null)[] = [...item.querySelectorAll('.menu-panel a')]
      state.focus = { entry, link: links.indexOf(focused) }
    }
    if (panel === null) return { name, className: headClass, href: head?.getAttribute('href') ?? '' }
    return {
      name,
      className: item.className,
      trigger: headClass,
      panel: { className: panel.className, html: panel.innerHTML },
    }
  })
  return { className: nav.className, listClass: list?.className ?? '', entries, state }
}

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
