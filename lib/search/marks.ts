import { closeMark, openMark, type Marked } from './contract'
import { splitWords, toTerm } from './words'

/**
 * Marks the words of a text that the query asks for, as they stand in it: also the beginning of a longer word, and
 * a word that only resembles the one typed, where the index says which.
 * @param words terms of the index that matched
 */
export function markWords(text: string, query: string, words: readonly string[]): Marked {
  const wanted = new Set([...splitWords(query), ...words].map(toTerm).filter((word) => word.length > 1))
  let count = 0
  const value = text.replace(/[\p{L}\p{N}]+/gu, (word) => {
    const isWanted = [word, ...splitWords(word)].some((part) => {
      const term = toTerm(part)
      return wanted.has(term) || [...wanted].some((start) => start.length > 2 && term.startsWith(start))
    })
    if (isWanted) count++
    return isWanted ? `${openMark}${word}${closeMark}` : word
  })
  return { value, matchLevel: count === 0 ? 'none' : count < wanted.size ? 'partial' : 'full' }
}

/** Surrounds words that are searched and not shown in excerpts. It's a character without width that no text uses. */
export const silentMark = '\u2063'
