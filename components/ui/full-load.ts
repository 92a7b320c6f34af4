/** The address that was asked for last, until it is shown. */
let wanted: string | undefined

/** The address that the browser is on its way to. */
let leaving: string | undefined

export function wantPage(href: string | undefined): void {
  wanted = href
}

/**
 * Gives up showing a page in place: the browser loads it, once. A page that is not asked for any more is let be.
 * @param address path of the page that could not be had
 * @returns whether the browser is on its way to it
 */
export function loadInFull(address: string, error: unknown): boolean {
  // Every slot of the page asks.
  if (leaving === address) return true
  if (wanted === undefined || new URL(wanted).pathname !== address) return false
  const href = wanted
  wanted = undefined
  leaving = address
  console.warn(`${address} could not be shown in place. Loading the full page instead.`, error)
  // Back and forward have changed the address already.
  if (href === window.location.href) window.location.reload()
  else window.location.assign(href)
  return true
}
