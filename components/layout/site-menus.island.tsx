import * as NavigationMenu from '@radix-ui/react-navigation-menu'
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { mountIsland } from '../islands/mount-island'

/** Reads the menus and their state from the page, so their content and classes aren't also shipped as JavaScript. */
function readSiteMenus(nav: HTMLElement) {
  const list = nav.querySelector('site-menus > ul')
  const entries = [...(list?.children ?? [])].map((item) => {
    const head = item.querySelector<HTMLElement>('summary, a')
    const panel = item.querySelector('.menu-panel')
    const links: (Element | null)[] = [...item.querySelectorAll('.menu-panel a')]
    return {
      name: head?.textContent ?? '',
      className: item.className,
      headClass: head?.className,
      href: head?.getAttribute('href') ?? '',
      panel: panel && { className: panel.className, html: panel.innerHTML },
      isOpen: item.querySelector('details')?.open === true,
      isHovered: panel !== null && head?.matches(':hover') === true,
      hasFocus: item.contains(document.activeElement),
      /** Index of the focused link in the panel, or -1. */
      focusedLink: links.indexOf(document.activeElement),
    }
  })
  return { className: nav.className, listClass: list?.className, entries }
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

function SiteMenuBar({ className, listClass, entries }: ReturnType<typeof readSiteMenus>) {
  const root = useRef<HTMLElement>(null)
  const openedAt = useRef(0)
  const [value, setValue] = useState(() => entries.find(({ isOpen }) => isOpen)?.name ?? '')
  const open = (next: string) => {
    if (next !== '') openedAt.current = performance.now()
    setValue(next)
  }

  // Restore the focus from before the menus were replaced.
  useLayoutEffect(() => {
    const at = entries.findIndex(({ hasFocus }) => hasFocus)
    const item = root.current?.querySelector('ul')?.children[at]
    const inPanel = item?.querySelectorAll<HTMLElement>('.menu-panel a')[entries[at]?.focusedLink ?? -1]
    ;(inPanel ?? item?.querySelector<HTMLElement>('button, a'))?.focus({ preventScroll: true })
  }, [entries])

  // The visitor was already hovering when this mounted.
  useEffect(() => {
    const hovered = entries.find(({ isHovered }) => isHovered)?.name
    if (hovered === undefined || entries.some(({ isOpen }) => isOpen)) return
    const timer = setTimeout(() => {
      const names = [...(root.current?.querySelectorAll('button') ?? [])]
      if (names.some((name) => name.textContent === hovered && name.matches(':hover'))) open(hovered)
    }, HOVER_DELAY)
    return () => clearTimeout(timer)
  }, [entries])

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
          entry.panel === null ? (
            <NavigationMenu.Item key={entry.name}>
              <NavigationMenu.Link href={entry.href} className={entry.headClass}>
                {entry.name}
              </NavigationMenu.Link>
            </NavigationMenu.Item>
          ) : (
            <NavigationMenu.Item key={entry.name} value={entry.name} className={entry.className}>
              <NavigationMenu.Trigger
                className={entry.headClass}
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
