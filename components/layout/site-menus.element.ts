import { define } from '../ui/define'
import { showIcons } from '../ui/show-icons'

/** Milliseconds within which a click follows the release of a button. */
const CLICK_DELAY = 50

/** The header's `<details>` menus, until the ones that open on hover replace them. */
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
    // `relatedTarget` is null if the window loses focus: keep the menu open.
    this.addEventListener('focusout', ({ relatedTarget }) => relatedTarget && this.closeUnless(relatedTarget), {
      signal,
    })
    this.loadMenus(signal)
  }

  /**
   * Loads the menus that open on hover at the first hover, touch or focus. They replace these when no key or button is
   * held down, because replacing an element during a press loses the click.
   */
  private loadMenus(signal: AbortSignal) {
    const near = this.closest('nav') ?? this
    let isRequested = false
    let isHeld = false
    let mount: (() => void) | undefined
    const mountUnlessHeld = () => {
      if (!isHeld && !signal.aborted) mount?.()
      if (!isHeld) mount = undefined
    }
    const load = () => {
      if (isRequested) return
      isRequested = true
      showIcons(near)
      import('./site-menus.island').then(
        ({ mountSiteMenus }) => {
          mount = () => mountSiteMenus(near)
          mountUnlessHeld()
        },
        (error: unknown) => {
          isRequested = false
          console.warn('The menus could not be loaded. They only open on click.', error)
        },
      )
    }
    for (const name of ['pointerover', 'focusin', 'touchstart'])
      near.addEventListener(name, load, { signal, passive: true, capture: true })
    const hold = () => {
      isHeld = true
    }
    for (const name of ['pointerdown', 'keydown']) near.addEventListener(name, hold, { signal, capture: true })
    const release = () =>
      setTimeout(() => {
        isHeld = false
        mountUnlessHeld()
      }, CLICK_DELAY)
    for (const name of ['keyup', 'pointerup', 'pointercancel', 'blur'])
      window.addEventListener(name, release, { signal })
    // The visitor hovered or focused a menu before this script loaded.
    if (near.matches(':hover, :focus-within') || this.querySelector('details[open]') !== null) load()
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

define('site-menus', SiteMenusElement)
