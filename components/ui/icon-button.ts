/** A button with an icon, created in the browser. */
export function createIconButton(icon: string, title: string, press: (button: HTMLElement) => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.title = title
  button.setAttribute('aria-label', title)
  button.innerHTML = icon
  button.addEventListener('click', () => press(button))
  return button
}
