/** Opens content in a full-size dialog. Escape, the button or a click on the backdrop closes it. */
export function openLarge(content: Element, label: string): void {
  const dialog = document.createElement('dialog')
  dialog.className =
    'm-auto h-[min(94dvh,70rem)] w-[min(96vw,90rem)] rounded-lg border border-line bg-surface px-4 pt-12 pb-4 text-text backdrop:bg-[oklch(0.15_0.02_265/0.6)]'
  dialog.setAttribute('aria-label', label)
  // Mermaid sets the natural width of a diagram as inline style.
  dialog.innerHTML =
    '<button type="button" class="absolute top-[0.6rem] right-[0.6rem] rounded-sm border border-line px-3 py-1 text-sm">Close</button><div class="grid h-full place-items-center overflow-auto [&>svg]:h-full [&>svg]:w-full! [&>svg]:max-w-full!"></div>'
  dialog.lastElementChild?.append(content)
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || target === dialog.firstElementChild) dialog.close()
  })
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}
