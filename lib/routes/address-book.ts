import { findClosestAddress } from '../kit/closest'
import { decodePath, encodePath } from '../kit/urls'

/** Valid link targets. */
export interface AddressBook {
  /** Ids in each page's content. Undefined if unknown. */
  pages: ReadonlyMap<string, readonly string[] | undefined>
  /** Redirects by address. */
  redirects: ReadonlyMap<string, string>
  /** Whether a static file exists. */
  hasFile: (address: string) => boolean
  /** Listed pages. Each has a Markdown copy. */
  listed: ReadonlySet<string>
}

export type Verdict = { state: 'ok' } | { state: 'missing'; closest: string | undefined }

/** Checks whether an address exists. */
export function judgeAddress(address: string, book: AddressBook): Verdict {
  const spellings = [address, decodePath(address), encodePath(decodePath(address))]
  if (spellings.some((form) => book.pages.has(form) || book.redirects.has(form) || book.hasFile(form)))
    return { state: 'ok' }
  return { state: 'missing', closest: findClosestAddress(address, [...book.pages.keys()]) }
}

/** Whether an id exists on a page. Assumes so for pages whose ids are unknown. */
export function hasAnchor(address: string, hash: string, book: AddressBook): boolean {
  const ids = book.pages.get(address)
  if (ids === undefined || hash === '' || hash === 'top') return true
  return ids.includes(hash) || ids.includes(decodePath(hash))
}
