/** Escape hides the type shown for an identifier until the pointer or focus leaves it. */
function quietTypes(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return
  for (const name of document.querySelectorAll('.q:hover, .q:focus')) {
    name.setAttribute('data-quiet', '')
    const restore = () => name.removeAttribute('data-quiet')
    for (const type of ['pointerleave', 'blur']) name.addEventListener(type, restore, { once: true })
  }
}

document.addEventListener('keydown', quietTypes)

export {}
