import { store } from '../ui/storage'

/** Another version opens the same page where it exists, and is remembered. Pages change, and the menu with them. */
export function watchVersionMenu(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || target.closest('.version-menu') === null) return
    const option = target.selectedOptions[0]
    if (option === undefined) return
    store('docs-version', option.dataset.name ?? '')
    window.location.assign(option.value)
  })
}
