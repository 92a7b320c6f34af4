import { store } from '../ui/storage'

/** Stores the selected version and navigates to it. Listens on the document, because navigation replaces the menu. */
document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLSelectElement) || target.dataset.versionMenu === undefined) return
  const option = target.selectedOptions[0]
  if (option === undefined) return
  store('docs-version', option.dataset.name ?? '')
  window.location.assign(option.value)
})
