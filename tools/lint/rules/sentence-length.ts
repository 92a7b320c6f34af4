import { listProse, listSentences } from '../sentences'
import { textCollections, type Rule } from '../types'

const limit = 25

/** Limits the average sentence length. Reports the longest sentence, because it's the one to split. */
export const sentenceLength: Rule = {
  name: 'sentence-length',
  collections: textCollections,
  check({ tree, bodyOffset }, report) {
    const sentences = tree === undefined ? [] : listProse(tree).flatMap(listSentences)
    const [longest] = sentences.toSorted((a, b) => b.words - a.words)
    if (longest === undefined) return
    const average = sentences.reduce((sum, { words }) => sum + words, 0) / sentences.length
    if (average < limit) return
    const start = longest.text.split(/\s+/).slice(0, 5).join(' ')
    report(
      longest.line + bodyOffset,
      `Sentences have ${average.toFixed(1)} words on average, expected under ${limit}. The longest has ${longest.words}: "${start} …".`,
    )
  },
}
