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

/** Goes to a place of the page as a full load would: folders around it open, the next Tab goes on from there. */
export function goToPlace(hash: string): void {
  const target = findTarget(hash)
  if (target === undefined) {
    window.scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById('content')?.focus({ preventScroll: true })
    return
  }
  for (let folder = target.closest('details'); folder; folder = folder.parentElement?.closest('details') ?? null)
    folder.open = true
  target.scrollIntoView({ behavior: 'instant' })
  focusOnce(target)
}

/** Puts the reader where the page was asked for, or where it was left. */
export function arrive(arrival: Arrival): void {
  if (arrival.by === 'link') {
    goToPlace(arrival.hash)
    return
  }
  document.getElementById('content')?.focus({ preventScroll: true })
  if (arrival.top !== undefined) window.scrollTo({ top: arrival.top, behavior: 'instant' })
}
