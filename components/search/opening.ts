/** The properties of a keyboard event that decide whether it opens search. */
export type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'repeat'
>

/** For `shortcut` and `slash`, prevent the default. A `letter` has to reach the search field. */
export type Opening = 'shortcut' | 'slash' | 'letter'

/** How a key opens search, if it does. Never overrides browser shortcuts such as Ctrl+F, or keys typed into a field. */
export function findOpening(press: Press, isTyping: boolean, openOnAnyKey: boolean): Opening | undefined {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = press
  if (press.isComposing || press.repeat || altKey) return undefined
  if (ctrlKey || metaKey) {
    // On non-Latin layouts, match the physical key.
    const isK = key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key))
    return isK && !shiftKey && ctrlKey !== metaKey ? 'shortcut' : undefined
  }
  if (isTyping) return undefined
  if (key === '/') return 'slash'
  return openOnAnyKey && /^[\p{L}\p{N}\p{M}]+$/u.test(key) && [...key].length === 1 ? 'letter' : undefined
}

/** Whether an element accepts text input. */
export function isField(element: Element | null): boolean {
  return (
    element !== null &&
    (element.matches('input, textarea, select, [role=textbox], [role=combobox], [role=searchbox]') ||
      (element as HTMLElement).isContentEditable)
  )
}
