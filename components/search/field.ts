/** Sets a field's value and dispatches `input`, so listeners react as if it had been typed. */
export function writeField(input: HTMLInputElement, value: string): void {
  input.value = value
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
