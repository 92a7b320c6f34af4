import { closest as closestWord, distance } from 'fastest-levenshtein'

/** The candidate that a person most likely meant, or undefined when none is near. */
export function findClosest(word: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0) return undefined
  const nearest = closestWord(word, candidates)
  return distance(word, nearest) <= Math.max(2, Math.floor(word.length * 0.4)) ? nearest : undefined
}

/** ` Did you mean X?`, or nothing when no candidate is near. */
export function toSuggestion(word: string, candidates: readonly string[], show = (name: string) => name): string {
  const nearest = findClosest(word, candidates)
  return nearest === undefined ? '' : ` Did you mean ${show(nearest)}?`
}
