/** Writes into a field as if it had been typed, so that whoever follows the field follows. */
export function writeField(input: HTMLInputElement, value: string): void {
  input.value = value
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
