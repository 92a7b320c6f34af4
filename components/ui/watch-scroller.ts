/** What scrolls sideways can be reached by keyboard, and only then. */
export function watchScroller(scroller: HTMLElement | null, label: string): void {
  if (scroller === null) return
  new ResizeObserver(() => {
    if (scroller.scrollWidth > scroller.clientWidth) {
      scroller.tabIndex = 0
      scroller.setAttribute('role', 'group')
      scroller.setAttribute('aria-label', label)
    } else {
      for (const name of ['tabindex', 'role', 'aria-label']) scroller.removeAttribute(name)
    }
  }).observe(scroller)
}
