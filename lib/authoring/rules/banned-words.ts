import { listWordings, maskQuotes } from '../lint/words'
import { textCollections, type Rule } from '../lint/types'

/** Words that praise instead of telling, and openings that say nothing. */
const banned = [
  "in this (?:guide|page|tutorial|article|post),? (?:we will|we'll|you will|you'll)",
  'welcome to',
  'powerful(?:ly)?',
  'seamless(?:ly)?',
  'simply',
  'just(?!-in-time)',
  'eas(?:y|ily)',
  'unlock(?:s|ed|ing)?',
  'leverag(?:e|es|ed|ing)',
  'robust(?:ly)?',
]

const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${banned.join('|')})(?![\\p{L}\\p{N}])`, 'giu')

/** The words that WRITING.md rules out. Code and quotations may hold them. */
export const bannedWords: Rule = {
  name: 'banned-words',
  collections: [...textCollections, 'Category'],
  check(page, report) {
    for (const { text, lineAt } of listWordings(page)) {
      for (const { 0: word, index } of maskQuotes(text).matchAll(pattern))
        report(lineAt(index), `Banned words: "${word}". Leave them out, or say what is meant.`)
    }
  },
}
