import { countWords, listProse, listShownTrees } from '../sentences'
import type { Rule } from '../types'

const minimum = 120

/** A page has enough text. Tables, code and headings don't count. */
export const wordCount: Rule = {
  name: 'word-count',
  collections: ['Doc', 'Post'],
  check(page, report, site) {
    if (page.tree === undefined || page.frontMatter.kind === 'index') return
    const passages = listShownTrees(page, site).flatMap(listProse)
    const words = passages.reduce((sum, { text }) => sum + countWords(text), 0)
    if (words < minimum)
      report(page.bodyOffset + 1, `The text has ${words} words of prose, expected at least ${minimum}.`)
  },
}
