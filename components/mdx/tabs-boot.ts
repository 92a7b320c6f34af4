/**
 * Runs while the page is read, before its text is painted, so that a kept choice does not move anything:
 * `?tab=` first, then what the reader chose in this group before. It has no variables, so that one hash allows it.
 */
export const tabsBoot = `for (const tabs of document.querySelectorAll('docs-tabs')) {
  const asked = new URLSearchParams(location.search).getAll('tab')
  let stored
  try { stored = localStorage.getItem('tabs:' + tabs.getAttribute('group')) } catch {}
  const all = [...tabs.querySelectorAll(':scope > [role=tablist] > [role=tab]')]
  const chosen = all.find((tab) => asked.includes(tab.dataset.value)) || all.find((tab) => tab.dataset.value === stored)
  if (chosen) for (const tab of all) {
    const on = tab === chosen
    tab.setAttribute('aria-selected', on)
    tab.tabIndex = on ? 0 : -1
    document.getElementById(tab.getAttribute('aria-controls')).toggleAttribute('data-active', on)
  }
}`
