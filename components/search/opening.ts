/** What decides whether a key opens search; a keyboard event has all of it. */
export interface Press {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
  isComposing: boolean
  repeat: boolean
}

/** `shortcut` and `slash` are taken from the browser; a `letter` is left to it, so that it arrives in the field. */
export type Opening = 'shortcut' | 'slash' | 'letter'

/**
 * Whether a key asks for search. Keys that the browser knows, such as Ctrl+F, are never taken.
 * @param isTyping the focus is in a field
 */
export function findOpening(press: Press, isTyping: boolean, openOnAnyKey: boolean): Opening | undefined {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = press
  if (press.isComposing || press.repeat || altKey) return undefined
  if (ctrlKey || metaKey) {
    // Where the keyboard writes other letters, the key is known by its place.
    const isK = key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key))
    return isK && !shiftKey && ctrlKey !== metaKey ? 'shortcut' : undefined
  }
  if (isTyping) return undefined
  if (key === '/') return 'slash'
  return openOnAnyKey && /^[\p{L}\p{N}\p{M}]+$/u.test(key) && [...key].length === 1 ? 'letter' : undefined
}

/** Something that takes what is typed. */
export function isField(element: Element | null): boolean {
  return (
    element !== null &&
    (element.matches('input, textarea, select, [role=textbox], [role=combobox], [role=searchbox]') ||
      (element as HTMLElement).isContentEditable)
  )
}
