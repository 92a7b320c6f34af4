import type { ReactNode } from 'react'
import { showIcons } from '../ui/show-icons'

/** A click follows the release of a button within this time. */
const CLICK_DELAY = 50

/**
 * Fetches the menus that open on hover when somebody comes near, and hands them over when no key and no button is
 * held down: what a press began on an element has to end on it, or the first click would be lost.
 * @returns stops watching
 */
export function watchIntent(nav: HTMLElement, show: (menus: ReactNode) => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let isHeld = false
  let isAsked = false
  let create: ((nav: HTMLElement) => ReactNode) | undefined

  const settle = () => {
    if (isHeld || create === undefined || signal.aborted) return
    ending.abort()
    show(create(nav))
  }
  const release = () =>
    setTimeout(() => {
      isHeld = false
      settle()
    }, CLICK_DELAY)

  const ask = () => {
    if (isAsked) return
    isAsked = true
    showIcons(nav)
    for (const name of ['keyup', 'pointerup', 'pointercancel', 'blur'])
      window.addEventListener(name, release, { signal })
    import('./site-menus.client').then(
      (loaded) => {
        create = loaded.createSiteMenus
        settle()
      },
      (error: unknown) => {
        console.warn('The menus could not be loaded. They open with a click only.', error)
      },
    )
  }
  for (const name of ['pointerdown', 'keydown'])
    nav.addEventListener(name, () => (isHeld = true), { signal, capture: true })
  for (const name of ['pointerover', 'focusin', 'touchstart'])
    nav.addEventListener(name, ask, { signal, passive: true, capture: true })
  // Somebody was here before the script was.
  if (nav.matches(':hover, :focus-within') || nav.querySelector('details[open]') !== null) ask()
  return () => ending.abort()
}
