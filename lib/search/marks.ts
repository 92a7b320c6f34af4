import { closeMark, openMark, type Marked } from './contract'
import { dropSmallWords, splitWords, toTerm } from './words'

/** Highlights matches of a query, and of similar `words` in the index. Includes prefixes, and ignores stop words. */
export function markWords(text: string, query: string, words: readonly string[]): Marked {
  const telling = dropSmallWords([query, ...words].join(' '))
  const wanted = [...new Set(splitWords(telling).map(toTerm))].filter((word) => word.length > 1)
  let count = 0
  const value = text.replace(/[\p{L}\p{N}]+/gu, (word) => {
    const isWanted = [word, ...splitWords(word)]
      .map(toTerm)
      .some((term) => wanted.some((start) => term === start || (start.length > 2 && term.startsWith(start))))
    if (isWanted) count++
    return isWanted ? `${openMark}${word}${closeMark}` : word
  })
  return { value, matchLevel: count === 0 ? 'none' : count < wanted.length ? 'partial' : 'full' }
}

/** Delimits text that's searchable but not shown in excerpts. A zero-width character that doesn't occur in content. */
export const silentMark = '\u2063'
