import { defineElement } from '../ui/define'

/** Switches the docs sidebar on narrow screens between the pages of an area and the main menu. */
defineElement('main-menu', (menu, signal) => {
  const [show, back] = menu.querySelectorAll('button')
  if (show === undefined || back === undefined) return
  const setShown = (isShown: boolean, focus?: HTMLElement) => {
    menu.toggleAttribute('data-shown', isShown)
    menu.closest('#docs-sidebar')?.scrollTo({ top: 0 })
    focus?.focus()
  }
  show.addEventListener('click', () => setShown(true, back), { signal })
  back.addEventListener('click', () => setShown(false, show), { signal })
  // Reopening the sidebar always shows the pages.
  const reset = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[aria-controls=docs-sidebar]')) setShown(false)
  }
  document.addEventListener('click', reset, { signal })
})
