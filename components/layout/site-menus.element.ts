import { defineElement } from '../ui/define'
import { showIcons } from '../ui/show-icons'

/** Milliseconds within which a click follows the release of a button. */
const CLICK_DELAY = 50

/**
 * Loads the menus that open on hover at the first hover, touch or focus. They replace these when nothing is held down,
 * because replacing an element during a press loses the click.
 */
function loadMenus(menus: HTMLElement, signal: AbortSignal): void {
  const near = menus.closest('nav') ?? menus
  let isRequested = false
  let isHeld = false
  let mount: (() => void) | undefined
  const setHeld = (held: boolean) => {
    isHeld = held
    if (isHeld) return
    if (!signal.aborted) mount?.()
    mount = undefined
  }
  const load = () => {
    if (isRequested) return
    isRequested = true
    showIcons(near)
    import('./site-menus.island').then(
      ({ mountSiteMenus }) => {
        mount = () => mountSiteMenus(near)
        setHeld(isHeld)
      },
      (error: unknown) => {
        isRequested = false
        console.warn('The menus could not be loaded. They only open on click.', error)
      },
    )
  }
  for (const name of ['pointerover', 'focusin', 'touchstart'])
    near.addEventListener(name, load, { signal, passive: true, capture: true })
  for (const name of ['pointerdown', 'keydown'])
    near.addEventListener(name, () => setHeld(true), { signal, capture: true })
  for (const name of ['keyup', 'pointerup', 'pointercancel', 'blur'])
    window.addEventListener(name, () => setTimeout(() => setHeld(false), CLICK_DELAY), { signal })
  // The visitor hovered or focused a menu before this script loaded.
  if (near.matches(':hover, :focus-within') || menus.querySelector('details[open]') !== null) load()
}

/** The header's `<details>` menus, until the ones that open on hover replace them. */
defineElement('site-menus', (menus, signal) => {
  const closeUnless = (target?: EventTarget | null) => {
    if (target instanceof Node && menus.contains(target)) return
    for (const menu of menus.querySelectorAll('details')) menu.open = false
  }
  const handleKey = ({ key }: KeyboardEvent) => {
    const menu = menus.querySelector('details[open]')
    if (key !== 'Escape' || menu === null) return
    if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
    closeUnless()
  }
  document.addEventListener('keydown', handleKey, { signal })
  document.addEventListener('pointerdown', ({ target }) => closeUnless(target), { signal })
  // `relatedTarget` is null if the window loses focus: keep the menu open.
  menus.addEventListener('focusout', ({ relatedTarget }) => relatedTarget && closeUnless(relatedTarget), { signal })
  loadMenus(menus, signal)
})
