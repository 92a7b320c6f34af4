import { define } from '../ui/define'
import { store } from '../ui/storage'
import { findNextTab } from './tab-keys'

/** Syncs the tabs of a group on the page. */
const changeEvent = 'docs-tabs-change'

interface Change {
  group: string
  value: string
}

/** Tabs, following the WAI-ARIA pattern. A group's choice is stored and applies to every page. */
class TabsElement extends HTMLElement {
  private get tabs(): HTMLButtonElement[] {
    return [...this.querySelectorAll<HTMLButtonElement>(':scope > [role=tablist] > [role=tab]')]
  }

  private get group(): string | null {
    return this.getAttribute('group')
  }

  connectedCallback() {
    const list = this.querySelector(':scope > [role=tablist]')
    list?.addEventListener('click', this.handleClick)
    list?.addEventListener('keydown', this.handleKey as EventListener)
    document.addEventListener(changeEvent, this.handleChange as EventListener)
  }

  disconnectedCallback() {
    document.removeEventListener(changeEvent, this.handleChange as EventListener)
  }

  private readonly handleClick = (event: Event) => {
    const tab = (event.target as Element).closest<HTMLButtonElement>('[role=tab]')
    if (tab !== null) this.choose(tab)
  }

  private readonly handleKey = (event: KeyboardEvent) => {
    const { tabs } = this
    const next = findNextTab(event.key, tabs.indexOf(document.activeElement as HTMLButtonElement), tabs.length)
    const tab = tabs[next ?? -1]
    if (tab === undefined) return
    event.preventDefault()
    tab.focus()
    this.choose(tab)
  }

  private readonly handleChange = ({ detail }: CustomEvent<Change>) => {
    if (detail.group !== this.group) return
    const tab = this.tabs.find(({ dataset }) => dataset.value === detail.value)
    if (tab) this.show(tab)
  }

  private choose(tab: HTMLButtonElement) {
    const value = tab.dataset.value ?? ''
    const { group } = this
    if (group === null) {
      this.show(tab)
      return
    }
    // Panels above may change height: keep the clicked tab in place.
    const before = tab.getBoundingClientRect().top
    store(`tabs:${group}`, value)
    document.dispatchEvent(new CustomEvent<Change>(changeEvent, { detail: { group, value } }))
    window.scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' })
  }

  private show(chosen: HTMLButtonElement) {
    for (const tab of this.tabs) {
      const isChosen = tab === chosen
      tab.setAttribute('aria-selected', String(isChosen))
      tab.tabIndex = isChosen ? 0 : -1
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
      panel?.toggleAttribute('data-active', isChosen)
    }
  }
}

export function defineTabs(): void {
  define('docs-tabs', TabsElement)
}
