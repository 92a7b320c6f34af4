import type { Outline } from './outline'
import { splitWords, wholeWords } from './words'

/** An entry for a page or one of its headings. */
export interface Entry {
  id: number
  /** Index of the page in the outline. */
  page: number
  /** Index of the heading on the page, or -1 for the page itself. */
  place: number
  title: string
  own: string
  /** Parts of the names in `own`, with a lower weight. */
  parts: string
  keywords: string
  trail: string
}

export function toEntries({ pages }: Outline): Entry[] {
  const entries: Entry[] = []
  for (const [page, [, title, , , , breadcrumbs, keywords, , headings]] of pages.entries()) {
    const trail = breadcrumbs.join(' ')
    const add = (place: number, own: string, words: string) => {
      const whole = new Set(wholeWords(own))
      const parts = splitWords(own).filter((word) => !whole.has(word))
      entries.push({ id: entries.length, page, place, title, own, parts: parts.join(' '), keywords: words, trail })
    }
    add(-1, title, keywords.join(' '))
    for (const [place, heading] of headings.entries()) add(place, heading, '')
  }
  return entries
}
