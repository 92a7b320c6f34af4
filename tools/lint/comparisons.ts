import { groupBy } from '@/lib/kit/group-by'
import { listProse, listSentences } from './passages'
import { pageCollections, type LintPage } from './types'
import { findOpening } from './words'

type Finding = { file: string; line?: number; message: string }

const leastWords = 5

const toStart = (text: string) => text.trim().split(/\s+/).slice(0, 3).join(' ').toLowerCase()

/** What's kept of a page for comparing it with the others. Syntax trees would take too much memory. */
export function readForComparison(page: LintPage) {
  const { file, collection, tree } = page
  const opening = pageCollections.some((name) => name === collection) ? findOpening(page) : undefined
  const sentences = collection === 'Doc' || collection === 'Post' ? listProse(tree).flatMap(listSentences) : []
  return {
    file,
    /** Place and first three words, in lowercase. Undefined for content that isn't a page. */
    opening: opening && { line: opening.lineAt(0), words: toStart(opening.text) },
    /** Without short ones and those of partials. Empty for anything but documentation and posts. */
    sentences: new Set(sentences.filter(({ words }) => words >= leastWords).map(({ text }) => text)),
  }
}

type ComparedPage = ReturnType<typeof readForComparison>

/** This many pages may always start the same, even in small sites. */
const allowedRepeats = 3

/** Reports openings whose first three words are shared by more than 5% of all pages. */
export function findRepeatedOpenings(pages: readonly Omit<ComparedPage, 'sentences'>[]): Finding[] {
  const openings = pages.flatMap(({ file, opening }) => (opening === undefined ? [] : [{ file, ...opening }]))
  return [...groupBy(openings, ({ words }) => words)].flatMap(([words, group]) => {
    const share = group.length / openings.length
    if (group.length <= allowedRepeats || share <= 0.05) return []
    const percent = (100 * share).toFixed(1)
    const message = `Opening: ${group.length} pages (${percent}%) begin with "${words}", expected at most 5%. Vary them.`
    return group.map(({ file, line }) => ({ file, line, message }))
  })
}

/** Reports pairs of pages where the shorter one shares more than a quarter of its sentences with the other. */
export function findSharedSentences(pages: readonly ComparedPage[]): Finding[] {
  const uses = pages.flatMap((page) => [...page.sentences].map((sentence) => ({ sentence, page })))
  const pairs = [...groupBy(uses, ({ sentence }) => sentence).values()].flatMap((sharing) =>
    sharing.flatMap(({ page }, index) =>
      sharing.slice(index + 1).map(({ page: other }) => {
        const [short, long] = page.sentences.size < other.sentences.size ? [page, other] : [other, page]
        return { short, long }
      }),
    ),
  )
  return [...groupBy(pairs, ({ short, long }) => `${short.file}\n${long.file}`).values()].flatMap((shared) => {
    const [pair] = shared
    if (pair === undefined || shared.length / pair.short.sentences.size <= 0.25) return []
    const message = `Repeats ${shared.length} of its ${pair.short.sentences.size} sentences from ${pair.long.file}, expected at most a quarter. Put them into a partial, or link to that page.`
    return [{ file: pair.short.file, message }]
  })
}
