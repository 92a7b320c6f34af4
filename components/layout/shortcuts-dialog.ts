import { outlineIcon } from '../ui/icons'
import { showLoader } from '../ui/loader'

let dialog: HTMLDialogElement | undefined

function createDialog(): HTMLDialogElement {
  const element = document.createElement('dialog')
  element.className =
    'm-auto max-h-[min(40rem,calc(100dvh-2rem))] w-[min(30rem,calc(100vw-2rem))] rounded-lg border border-line bg-surface px-6 pt-5 pb-6 text-text [box-shadow:var(--shadow)] backdrop:bg-[oklch(0.2_0.02_265/0.45)]'
  element.setAttribute('aria-labelledby', 'shortcuts-title')
  element.innerHTML = `<form method="dialog" class="mb-2 flex items-center justify-between gap-4"><h2 id="shortcuts-title" class="text-lg">Keyboard shortcuts</h2><button class="icon-button -mr-[0.6rem]" aria-label="Close">${outlineIcon('M6 6l12 12M18 6 6 18')}</button></form><div></div><div></div>`
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
