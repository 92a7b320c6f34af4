/** Class of the search field, in the dialog and on the page. iOS zooms in on fields with smaller text. */
export const fieldClass =
  'h-(--bar-height) min-w-0 flex-1 bg-transparent text-base text-ellipsis text-ink placeholder:text-muted placeholder:opacity-100 focus-visible:outline-none'

/** Sets a field's value and dispatches `input`, so listeners react as if it had been typed. */
export function writeField(input: HTMLInputElement, value: string): void {
  input.value = value
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
