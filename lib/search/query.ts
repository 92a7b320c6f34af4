/** Longest query that is asked, in the units in which a field counts. */
export const MAX_QUERY = 512

/** A text as it may be asked for: cut where it is too long, and without halves of characters, which no address takes. */
export function toQuery(text: string): string {
  return text.slice(0, MAX_QUERY).replace(/\p{Cs}/gu, '')
}
