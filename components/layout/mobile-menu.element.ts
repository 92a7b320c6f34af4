import { define } from '../ui/define'
import { showIcons } from '../ui/show-icons'

/** Minimum width at which the header shows the menus. */
const wide = '(min-width: 996px)'

/** The menu on narrow screens. The browser opens it, traps focus and closes it on Escape. */
class MobileMenuElement extends HTMLElement {
  private ending = new AbortController()

  connectedCallback() {
    this.ending = new AbortController()
    const { signal } = this.ending
    const dialog = this.querySelector('dialog')
    if (dialog === null) return
    // The not-found page has two headers with a button each, and hides one of them.
    const getButton = () =>
      [...document.querySelectorAll<HTMLElement>('[commandfor=mobile-menu]')].find(
        (button) => button.offsetParent !== null,
      )

    const open = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[commandfor=mobile-menu]')) dialog.showModal()
    }
    // Browsers that support invoker commands open it from the button's `command` attribute.
    if (!('command' in HTMLButtonElement.prototype)) document.addEventListener('click', open, { signal })
    // Icons load when the menu is about to open, or if it was opened before this script loaded.
    const prepare = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[commandfor=mobile-menu]')) showIcons(dialog)
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
        // After navigating, leave the focus to the new page.
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

define('mobile-menu', MobileMenuElement)
