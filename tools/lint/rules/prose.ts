import { listProse, listSentences, countWords, listShownTrees, getAttribute, isJsx, listNodes } from '../passages'
import { textCollections, type Rule } from '../types'
import { maskQuotes } from '../words'
import { isExternal } from '@/lib/kit/urls'

const limit = 25

/** Limits the average sentence length. Reports the longest sentence, because it's the one to split. */
const sentenceLength: Rule = {
  collections: textCollections,
  check({ tree }, report) {
    const sentences = listProse(tree).flatMap(listSentences)
    const [longest] = sentences.toSorted((a, b) => b.words - a.words)
    const average = sentences.reduce((sum, { words }) => sum + words, 0) / sentences.length
    if (longest === undefined || average < limit) return
    const start = longest.text.split(/\s+/).slice(0, 5).join(' ')
    report(
      longest.line,
      `Sentences have ${average.toFixed(1)} words on average, expected under ${limit}. The longest has ${longest.words}: "${start} …".`,
    )
  },
}

/** Sections whose paragraphs may contain questions: the heading is a question or announces them. */
const questionHeading = /\?$|\bfaq\b|\bquestions?\b/i

/** Text has no rhetorical questions. Quotes, lists and tables may contain other people's questions. */
const rhetoricalQuestions: Rule = {
  collections: textCollections,
  check({ tree }, report) {
    for (const passage of listProse(tree)) {
      if (passage.isInList || questionHeading.test(passage.heading)) continue
      for (const { text, line } of listSentences({ ...passage, text: maskQuotes(passage.text) }))
        if (text.endsWith('?')) report(line, `Rhetorical question: "${text}". Say what the answer is.`)
    }
  },
}

const minimumWords = 120

/** A page has enough text. Tables, code and headings don't count. */
const wordCount: Rule = {
  collections: ['Doc', 'Post'],
  check(page, report, site) {
    if (page.syntaxError !== undefined || page.frontMatter.kind === 'index') return
    const passages = listShownTrees(page, site).flatMap(listProse)
    const words = passages.reduce((sum, { text }) => sum + countWords(text), 0)
    if (words < minimumWords)
      report(page.bodyOffset + 1, `The text has ${words} words of prose, expected at least ${minimumWords}.`)
  },
}

const minimumLinks = 3

/** A page links to related pages in its text. Cards don't count. */
const linkCount: Rule = {
  collections: ['Doc'],
  check(page, report, site) {
    // SDK pages are generated: a function, its parameters, and related functions.
    if (page.syntaxError !== undefined || page.frontMatter.kind === 'index' || page.file.startsWith('docs/sdk/')) return
    const urls = listShownTrees(page, site)
      .flatMap(listNodes)
      .map((node) => {
        if (node.type === 'link' || node.type === 'definition') return node.url
        return isJsx(node) && node.name === 'a' ? (getAttribute(node, 'href') ?? '') : ''
      })
    const addresses = urls.map((url) => url.replace(/[?#].*$/, ''))
    const count = new Set(addresses.filter((address) => address !== '' && !isExternal(address))).size
    if (count < minimumLinks)
      report(page.bodyOffset + 1, `The text links to ${count} other pages, expected at least ${minimumLinks}.`)
  },
}

export const proseRules: readonly Rule[] = [linkCount, wordCount, sentenceLength, rhetoricalQuestions]
