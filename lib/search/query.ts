/** Maximum query length, in UTF-16 code units. */
export const MAX_QUERY = 512

/** Truncates a query, and removes lone surrogates, which can't be encoded in a URL. */
export const toQuery = (text: string) => text.slice(0, MAX_QUERY).replace(/\p{Cs}/gu, '')
