/** Makes a region focusable while its content overflows, so it can be scrolled with the keyboard. */
export function watchScroller(scroller: HTMLElement | null, label: string): void {
  if (scroller === null) return
  new ResizeObserver(() => {
    // Rounding can make the height off by one.
    if (scroller.scrollWidth > scroller.clientWidth || scroller.scrollHeight > scroller.clientHeight + 1) {
      scroller.tabIndex = 0
      scroller.setAttribute('role', 'group')
      scroller.setAttribute('aria-label', label)
    } else {
      for (const name of ['tabindex', 'role', 'aria-label']) scroller.removeAttribute(name)
    }
  }).observe(scroller)
}
