/** Selects tabs before the first paint, from `?tab=` or the stored choice. Never varies, so the CSP needs one hash. */
export const tabsBoot = `for (const tabs of document.querySelectorAll('docs-tabs')) {
  const query = new URLSearchParams(location.search).getAll('tab')
  let stored
  try { stored = localStorage.getItem('tabs:' + tabs.getAttribute('group')) } catch {}
  const all = [...tabs.querySelectorAll(':scope > [role=tablist] > [role=tab]')]
  const chosen = all.find((tab) => query.includes(tab.dataset.value)) || all.find((tab) => tab.dataset.value === stored)
  if (chosen) for (const tab of all) {
    const on = tab === chosen
    tab.setAttribute('aria-selected', on)
    tab.tabIndex = on ? 0 : -1
    document.getElementById(tab.getAttribute('aria-controls')).toggleAttribute('data-active', on)
  }
}`
