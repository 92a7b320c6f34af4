import { shortcutsKey } from '@/lib/shortcuts'
import { readStored } from '../ui/storage'

const fields = 'input, textarea, select, [contenteditable=""], [contenteditable=true]'

/** Whether a key belongs to what has the focus, or is part of another shortcut. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing) return true
  if (event.ctrlKey || event.metaKey || event.altKey) return true
  if (event.target instanceof Element && event.target.closest(fields) !== null) return true
  return document.querySelector('dialog:modal') !== null || readStored(shortcutsKey) === 'off'
}

function follow(rel: 'next' | 'prev'): boolean {
  const link = document.querySelector<HTMLAnchorElement>(`.neighbours a[rel=${rel}]`)
  link?.click()
  return link !== null
}

/**
 * Answers single keys, and buttons that show what they do.
 * @param showList opens the list of shortcuts
 * @returns a function that stops listening
 */
export function listenForShortcuts(showList: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const actions: Record<string, () => boolean> = {
    '?': () => {
      showList()
      return true
    },
    n: () => follow('next'),
    p: () => follow('prev'),
  }
  document.addEventListener(
    'keydown',
    (event) => {
      if (!isTaken(event) && actions[event.key]?.()) event.preventDefault()
    },
    { signal },
  )
  document.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('[data-shortcuts]') !== null) showList()
    },
    { signal },
  )
  // Asked for before this was listening: the boot script has noted it.
  if (document.documentElement.dataset.asked === 'shortcuts') showList()
  return () => controller.abort()
}
