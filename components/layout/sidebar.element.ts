import { define } from '../ui/define'
import { readStored, store } from '../ui/storage'
import { getFolderKey } from './sidebar-folder'
import type * as Rest from './sidebar-rest'

/** Storage keys; the script that puts things back while the page is read knows them too. */
const scrollKey = 'sidebar-scroll'
const openKey = 'sidebar-open'

/** The open folders that the last page stored. */
function readKept(): { name?: string; open?: string[] } {
  try {
    const kept = JSON.parse(readStored(openKey, 'sessionStorage') ?? '{}') as { name?: string; open?: unknown }
    return Array.isArray(kept.open) ? { name: kept.name, open: kept.open as string[] } : {}
  } catch {
    return {}
  }
}

/** The sidebar keeps its place and its open folders from page to page, and fetches what a large one leaves out. */
class SidebarElement extends HTMLElement {
  private rest: Promise<typeof Rest> | undefined
  private stop: AbortController | undefined
  private top = 0
  private close: (() => void) | undefined

  connectedCallback() {
    const scroller = this.closest<HTMLElement>('.docs-sidebar')
    if (scroller === null) return
    this.stop = new AbortController()
    const { signal } = this.stop
    // Once it has left the page it cannot be asked any more.
    for (const type of ['scroll', 'click'])
      scroller.addEventListener(type, () => (this.top = scroller.scrollTop), { signal, passive: true, capture: true })
    // With the next frame: the boot script may run after this, and asking now would lay out the page once more.
    requestAnimationFrame(() => {
      this.reopen()
      this.top = scroller.scrollTop
    })
    window.addEventListener('pagehide', () => this.keepPlace(), { signal })
    // `toggle` does not bubble, but it can be caught on its way down.
    this.addEventListener('toggle', (event) => this.handleToggle(event.target as HTMLDetailsElement), true)
    // Who comes near it may open a folder, or go to another one: this one then has to stay open on the next page.
    for (const intent of ['pointerenter', 'focusin'])
      scroller.addEventListener(intent, () => void this.loadRest(), { once: true, signal })
    this.wireToggleButton(scroller, signal)
  }

  disconnectedCallback() {
    this.keepPlace()
    this.close?.()
    this.stop?.abort()
  }

  private keepPlace() {
    store(scrollKey, JSON.stringify({ name: this.dataset.name, top: this.top }), 'sessionStorage')
  }

  private handleToggle(details: HTMLDetailsElement) {
    if (details.open && details.hasAttribute('data-rest')) void this.fill(details)
    const open = [...this.querySelectorAll('details[open]')].map(getFolderKey)
    store(openKey, JSON.stringify({ name: this.dataset.name, open }), 'sessionStorage')
  }

  /** A reader who opens a folder and leaves at once is faster than its list: only now can it be opened again. */
  private reopen() {
    const { name, open = [] } = readKept()
    if (name !== this.dataset.name) return
    for (const details of this.querySelectorAll<HTMLDetailsElement>('details[data-rest]:not([open])'))
      if (open.includes(getFolderKey(details))) details.open = true
  }

  /** What is left out is fetched by a script of its own, which most pages never ask for. */
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

  /** Without the list, for example where the network is gone, the folder's own page leads on. */
  private async fill(details: HTMLDetailsElement) {
    const rest = await this.loadRest()
    if (rest !== undefined) await rest.fillFolder(details, this.getAttribute('source') ?? '')
    if (!details.hasAttribute('data-rest')) return
    details.removeAttribute('data-rest')
    const key = getFolderKey(details)
    if (key.startsWith('/')) window.location.assign(key)
  }

  /** Below 996 px the sidebar lies over the page. */
  private wireToggleButton(scroller: HTMLElement, signal: AbortSignal) {
    const button = document.querySelector<HTMLButtonElement>('.sidebar-toggle')
    const setOpen = (isOpen: boolean) => {
      scroller.classList.toggle('is-open', isOpen)
      button?.setAttribute('aria-expanded', String(isOpen))
      document.documentElement.style.overflow = isOpen ? 'hidden' : ''
      for (const other of document.querySelectorAll<HTMLElement>('#content, .back-to-top')) other.inert = isOpen
      if (isOpen) scroller.querySelector<HTMLElement>('[aria-current=page]')?.scrollIntoView({ block: 'center' })
    }
    this.close = () => setOpen(false)
    button?.addEventListener('click', () => setOpen(!scroller.classList.contains('is-open')), { signal })
    const closeWithEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !scroller.classList.contains('is-open')) return
      setOpen(false)
      button?.focus()
    }
    document.addEventListener('keydown', closeWithEscape, { signal })
    window.matchMedia('(min-width: 996px)').addEventListener('change', () => setOpen(false), { signal })
  }
}

export function defineSidebar(): void {
  define('docs-sidebar', SidebarElement)
}
