/** How the visitor got to a page: through a link, or with back and forward. */
export type Arrival = { by: 'link'; hash: string } | { by: 'history'; top: number | undefined }

function findTarget(hash: string): HTMLElement | undefined {
  if (hash.length < 2) return undefined
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined
  } catch {
    return undefined
  }
}

function focusOnce(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}

/** How long a smooth scroll can continue on the next page, in milliseconds. */
const HOLD_DURATION = 120

let pendingScroll: AbortController | undefined

/** Scrolls, and again if a smooth scroll that was in progress during the click moves the next page. */
function holdScroll(scroll: () => void): void {
  scroll()
  pendingScroll?.abort()
  const ending = (pendingScroll = new AbortController())
  const { signal } = ending
  window.addEventListener('scroll', scroll, { signal, passive: true })
  for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click', 'popstate'])
    window.addEventListener(input, () => ending.abort(), { signal, capture: true, passive: true })
  window.setTimeout(() => ending.abort(), HOLD_DURATION)
}

/** Goes to an anchor like a full page load would: opens `<details>` around it and moves the tab position there. */
export function goToPlace(hash: string): void {
  const target = findTarget(hash)
  if (target === undefined) {
    holdScroll(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    document.getElementById('content')?.focus({ preventScroll: true })
    return
  }
  for (let folder = target.closest('details'); folder; folder = folder.parentElement?.closest('details') ?? null)
    folder.open = true
  holdScroll(() => target.scrollIntoView({ behavior: 'instant' }))
  focusOnce(target)
}

/** Scrolls to the link's anchor, or restores the scroll position. */
export function arrive(arrival: Arrival): void {
  if (arrival.by === 'link') {
    goToPlace(arrival.hash)
    return
  }
  const { top } = arrival
  document.getElementById('content')?.focus({ preventScroll: true })
  if (top !== undefined) holdScroll(() => window.scrollTo({ top, behavior: 'instant' }))
}
