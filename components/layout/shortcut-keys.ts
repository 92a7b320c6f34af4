import { shortcutsKey } from '@/lib/kit/shortcuts'
import { readStored } from '../ui/storage'

const fields = 'input, textarea, select, [contenteditable=""], [contenteditable=true]'

/** Whether the focused element or another shortcut uses the key. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing) return true
  if (event.ctrlKey || event.metaKey || event.altKey) return true
  if (event.target instanceof Element && event.target.closest(fields) !== null) return true
  return document.querySelector('dialog:modal') !== null || readStored(shortcutsKey) === 'off'
}

function follow(rel: 'next' | 'prev'): void {
  document.querySelector<HTMLAnchorElement>(`[data-slot=pager] a[rel=${rel}]`)?.click()
}

/** Handles a single-key shortcut, unless something else uses the key. `showList` opens the list of shortcuts. */
export function answerKey(event: KeyboardEvent, showList: () => void): void {
  if (isTaken(event)) return
  if (event.key === '?') showList()
  if (event.key === 'n') follow('next')
  if (event.key === 'p') follow('prev')
}
