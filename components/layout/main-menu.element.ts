import { define } from '../ui/define'

/** In narrow windows the documentation's sidebar shows the pages of an area, or the main menu in their place. */
class MainMenuElement extends HTMLElement {
  private ending = new AbortController()

  connectedCallback() {
    this.ending = new AbortController()
    const { signal } = this.ending
    const [show, back] = this.querySelectorAll('button')
    if (show === undefined || back === undefined) return
    const setShown = (isShown: boolean, focus?: HTMLElement) => {
      this.toggleAttribute('data-shown', isShown)
      this.closest('.docs-sidebar')?.scrollTo({ top: 0 })
      focus?.focus()
    }
    show.addEventListener('click', () => setShown(true, back), { signal })
    back.addEventListener('click', () => setShown(false, show), { signal })
    // Whoever opens the sidebar again expects the pages.
    document.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('.sidebar-toggle')) setShown(false)
      },
      { signal },
    )
  }

  disconnectedCallback() {
    this.ending.abort()
  }
}

export function defineMainMenu(): void {
  define('main-menu', MainMenuElement)
}
