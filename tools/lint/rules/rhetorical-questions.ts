import { listProse, listSentences } from '../sentences'
import { maskQuotes } from '../words'
import { textCollections, type Rule } from '../types'

/** Sections whose paragraphs may contain questions: the heading is a question or announces them. */
const questionHeading = /\?$|\bfaq\b|\bquestions?\b/i

/** Text has no rhetorical questions. Quotes, lists and tables may contain other people's questions. */
export const rhetoricalQuestions: Rule = {
  name: 'rhetorical-questions',
  collections: textCollections,
  check({ tree, bodyOffset }, report) {
    if (tree === undefined) return
    for (const passage of listProse(tree)) {
      if (passage.isInList || questionHeading.test(passage.heading)) continue
      for (const { text, line } of listSentences({ ...passage, text: maskQuotes(passage.text) })) {
        if (text.endsWith('?')) report(line + bodyOffset, `Rhetorical question: "${text}". Say what the answer is.`)
      }
    }
  },
}
