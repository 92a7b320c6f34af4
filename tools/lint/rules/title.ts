import { getField, getTitleField } from '../fields'
import { countWords } from '../sentences'
import { isProperNoun } from '../proper-nouns'
import { pageCollections, type Rule } from '../types'

const maxWords = 6

/** Names of functions, files and packages, and abbreviations, keep their case. */
function isName(word: string): boolean {
  return /^[@.]|[_./\d]|.\p{Lu}|\p{Lu}.*\p{Lu}/u.test(word) || isProperNoun(word)
}

function isCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word)
}

/** A title is a short name in sentence case. */
export const title: Rule = {
  name: 'title',
  collections: [...pageCollections, 'Category'],
  check(page, report) {
    const field = getTitleField(page)
    const text = getField(page, field)
    if (typeof text !== 'string') return
    const line = page.fieldLines[field]
    const count = countWords(text)
    if (count < 1 || count > maxWords)
      report(line, `The ${field} has ${count} words, expected 1 to ${maxWords}: "${text}".`)
    const words = text.split(/[\s–—:,()]+/).filter((word) => word !== '')
    const [first = '', ...rest] = words
    if (/^\p{Ll}/u.test(first) && !isName(first))
      report(line, `The ${field} begins with a small letter: "${text}". Write it in sentence case.`)
    for (const word of rest) {
      if (!isCapital(word) || isName(word)) continue
      report(
        line,
        `The ${field} is not in sentence case: write "${word.toLowerCase()}" instead of "${word}". Names belong to tools/lint/proper-nouns.ts.`,
      )
    }
  },
}
