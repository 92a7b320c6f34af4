import { getDocsSite } from './site'

/** @param what needs documentation, as the beginning of a sentence: `The area "API"` */
export function toMissingDocs(what: string): string {
  return `${what} needs the docs feature to be enabled: the content has no docs/ pages.`
}

export function hasDocs(): boolean {
  return getDocsSite().routes.length > 0
}

/**
 * For what cannot work without documentation.
 * @throws when the content has none
 */
export function requireDocs(what: string): void {
  if (!hasDocs()) throw new Error(toMissingDocs(what))
}
