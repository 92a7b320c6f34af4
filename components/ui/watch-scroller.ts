/** Makes a region that scrolls reachable by keyboard, for as long as it does. */
export function watchScroller(scroller: HTMLElement | null, label: string): void {
  if (scroller === null) return
  new ResizeObserver(() => {
    // A rounded height can be off by one.
    if (scroller.scrollWidth > scroller.clientWidth || scroller.scrollHeight > scroller.clientHeight + 1) {
      scroller.tabIndex = 0
      scroller.setAttribute('role', 'group')
      scroller.setAttribute('aria-label', label)
    } else {
      for (const name of ['tabindex', 'role', 'aria-label']) scroller.removeAttribute(name)
    }
  }).observe(scroller)
}
