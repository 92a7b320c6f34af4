import { runAfterPaint } from '../ui/after-paint'
import { canPrefetch } from '../ui/can-prefetch'
import { defineElement } from '../ui/define'
import { readStoredObject, store } from '../ui/storage'
import { getFolderKey } from './sidebar-folder'

/** Storage keys. The script in docs-sidebar.tsx uses the same ones. */
const scrollKey = 'sidebar-scroll'
const openKey = 'sidebar-open'

/** Below 996 px the sidebar is an overlay. Returns a function that closes it. */
function wireToggleButton(scroller: HTMLElement, signal: AbortSignal): () => void {
  const button = document.querySelector<HTMLButtonElement>('[aria-controls=docs-sidebar]')
  const isOpen = () => scroller.hasAttribute('data-open')
  const setOpen = (open: boolean) => {
    scroller.toggleAttribute('data-open', open)
    button?.setAttribute('aria-expanded', String(open))
    // This restyles the whole page.
    runAfterPaint(() => {
      for (const other of document.querySelectorAll<HTMLElement>('#content, [data-slot=back-to-top]'))
        other.inert = isOpen()
    })
    if (open) scroller.querySelector<HTMLElement>('[aria-current=page]')?.scrollIntoView({ block: 'center' })
  }
  const closeWithEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen()) return
    setOpen(false)
    button?.focus()
  }
  button?.addEventListener('click', () => setOpen(!isOpen()), { signal })
  document.addEventListener('keydown', closeWithEscape, { signal })
  window.matchMedia('(min-width: 996px)').addEventListener('change', () => setOpen(false), { signal })
  return () => setOpen(false)
}

/** Loads the code for omitted folders and prefetches them. Most visits don't need it. */
async function loadRest(source: string) {
  const part = await import('./sidebar-rest').catch(() => undefined)
  void part?.loadRest(source)
  return part
}

/** If the content can't be loaded, for example offline, navigates to the folder's page instead. */
async function fill(details: HTMLDetailsElement, source: string): Promise<void> {
  const part = await loadRest(source)
  await part?.fillFolder(details, source)
  if (!details.hasAttribute('data-rest')) return
  details.removeAttribute('data-rest')
  const key = getFolderKey(details)
  if (key.startsWith('/')) window.location.assign(key)
}

/** Keeps the sidebar's scroll position and open folders across pages, and fetches omitted folders of large sidebars. */
defineElement('docs-sidebar', (sidebar, signal) => {
  const scroller = sidebar.closest<HTMLElement>('#docs-sidebar')
  if (scroller === null) return
  const { name } = sidebar.dataset
  const source = sidebar.getAttribute('source')
  /** Unknown until the first frame. */
  let top: number | undefined
  const updateTop = () => (top = scroller.scrollTop)
  const savePlace = () => {
    if (top !== undefined) store(scrollKey, JSON.stringify({ name, top }), 'sessionStorage')
  }
  // The scroll position can't be read after the element is removed.
  for (const type of ['scroll', 'click'])
    scroller.addEventListener(type, updateTop, { signal, passive: true, capture: true })
  // Wait a frame: the boot script may run after this, and reading now would force a layout.
  requestAnimationFrame(() => {
    // Folders whose content hadn't loaded before the visitor left the previous page.
    const { name: last, open } = readStoredObject(openKey)
    for (const details of sidebar.querySelectorAll<HTMLDetailsElement>('details[data-rest]:not([open])'))
      if (last === name && Array.isArray(open) && open.includes(getFolderKey(details))) details.open = true
    updateTop()
  })
  // A page may be left before its scroll event fires.
  const saveLatest = () => {
    updateTop()
    savePlace()
  }
  window.addEventListener('pagehide', saveLatest, { signal })
  const handleToggle = ({ target }: Event) => {
    const details = target as HTMLDetailsElement
    if (details.open && source !== null && details.hasAttribute('data-rest')) void fill(details, source)
    const open = [...sidebar.querySelectorAll('details[open]')].map(getFolderKey)
    store(openKey, JSON.stringify({ name, open }), 'sessionStorage')
  }
  // `toggle` doesn't bubble, so listen in the capture phase.
  sidebar.addEventListener('toggle', handleToggle, true)
  // Prefetch omitted folders: the visitor may open one, and it has to stay open on the next page.
  const prefetch = () => source !== null && canPrefetch() && void loadRest(source)
  for (const intent of ['pointerenter', 'focusin']) scroller.addEventListener(intent, prefetch, { once: true, signal })
  const close = wireToggleButton(scroller, signal)
  signal.addEventListener('abort', () => {
    savePlace()
    close()
  })
})
