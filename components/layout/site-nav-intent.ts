import type { ReactNode } from 'react'
import { menusReleased } from './page-change'

/**
 * Fetches the menus that open on hover when somebody comes near, and hands them over when no key and no button is
 * held down: what a press began on an element has to end on it, or the first click would be lost. What happened
 * before this was there, `site-menus.element.ts` has noted.
 * @returns stops watching
 */
export function watchIntent(nav: HTMLElement, show: (menus: ReactNode) => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let isAsked = false
  let create: ((nav: HTMLElement) => ReactNode) | undefined

  const settle = () => {
    if (create === undefined || signal.aborted || nav.querySelector('[data-held]') !== null) return
    ending.abort()
    show(create(nav))
  }

  const ask = () => {
    if (isAsked) return
    isAsked = true
    document.addEventListener(menusReleased, settle, { signal })
    import('./site-menus.client').then(
      (loaded) => {
        create = loaded.createSiteMenus
        settle()
      },
      (error: unknown) => {
        console.warn('The menus could not be loaded. They only open on click.', error)
      },
    )
  }
  for (const name of ['pointerover', 'focusin', 'touchstart'])
    nav.addEventListener(name, ask, { signal, passive: true, capture: true })
  if (nav.querySelector('[data-asked]') !== null) ask()
  return () => ending.abort()
}
