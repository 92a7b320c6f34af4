import { createPhraseFinder } from '../phrases'
import { countWords } from '../sentences'
import { everyCollection, textCollections, type LintPage, type Rule } from '../types'
import { listFieldWordings, listOpening, listWordings, type Wording } from '../words'

function listHeadings(page: LintPage): Wording[] {
  return listWordings(page).filter(({ kind }) => kind === 'heading')
}

function listStarts(page: LintPage): Wording[] {
  return [...listFieldWordings(page), ...listOpening(page)]
}

/** Creates a rule that reports a list's phrases in part of a page's text. */
function createRule(list: string, what: string, listText: (page: LintPage) => Wording[]): Rule {
  const find = createPhraseFinder(`${list}.yml`)
  return {
    name: list,
    collections: everyCollection,
    check(page, report) {
      for (const { text, line, advice } of find(listText(page))) report(line, `${what} "${text}". ${advice}`)
    },
  }
}

export const banned = createRule('banned', 'Banned:', listWordings)
export const terms = createRule('terms', 'Wording:', listWordings)
export const headings = createRule('headings', 'Heading', listHeadings)
export const openings = createRule('openings', 'Opening', listStarts)

const findMarkers = createPhraseFinder('markers.yml')
const wordsPerMarker = 300

/** Some words are fine occasionally, but suggest a translation if they're frequent. */
export const markers: Rule = {
  name: 'markers',
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
