/** Opens content in a full-size dialog. Escape, the button or a click on the backdrop closes it. */
export function openLarge(content: Element, label: string): void {
  const dialog = document.createElement('dialog')
  dialog.className = 'large-view'
  dialog.setAttribute('aria-label', label)
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'large-close'
  close.textContent = 'Close'
  const frame = document.createElement('div')
  frame.className = 'large-content'
  frame.append(content)
  dialog.append(close, frame)
  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close()
  })
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}
