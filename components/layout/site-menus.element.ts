import { define } from '../ui/define'
import { pageChange } from './page-change'

/** The menus of the bar while they are `<details>`: what closes them besides their names. */
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
