import { getDocsSite } from './site'

/** @param what the feature that needs documentation, to start the sentence: `The area "API"` */
export function describeMissingDocs(what: string): string {
  return `${what} needs the docs feature to be enabled: the content has no docs/ pages.`
}

export function hasDocs(): boolean {
  return getDocsSite().routes.length > 0
}

/**
 * Guards features that can't work without documentation.
 * @throws if the content has none
 */
export function requireDocs(what: string): void {
  if (!hasDocs()) throw new Error(describeMissingDocs(what))
}
