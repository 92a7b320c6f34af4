import { closest as closestWord, distance } from 'fastest-levenshtein'

/** The most similar candidate, or undefined if none is close. */
export function findClosest(word: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0) return undefined
  const nearest = closestWord(word, candidates)
  return distance(word, nearest) <= Math.max(2, Math.floor(word.length * 0.4)) ? nearest : undefined
}

/** ` Did you mean X?`, or an empty string if no candidate is close. */
export function toSuggestion(word: string, candidates: readonly string[], show = (name: string) => name): string {
  const nearest = findClosest(word, candidates)
  return nearest === undefined ? '' : ` Did you mean ${show(nearest)}?`
}

/** The most similar address: compares whole addresses first, then last segments. */
export function findClosestAddress(address: string, known: readonly string[]): string | undefined {
  const last = address.slice(address.lastIndexOf('/'))
  return findClosest(address, known) ?? known.find((candidate) => candidate.endsWith(last))
}
