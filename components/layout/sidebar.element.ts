import { runAfterPaint } from '../ui/after-paint'
import { define } from '../ui/define'
import { readStored, store } from '../ui/storage'
import { getFolderKey } from './sidebar-folder'
import type * as Rest from './sidebar-rest'

/** Storage keys. The script in docs-sidebar.tsx uses the same ones. */
const scrollKey = 'sidebar-scroll'
const openKey = 'sidebar-open'

/** Open folders, stored by the previous page. */
function readStoredFolders(): { name?: string; open?: string[] } {
  try {
    const stored = JSON.parse(readStored(openKey, 'sessionStorage') ?? '{}') as { name?: string; open?: unknown }
    return Array.isArray(stored.open) ? { name: stored.name, open: stored.open as string[] } : {}
  } catch {
    return {}
  }
}

/** Keeps the sidebar's scroll position and open folders across pages, and fetches omitted folders of large sidebars. */
class SidebarElement extends HTMLElement {
  private rest: Promise<typeof Rest> | undefined
  private stop: AbortController | undefined
  /** Unknown until the first frame. */
  private top: number | undefined
  private close: (() => void) | undefined

  connectedCallback() {
    const scroller = this.closest<HTMLElement>('#docs-sidebar')
    if (scroller === null) return
    this.stop = new AbortController()
    const { signal } = this.stop
    // The scroll position can't be read after the element is removed.
    for (const type of ['scroll', 'click'])
      scroller.addEventListener(type, () => (this.top = scroller.scrollTop), { signal, passive: true, capture: true })
    // Wait a frame: the boot script may run after this, and reading now would force a layout.
    requestAnimationFrame(() => {
      this.reopen()
      this.top = scroller.scrollTop
    })
    // A page may be left before its scroll event fires.
    const saveLatest = () => {
      this.top = scroller.scrollTop
      this.savePlace()
    }
    window.addEventListener('pagehide', saveLatest, { signal })
    // `toggle` doesn't bubble, so listen in the capture phase.
    this.addEventListener('toggle', (event) => this.handleToggle(event.target as HTMLDetailsElement), true)
    // Prefetch omitted folders: the visitor may open one, and it has to stay open on the next page.
    for (const intent of ['pointerenter', 'focusin'])
      scroller.addEventListener(intent, () => void this.loadRest(), { once: true, signal })
    this.wireToggleButton(scroller, signal)
  }

  disconnectedCallback() {
    this.savePlace()
    this.close?.()
    this.stop?.abort()
  }

  private savePlace() {
    if (this.top === undefined) return
    store(scrollKey, JSON.stringify({ name: this.dataset.name, top: this.top }), 'sessionStorage')
  }

  private handleToggle(details: HTMLDetailsElement) {
    if (details.open && details.hasAttribute('data-rest')) void this.fill(details)
    const open = [...this.querySelectorAll('details[open]')].map(getFolderKey)
    store(openKey, JSON.stringify({ name: this.dataset.name, open }), 'sessionStorage')
  }

  /** Reopens folders whose content hadn't loaded before the visitor left the previous page. */
  private reopen() {
    const { name, open = [] } = readStoredFolders()
    if (name !== this.dataset.name) return
    for (const details of this.querySelectorAll<HTMLDetailsElement>('details[data-rest]:not([open])'))
      if (open.includes(getFolderKey(details))) details.open = true
  }

  /** Loads the code for omitted folders and prefetches them. Most visits don't need it. */
  private async loadRest(): Promise<typeof Rest | undefined> {
    const source = this.getAttribute('source')
    if (source === null) return undefined
    try {
      this.rest ??= import('./sidebar-rest')
      const rest = await this.rest
      void rest.loadRest(source)
      return rest
    } catch {
      this.rest = undefined
    }
  }

  /** If the content can't be loaded, for example offline, navigates to the folder's page instead. */
  private async fill(details: HTMLDetailsElement) {
    const rest = await this.loadRest()
    if (rest !== undefined) await rest.fillFolder(details, this.getAttribute('source') ?? '')
    if (!details.hasAttribute('data-rest')) return
    details.removeAttribute('data-rest')
    const key = getFolderKey(details)
    if (key.startsWith('/')) window.location.assign(key)
  }

  /** Below 996 px the sidebar is an overlay. */
  private wireToggleButton(scroller: HTMLElement, signal: AbortSignal) {
    const button = document.querySelector<HTMLButtonElement>('[aria-controls=docs-sidebar]')
    const setOpen = (isOpen: boolean) => {
      scroller.toggleAttribute('data-open', isOpen)
      button?.setAttribute('aria-expanded', String(isOpen))
      // This restyles the whole page.
      runAfterPaint(() => {
        for (const other of document.querySelectorAll<HTMLElement>('#content, [data-slot=back-to-top]'))
          other.inert = scroller.hasAttribute('data-open')
      })
      if (isOpen) scroller.querySelector<HTMLElement>('[aria-current=page]')?.scrollIntoView({ block: 'center' })
    }
    this.close = () => setOpen(false)
    button?.addEventListener('click', () => setOpen(!scroller.hasAttribute('data-open')), { signal })
    const closeWithEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !scroller.hasAttribute('data-open')) return
      setOpen(false)
      button?.focus()
    }
    document.addEventListener('keydown', closeWithEscape, { signal })
    window.matchMedia('(min-width: 996px)').addEventListener('change', () => setOpen(false), { signal })
  }
}

define('docs-sidebar', SidebarElement)
