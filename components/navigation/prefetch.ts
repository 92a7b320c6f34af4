import { loadPage } from '../ui/page-load'

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Bytes that nobody asked for are not fetched on a slow or a metered connection. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData !== true && connection?.effectiveType?.endsWith('2g') !== true
}

const asked = new Set<string>()

/**
 * Brings a page before it is asked for, once.
 * @param address path of the page as the browser asks for it
 */
export function prefetch(address: string, askRouter: () => void): void {
  if (asked.has(address) || !mayPrefetch()) return
  asked.add(address)
  askRouter()
  // What fails now may work when the link is followed.
  loadPage(address).catch(() => asked.delete(address))
}
