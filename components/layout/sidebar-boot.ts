/**
 * Runs right after the sidebar, before it's painted. Restores open folders and the scroll position.
 * The script never varies, so the CSP needs a single hash.
 */
export const sidebarBoot = `(() => {
  const sidebar = document.querySelector('docs-sidebar')
  const scroller = sidebar.parentElement
  const read = (key) => { try { return JSON.parse(sessionStorage.getItem(key)) } catch {} }
  const kept = read('sidebar-open')
  const keyOf = (folder) => folder.previousElementSibling.getAttribute('href') || folder.previousElementSibling.textContent
  const open = kept && kept.name === sidebar.dataset.name && Array.isArray(kept.open) ? kept.open : []
  const rest = read('sidebar-rest')
  const source = sidebar.getAttribute('source')
  let whole
  for (const folder of sidebar.getElementsByTagName('details')) {
    if (folder.open || !open.includes(keyOf(folder))) continue
    if (folder.hasAttribute('data-rest')) {
      if (!rest || rest.source !== source) continue
      whole = whole || new DOMParser().parseFromString(rest.html, 'text/html')
      const same = [...whole.querySelectorAll('details')].find((other) => keyOf(other) === keyOf(folder))
      if (!same) continue
      folder.append(same.querySelector('ul'))
      folder.removeAttribute('data-rest')
    }
    folder.open = true
  }
  const place = read('sidebar-scroll')
  const current = sidebar.querySelector('[aria-current=page]')
  if (place && place.name === sidebar.dataset.name) scroller.scrollTop = place.top
  if (current) {
    const top = current.getBoundingClientRect().top - scroller.getBoundingClientRect().top
    if (top < 0 || top + current.offsetHeight / 2 > scroller.clientHeight) scroller.scrollTop += top - scroller.clientHeight / 3
  }
})()`.replaceAll(/^ +/gm, '')
