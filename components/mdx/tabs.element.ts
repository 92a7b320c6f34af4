import { defineElement } from '../ui/define'
import { store } from '../ui/storage'
import { findNextTab } from './tab-keys'

const listTabs = (element: Element) => [
  ...element.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]'),
]

/** Shows the tab with a value, if there is one. */
function show(element: Element, value: string | undefined): void {
  const tabs = listTabs(element)
  const chosen = tabs.find(({ dataset }) => dataset.value === value)
  for (const tab of chosen === undefined ? [] : tabs) {
    tab.setAttribute('aria-selected', String(tab === chosen))
    tab.tabIndex = tab === chosen ? 0 : -1
    document.getElementById(tab.getAttribute('aria-controls') ?? '')?.toggleAttribute('data-active', tab === chosen)
  }
}

/** Tabs, following the WAI-ARIA pattern. A group's choice is stored and applies to every page. */
defineElement('docs-tabs', (element, signal) => {
  const list = element.querySelector<HTMLElement>(':scope > [role=tablist]')
  const group = element.getAttribute('group')
  const choose = (tab: HTMLElement) => {
    const { value = '' } = tab.dataset
    if (group === null) return show(element, value)
    // Panels above may change height: keep the clicked tab in place.
    const before = tab.getBoundingClientRect().top
    store(`tabs:${group}`, value)
    for (const other of document.querySelectorAll(`docs-tabs[group="${CSS.escape(group)}"]`)) show(other, value)
    window.scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' })
  }
  const handleClick = ({ target }: Event) => {
    const tab = (target as Element).closest<HTMLElement>('[role=tab]')
    if (tab !== null) choose(tab)
  }
  const handleKey = (event: KeyboardEvent) => {
    const tabs = listTabs(element)
    const at = tabs.findIndex((tab) => tab === document.activeElement)
    const tab = tabs[findNextTab(event.key, at, tabs.length) ?? -1]
    if (tab === undefined) return
    event.preventDefault()
    tab.focus()
    choose(tab)
  }
  list?.addEventListener('click', handleClick, { signal })
  list?.addEventListener('keydown', handleKey, { signal })
})
