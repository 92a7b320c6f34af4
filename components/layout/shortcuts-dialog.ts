import { outlineIcon } from '../ui/icons'
import { showLoader } from '../ui/loader'

let dialog: HTMLDialogElement | undefined

function createDialog(): HTMLDialogElement {
  const element = document.createElement('dialog')
  element.className = 'shortcuts'
  element.setAttribute('aria-labelledby', 'shortcuts-title')
  element.innerHTML = `<form method="dialog" class="shortcuts-head"><h2 id="shortcuts-title">Keyboard shortcuts</h2><button class="icon-button" aria-label="Close">${outlineIcon('M6 6l12 12M18 6 6 18')}</button></form><div class="shortcuts-body"></div><div></div>`
  document.body.append(element)
  return element
}

/** Opens the shortcuts dialog. Its content loads the first time. */
export function showShortcuts(): void {
  const isNew = dialog === undefined
  dialog ??= createDialog()
  if (!dialog.open) dialog.showModal()
  const [list, loader] = dialog.querySelectorAll('div')
  if (!isNew || list === undefined || loader === undefined) return
  void showLoader(loader, async () => (await import('./shortcut-list.island')).mountShortcutList(list))
}
