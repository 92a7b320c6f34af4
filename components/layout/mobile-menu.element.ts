import { define } from '../ui/define'
import { showIcons } from '../ui/show-icons'

/** From this width on the bar has room for the menus themselves. */
const wide = '(min-width: 996px)'

/** The menu of narrow windows. The browser opens it, keeps the focus in it and closes it with Escape. */
class MobileMenuElement extends HTMLElement {
  private ending = new AbortController()

  connectedCallback() {
    this.ending = new AbortController()
    const { signal } = this.ending
    const dialog = this.querySelector('dialog')
    if (dialog === null) return
    // The not-found page has two headers with a button each, and hides one of them.
    const getButton = () =>
      [...document.querySelectorAll<HTMLElement>('.menu-button')].find((button) => button.offsetParent !== null)

    const open = ({ target }: Event) => {
      if (target instanceof Element && target.closest('.menu-button')) dialog.showModal()
    }
    // Newer browsers open it by themselves, from the button's `command`.
    if (!('command' in HTMLButtonElement.prototype)) document.addEventListener('click', open, { signal })
    // Icons are fetched by whoever is about to open it, or has opened it before this was here.
    const prepare = ({ target }: Event) => {
      if (target instanceof Element && target.closest('.menu-button')) showIcons(dialog)
    }
    for (const name of ['pointerdown', 'focusin', 'click']) document.addEventListener(name, prepare, { signal })
    if (dialog.open) showIcons(dialog)

    let isLeft = false
    const leave = () => {
      if (!dialog.open) return
      isLeft = true
      dialog.close()
    }
    dialog.addEventListener(
      'click',
      (event) => {
        const { target } = event
        if (target === dialog) dialog.close()
        const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey)
        if (isPlain && target instanceof Element && target.closest('a') !== null) leave()
      },
      { signal },
    )
    dialog.addEventListener(
      'close',
      () => {
        // On another page the focus belongs to the page.
        if (!isLeft) getButton()?.focus()
        else if (document.activeElement === getButton()) getButton()?.blur()
        isLeft = false
      },
      { signal },
    )
    window.addEventListener('popstate', leave, { signal })
    window.matchMedia(wide).addEventListener('change', () => dialog.close(), { signal })
  }

  disconnectedCallback() {
    this.ending.abort()
  }
}

export function defineMobileMenu(): void {
  define('mobile-menu', MobileMenuElement)
}
