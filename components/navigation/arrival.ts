/** How a page was reached: by a link, or by back and forward. */
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

/** Milliseconds in which the rest of a smooth scroll can still move the next page: a few frames. */
const SETTLING = 120

let settling: AbortController | undefined

/**
 * Scrolls, and scrolls again if something other than the reader moves the page: a smooth scroll that was running when a
 * link was pressed continues for a frame or two on the next page.
 */
function settle(scroll: () => void): void {
  scroll()
  settling?.abort()
  const ending = (settling = new AbortController())
  const { signal } = ending
  window.addEventListener('scroll', scroll, { signal, passive: true })
  for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click', 'popstate'])
    window.addEventListener(input, () => ending.abort(), { signal, capture: true, passive: true })
  window.setTimeout(() => ending.abort(), SETTLING)
}

/** Goes to a place of the page as a full load would: folders around it open, the next Tab goes on from there. */
export function goToPlace(hash: string): void {
  const target = findTarget(hash)
  if (target === undefined) {
    settle(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    document.getElementById('content')?.focus({ preventScroll: true })
    return
  }
  for (let folder = target.closest('details'); folder; folder = folder.parentElement?.closest('details') ?? null)
    folder.open = true
  settle(() => target.scrollIntoView({ behavior: 'instant' }))
  focusOnce(target)
}

/** Puts the reader where the page was asked for, or where it was left. */
export function arrive(arrival: Arrival): void {
  if (arrival.by === 'link') {
    goToPlace(arrival.hash)
    return
  }
  const { top } = arrival
  document.getElementById('content')?.focus({ preventScroll: true })
  if (top !== undefined) settle(() => window.scrollTo({ top, behavior: 'instant' }))
}
