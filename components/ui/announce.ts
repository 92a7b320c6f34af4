let region: HTMLElement | undefined

/** Says something to screen readers without moving the focus. */
export function announce(message: string): void {
  if (region === undefined) {
    region = document.createElement('div')
    region.className = 'visually-hidden'
    region.setAttribute('role', 'status')
    document.body.append(region)
  }
  // An equal text would not be read a second time.
  region.textContent = region.textContent === message ? `${message} ` : message
}
