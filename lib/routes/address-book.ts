import { findClosestAddress } from '../kit/closest'
import { decodePath, encodePath } from '../kit/urls'

/** Valid link targets: ids in each page's content, undefined if unknown, redirects, and static files. */
export interface AddressBook {
  pages: ReadonlyMap<string, readonly string[] | undefined>
  redirects: ReadonlyMap<string, string>
  hasFile: (address: string) => boolean
  /** Listed pages. Each has a Markdown copy. */
  listed: ReadonlySet<string>
}

/** Checks whether an address exists, and finds the closest one otherwise. */
export function judgeAddress(address: string, { pages, redirects, hasFile }: AddressBook) {
  const spellings = [address, decodePath(address), encodePath(decodePath(address))]
  const isKnown = spellings.some((form) => pages.has(form) || redirects.has(form) || hasFile(form))
  if (isKnown) return { state: 'ok' as const }
  return { state: 'missing' as const, closest: findClosestAddress(address, [...pages.keys()]) }
}

/** Whether an id exists on a page. Assumes so for pages whose ids are unknown. */
export function hasAnchor(address: string, hash: string, book: AddressBook): boolean {
  const ids = book.pages.get(address)
  if (ids === undefined || hash === '' || hash === 'top') return true
  return ids.includes(hash) || ids.includes(decodePath(hash))
}
