import { define } from '../ui/define'
import { showIcons } from '../ui/show-icons'

/** A click follows the release of a button within this time. */
const CLICK_DELAY = 50

/** The menus of the bar while they are `<details>`: what closes them besides their names, and brings those on hover. */
class SiteMenusElement extends HTMLElement {
  private ending = new AbortController()

  connectedCallback() {
    this.ending = new AbortController()
    const { signal } = this.ending
    document.addEventListener(
      'keydown',
      ({ key }) => {
        const menu = this.querySelector<HTMLDetailsElement>('details[open]')
        if (key !== 'Escape' || menu === null) return
        if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
        this.closeAll()
      },
      { signal },
    )
    document.addEventListener('pointerdown', ({ target }) => this.closeUnless(target), { signal })
    // Without a target the focus is nowhere, as when a window is left.
    this.addEventListener('focusout', ({ relatedTarget }) => relatedTarget && this.closeUnless(relatedTarget), {
      signal,
    })
    this.bringMenus(signal)
  }

  /**
   * Loads the menus that open on hover when a pointer, a finger or the focus comes near. They replace these when no key
   * and no button is held down: a press has to end on what it began on, or the click would be lost.
   */
  private bringMenus(signal: AbortSignal) {
    const near = this.closest('nav') ?? this
    let isAsked = false
    let isHeld = false
    let mount: (() => void) | undefined
    const settle = () => {
      if (!isHeld && !signal.aborted) mount?.()
      if (!isHeld) mount = undefined
    }
    const ask = () => {
      if (isAsked) return
      isAsked = true
      showIcons(near)
      import('./site-menus.island').then(
        ({ mountSiteMenus }) => {
          mount = () => mountSiteMenus(near)
          settle()
        },
        (error: unknown) => {
          isAsked = false
          console.warn('The menus could not be loaded. They only open on click.', error)
        },
      )
    }
    for (const name of ['pointerover', 'focusin', 'touchstart'])
      near.addEventListener(name, ask, { signal, passive: true, capture: true })
    const hold = () => {
      isHeld = true
    }
    for (const name of ['pointerdown', 'keydown']) near.addEventListener(name, hold, { signal, capture: true })
    const release = () =>
      setTimeout(() => {
        isHeld = false
        settle()
      }, CLICK_DELAY)
    for (const name of ['keyup', 'pointerup', 'pointercancel', 'blur'])
      window.addEventListener(name, release, { signal })
    // A pointer or the focus was here before the script was.
    if (near.matches(':hover, :focus-within') || this.querySelector('details[open]') !== null) ask()
  }

  disconnectedCallback() {
    this.ending.abort()
  }

  private closeUnless(target: EventTarget | null) {
    if (!(target instanceof Node && this.contains(target))) this.closeAll()
  }

  private closeAll() {
    for (const menu of this.querySelectorAll('details')) menu.open = false
  }
}

export function defineSiteMenus(): void {
  define('site-menus', SiteMenusElement)
}
