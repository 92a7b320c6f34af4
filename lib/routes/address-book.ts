import { findClosest } from '../kit/closest'
import { decodePath, encodePath } from '../kit/urls'

/** What a link may point to. */
export interface AddressBook {
  /** Ids on each page that content makes; undefined where they are not known. */
  pages: ReadonlyMap<string, readonly string[] | undefined>
  /** Addresses that lead on to another. */
  redirects: ReadonlyMap<string, string>
  /** Files that are served as they are. */
  hasFile: (address: string) => boolean
  /** Pages that anybody may be led to; each of them stands as Markdown too. */
  listed: ReadonlySet<string>
}

export type Verdict = { state: 'ok' } | { state: 'missing'; closest: string | undefined }

/** Whether an address exists. */
export function judgeAddress(address: string, book: AddressBook): Verdict {
  const spelled = [address, decodePath(address), encodePath(decodePath(address))]
  if (spelled.some((form) => book.pages.has(form) || book.redirects.has(form) || book.hasFile(form)))
    return { state: 'ok' }
  return { state: 'missing', closest: findClosestAddress(address, [...book.pages.keys()]) }
}

/** The address most like a wrong one: first by its whole, then by its last part. */
function findClosestAddress(address: string, known: readonly string[]): string | undefined {
  const last = address.split('/').at(-1)
  return findClosest(address, known) ?? known.find((candidate) => candidate.split('/').at(-1) === last)
}

/** Whether a place on a page exists. Pages whose ids are not known are not judged. */
export function hasAnchor(address: string, hash: string, book: AddressBook): boolean {
  const ids = book.pages.get(address)
  if (ids === undefined || hash === '' || hash === 'top') return true
  return ids.includes(hash) || ids.includes(decodePath(hash))
}
