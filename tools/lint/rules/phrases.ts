import path from 'node:path'
import { fromYAMLFilePath } from 'prh'
import { maskQuotes, type Wording, listFieldWordings, findOpening, listWordings } from '../words'
import { countWords } from '../passages'
import { textCollections, type LintPage, type Rule } from '../types'

/** Creates a function that finds phrases of a list, in order. @throws if an example in the list has another result */
function createPhraseFinder(list: string) {
  const { rules } = fromYAMLFilePath(path.resolve('tools/lint/voice', list))
  return (wordings: readonly Wording[]) => {
    // Joined into one text, because each call is expensive. Each wording is a line, so phrases can't span several.
    const lines = wordings.map((wording) => maskQuotes(wording.text).replaceAll(/\s/g, ' '))
    const text = lines.join('\n')
    return rules
      .flatMap((rule) => rule.applyRule(text))
      .toSorted((a, b) => a.index - b.index)
      .map(({ index, matches: [found = ''], expected = '', rule }) => {
        const before = text.slice(0, index).split('\n')
        const { prh: advice = `Write "${expected}".` } = (rule?.raw ?? {}) as { prh?: string }
        const line = wordings[before.length - 1]?.lineAt(before.at(-1)?.length ?? 0) ?? 1
        return { text: found, line, advice }
      })
  }
}

/** Creates a rule that reports a list's phrases in part of a page's text. */
function createRule(list: string, what: string, listText: (page: LintPage) => Wording[]): Rule {
  const find = createPhraseFinder(`${list}.yml`)
  return {
    collections: [...textCollections, 'Category', 'Data', 'Document'],
    check(page, report) {
      for (const { text, line, advice } of find(listText(page))) report(line, `${what} "${text}". ${advice}`)
    },
  }
}

const findMarkers = createPhraseFinder('markers.yml')
const wordsPerMarker = 300

/** Some words are fine occasionally, but suggest a translation if they're frequent. */
const markers: Rule = {
  collections: textCollections,
  check(page, report) {
    const wordings = listWordings(page)
    const words = wordings.reduce((sum, { text }) => sum + countWords(text), 0)
    const limit = Math.ceil(words / wordsPerMarker)
    const found = findMarkers(wordings)
    const excess = found[limit]
    if (excess === undefined) return
    const list = found.map(({ text, line }) => `"${text}" (line ${line})`).join(', ')
    report(
      excess.line,
      `Wording: ${words} words contain ${found.length} that often mark a translated sentence, expected at most ${limit}: ${list}. Rewrite those sentences.`,
    )
  },
}

export const phraseRules: readonly Rule[] = [
  createRule('banned', 'Banned:', listWordings),
  createRule('terms', 'Wording:', listWordings),
  createRule('headings', 'Heading', (page) => listWordings(page).filter(({ kind }) => kind === 'heading')),
  createRule('openings', 'Opening', (page) => [...listFieldWordings(page), ...[findOpening(page) ?? []].flat()]),
  markers,
]
