import { define } from '../ui/define'

/** Switches the docs sidebar on narrow screens between the pages of an area and the main menu. */
class MainMenuElement extends HTMLElement {
  private ending = new AbortController()

  connectedCallback() {
    this.ending = new AbortController()
    const { signal } = this.ending
    const [show, back] = this.querySelectorAll('button')
    if (show === undefined || back === undefined) return
    const setShown = (isShown: boolean, focus?: HTMLElement) => {
      this.toggleAttribute('data-shown', isShown)
      this.closest('#docs-sidebar')?.scrollTo({ top: 0 })
      focus?.focus()
    }
    show.addEventListener('click', () => setShown(true, back), { signal })
    back.addEventListener('click', () => setShown(false, show), { signal })
    // Reopening the sidebar always shows the pages.
    document.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('[aria-controls=docs-sidebar]')) setShown(false)
      },
      { signal },
    )
  }

  disconnectedCallback() {
    this.ending.abort()
  }
}

define('main-menu', MainMenuElement)
