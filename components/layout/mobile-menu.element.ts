import { defineElement } from '../ui/define'
import { showIcons } from '../ui/show-icons'

/** The header shows the menus from this width. */
const wide = '(min-width: 996px)'

const isMenuButton = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[commandfor=mobile-menu]') !== null

/** The not-found page has two headers with a button each, and hides one of them. */
const findButton = () =>
  [...document.querySelectorAll<HTMLElement>('[commandfor=mobile-menu]')].find((button) => button.offsetParent !== null)

/** The menu on narrow screens. The browser opens it, traps focus and closes it on Escape. */
defineElement('mobile-menu', (element, signal) => {
  const dialog = element.querySelector('dialog')
  if (dialog === null) return
  // Browsers that support invoker commands open it from the button's `command` attribute.
  if (!('command' in HTMLButtonElement.prototype))
    document.addEventListener('click', ({ target }) => isMenuButton(target) && dialog.showModal(), { signal })
  // Icons load when the menu is about to open, or if it was opened before this script loaded.
  for (const name of ['pointerdown', 'focusin', 'click'])
    document.addEventListener(name, ({ target }) => isMenuButton(target) && showIcons(dialog), { signal })
  if (dialog.open) showIcons(dialog)

  let isLeft = false
  const leave = () => {
    if (!dialog.open) return
    isLeft = true
    dialog.close()
  }
  const handleClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (target === dialog) dialog.close()
    const isPlain = !(ctrlKey || metaKey || shiftKey)
    if (isPlain && target instanceof Element && target.closest('a') !== null) leave()
  }
  const handleClose = () => {
    // After navigating, leave the focus to the new page.
    if (!isLeft) findButton()?.focus()
    else if (document.activeElement === findButton()) findButton()?.blur()
    isLeft = false
  }
  dialog.addEventListener('click', handleClick, { signal })
  dialog.addEventListener('close', handleClose, { signal })
  window.addEventListener('popstate', leave, { signal })
  window.matchMedia(wide).addEventListener('change', () => dialog.close(), { signal })
})
