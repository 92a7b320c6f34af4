import { opensSearchOnAnyKey } from '@/lib/kit/options'
import { openSearch, toggleSearch } from './opener'
import { findOpening, isField } from './opening'

/** Opens search at a press on `[data-search]`, and at the keys that ask for it. */
export function watchForSearch(): void {
  // Before the navigation follows the link, which is there for pages without scripts.
  const handleClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest('[data-search]')
    if (button === null || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    openSearch(button)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    const { activeElement } = document
    const opening = findOpening(event, isField(activeElement), opensSearchOnAnyKey)
    if (opening === undefined) return
    // A letter goes on into the field, which has the focus by then.
    if (opening !== 'letter') event.preventDefault()
    const from = activeElement === document.body ? null : activeElement
    if (opening === 'shortcut') toggleSearch(from)
    else openSearch(from)
  }
  document.addEventListener('click', handleClick, { capture: true })
  document.addEventListener('keydown', handleKey)
}
