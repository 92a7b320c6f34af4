/** Escape hides what a name tells of its type, until the name is left. */
function quietTypes(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return
  for (const name of document.querySelectorAll('.q:hover, .q:focus')) {
    name.setAttribute('data-quiet', '')
    const rouse = () => name.removeAttribute('data-quiet')
    for (const type of ['pointerleave', 'blur']) name.addEventListener(type, rouse, { once: true })
  }
}

document.addEventListener('keydown', quietTypes)

export {}
