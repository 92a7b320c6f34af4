let region: HTMLElement | undefined

/** Announces a message to screen readers without moving the focus. */
export function announce(message: string): void {
  if (region === undefined) {
    region = document.createElement('div')
    region.className = 'sr-only'
    region.setAttribute('role', 'status')
    document.body.append(region)
  }
  // Screen readers skip unchanged text, so a repeated message gets a trailing space.
  region.textContent = region.textContent === message ? `${message} ` : message
}
