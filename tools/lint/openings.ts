import { groupBy } from '@/lib/kit/group-by'
import { pageCollections, type LintPage } from './types'
import { findOpening } from './words'

const maxShare = 0.05
/** This many pages may always start the same, even in small sites. */
const allowedRepeats = 3

export interface Opening {
  file: string
  line: number
  /** First three words, in lowercase. */
  words: string
}

/** Opening of a page. Undefined for content that isn't a page. */
export function readOpening(page: LintPage): Opening | undefined {
  const opening = pageCollections.some((name) => name === page.collection) ? findOpening(page) : undefined
  if (opening === undefined) return undefined
  const words = opening.text.trim().split(/\s+/).slice(0, 3).join(' ').toLowerCase()
  return { file: page.file, line: opening.lineAt(0), words }
}

/** Reports openings whose first three words are shared by more than 5% of all pages. */
export function findRepeatedOpenings(openings: readonly Opening[]): { file: string; line: number; message: string }[] {
  return [...groupBy(openings, ({ words }) => words)].flatMap(([words, group]) => {
    const share = group.length / openings.length
    if (group.length <= allowedRepeats || share <= maxShare) return []
    const percent = (100 * share).toFixed(1)
    const message = `Opening: ${group.length} pages (${percent}%) begin with "${words}", expected at most 5%. Vary them.`
    return group.map(({ file, line }) => ({ file, line, message }))
  })
}
