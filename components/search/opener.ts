import { toSearchAddress } from '@/lib/search/address'
import { toQuery } from '@/lib/search/query'
import { withBase } from '@/lib/kit/urls'
import { runAfterPaint } from '../ui/after-paint'
import { showLoader } from '../ui/loader'
import { writeField } from './field'
import { loaderTitle } from './loader-title'
import { createShell, type Shell } from './shell'

/** The part of search that's on every page: the dialog's frame and what opens it. The rest loads on first use. */
let shell: Shell | undefined
let opener: Element | null = null

/** Loads the index from the first key on, while the dialog may still be loading, which reports errors. */
export function prepareIndex(): void {
  import('@/lib/search/client').then(
    ({ getSearchClient }) => getSearchClient().prepare(),
    () => undefined,
  )
}

async function loadDialog(frame: Shell): Promise<void> {
  const { dialog, input, loader } = frame
  const { state } = dialog.dataset
  // A previous attempt failed, so the loader shows a Retry button.
  if (state === 'waiting') loader.querySelector('button')?.click()
  if (state !== undefined) return
  dialog.dataset.state = 'waiting'
  const mount = async () => (await import('./dialog.island')).mountDialog(frame)
  await showLoader(loader, mount, { title: loaderTitle, focus: input })
  loader.remove()
  dialog.dataset.state = 'ready'
}

function wire({ dialog, form, input, clear }: Shell): void {
  const showClear = () => (clear.hidden = input.value === '')
  input.addEventListener('input', prepareIndex, { once: true })
  input.addEventListener('input', () => {
    // `maxlength` doesn't apply to values set by scripts.
    if (input.value !== toQuery(input.value)) input.value = toQuery(input.value)
    showClear()
  })
  clear.addEventListener('click', () => {
    writeField(input, '')
    input.focus()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (input.value.trim() === '') return
    opener = null
    dialog.close()
    // Clicks a link, so client-side navigation handles it.
    const link = document.createElement('a')
    link.href = withBase(toSearchAddress({ query: input.value }))
    document.body.append(link)
    link.click()
    link.remove()
  })
  dialog.addEventListener('click', (event) => {
    const target = event.target as Element
    const link = target.closest('a[href]')
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !link?.hasAttribute('target')
    if (link && isPlain) {
      // Leave the focus to the new page.
      opener = null
      dialog.close()
    } else if (target === dialog || target.closest('.search-close')) dialog.close()
  })
  // The browser only closes it once it's modal.
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && !dialog.matches(':modal')) dialog.close()
  })
  dialog.addEventListener('close', () => {
    delete dialog.dataset.grown
    // Safari doesn't focus clicked buttons, so the dialog can't restore the focus itself.
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
  })
}

/** Opens the dialog. `from` receives the focus when it closes. */
export function openSearch(from: Element | null): void {
  if (shell === undefined) {
    shell = createShell()
    wire(shell)
  }
  const { dialog, input } = shell
  if (dialog.open) return
  opener = from
  const root = document.documentElement
  root.classList.toggle('has-scrollbar', window.innerWidth > root.clientWidth)
  if (input.value.trim() !== '' && dialog.dataset.state === 'ready') dialog.dataset.grown = ''
  // Making the page inert restyles all of it, so a dialog on top of no other one shows first.
  if (document.querySelector(':modal')) dialog.showModal()
  else {
    dialog.show()
    runAfterPaint(() => {
      if (!dialog.open) return
      dialog.removeAttribute('open')
      dialog.showModal()
    })
  }
  input.focus()
  input.select()
  void loadDialog(shell)
}

/** Opens the dialog, or closes it if it's open. */
export function toggleSearch(from: Element | null): void {
  if (shell?.dialog.open) shell.dialog.close()
  else openSearch(from)
}

window.addEventListener('popstate', () => shell?.dialog.close())
