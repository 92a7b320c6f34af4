import { startRuntime } from '../runtime/start-runtime'
import { define } from '../ui/define'
import { showIcons } from '../ui/show-icons'
import { menusReleased, pageChange } from './page-change'

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
    document.addEventListener(pageChange, () => this.closeAll(), { signal })
    this.bringMenus(signal)
  }

  /**
   * Starts React when somebody comes near, and notes what it cannot see before: that somebody has, and whether a key
   * or a button is held down.
   */
  private bringMenus(signal: AbortSignal) {
    const near = this.closest('nav') ?? this
    const ask = () => {
      if (this.hasAttribute('data-asked')) return
      this.toggleAttribute('data-asked', true)
      showIcons(near)
      startRuntime().catch(() => this.removeAttribute('data-asked'))
    }
    for (const name of ['pointerover', 'focusin', 'touchstart'])
      near.addEventListener(name, ask, { signal, passive: true, capture: true })
    const hold = () => this.toggleAttribute('data-held', true)
    for (const name of ['pointerdown', 'keydown']) near.addEventListener(name, hold, { signal, capture: true })
    const release = () =>
      setTimeout(() => {
        this.removeAttribute('data-held')
        document.dispatchEvent(new Event(menusReleased))
      }, CLICK_DELAY)
    for (const name of ['keyup', 'pointerup', 'pointercancel', 'blur'])
      window.addEventListener(name, release, { signal })
    // Somebody was here before the script was.
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
