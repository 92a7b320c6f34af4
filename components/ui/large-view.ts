/** Opens content in a full-size dialog. Escape, the button or a click on the backdrop closes it. */
export function openLarge(content: Element, label: string): void {
  const dialog = document.createElement('dialog')
  dialog.className =
    'm-auto h-[min(94dvh,70rem)] w-[min(96vw,90rem)] rounded-lg border border-line bg-surface px-4 pt-12 pb-4 text-text backdrop:bg-[oklch(0.15_0.02_265/0.6)]'
  dialog.setAttribute('aria-label', label)
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'absolute top-[0.6rem] right-[0.6rem] rounded-sm border border-line px-3 py-1 text-sm'
  close.textContent = 'Close'
  const frame = document.createElement('div')
  // Mermaid sets the natural width of a diagram as inline style.
  frame.className = 'grid h-full place-items-center overflow-auto [&>svg]:h-full [&>svg]:w-full! [&>svg]:max-w-full!'
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
