import { opensSearchOnAnyKey } from '@/lib/kit/options'
import { pageShown } from '../layout/page-change'
import { openSearch, prepareIndex, toggleSearch } from './opener'
import { findOpening, isField } from './opening'

/** Opens search on clicks on `[data-search]` and on its keyboard shortcuts. */
export function watchForSearch(): void {
  const markButtons = () => {
    for (const link of document.querySelectorAll('[data-search]'))
      Object.assign(link, { role: 'button', ariaHasPopup: 'dialog' })
  }
  markButtons()
  document.addEventListener(pageShown, markButtons)
  // Capture the click before navigation follows the link, which is the fallback without JavaScript.
  const handleClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest('[data-search]')
    if (button === null || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    openSearch(button)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    const { activeElement } = document
    // The space bar presses buttons, but not links.
    if (event.key === ' ' && activeElement instanceof HTMLElement && activeElement.hasAttribute('data-search')) {
      event.preventDefault()
      activeElement.click()
    }
    const opening = findOpening(event, isField(activeElement), opensSearchOnAnyKey)
    if (opening === undefined) return
    // A letter is typed into the field, which has the focus by then.
    if (opening !== 'letter') event.preventDefault()
    const from = activeElement === document.body ? null : activeElement
    if (opening === 'shortcut') toggleSearch(from)
    else openSearch(from)
    prepareIndex()
  }
  document.addEventListener('click', handleClick, { capture: true })
  document.addEventListener('keydown', handleKey)
}
