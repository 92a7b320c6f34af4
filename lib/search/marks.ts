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

/**
 * The text below a heading, as it is indexed, begins with that heading, which stands above an excerpt already. Where an
 * excerpt begins within it, the rest of the heading ends with the full stop that the index puts there.
 */
export function withoutHeading(excerpt: string, heading: string): string {
  const mark = `(?:${openMark}|${closeMark})?`
  const words = heading.split(/\s+/).map((word) => mark + word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  for (const [from] of words.entries()) {
    const stop = from === 0 ? '\\.?' : '\\.'
    const shorter = excerpt.replace(new RegExp(`^${words.slice(from).join(`${mark}\\s+`)}${stop}${mark}(\\s+|$)`), '')
    if (shorter !== excerpt) return shorter
  }
  return excerpt
}

/** Stands around words that are searched and not shown. It is a character without width that no text uses. */
export const silentMark = '\u2063'

const silentWords = new RegExp(`\\s*${silentMark}[^${silentMark}]*(${silentMark}|$)`, 'g')

/** Pagefind gives HTML with `<mark>`; the interface takes text with marks of its own. */
export function fromMarkup(html: string): string {
  return html
    .replace(silentWords, '')
    .replaceAll('<mark>', openMark)
    .replaceAll('</mark>', closeMark)
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|amp|quot|#39|#x27);/g, (_, name: string) => entities[name] ?? '')
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'", '#x27': "'" }
