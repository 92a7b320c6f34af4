import { pageCollections, type LintPage } from './types'
import { listOpening } from './words'

const maxShare = 0.05
/** This many pages may always start the same, even in small sites. */
const allowedRepeats = 3

export interface Opening {
  file: string
  line: number
  /** First three words, in lowercase. */
  words: string
}

/** Opening of a page. Empty for content that isn't a page. */
export function readOpening(page: LintPage): Opening[] {
  if (!pageCollections.some((name) => name === page.collection)) return []
  return listOpening(page).map(({ text, lineAt }) => ({
    file: page.file,
    line: lineAt(0),
    words: text.trim().split(/\s+/).slice(0, 3).join(' ').toLowerCase(),
  }))
}

/** Reports openings whose first three words are shared by more than 5% of all pages. */
export function findRepeatedOpenings(openings: readonly Opening[]): { file: string; line: number; message: string }[] {
  const groups = new Map<string, Opening[]>()
  for (const opening of openings) groups.set(opening.words, [...(groups.get(opening.words) ?? []), opening])
  return [...groups].flatMap(([words, group]) => {
    const share = group.length / openings.length
    if (group.length <= allowedRepeats || share <= maxShare) return []
    const percent = (100 * share).toFixed(1)
    const message = `Opening: ${group.length} pages (${percent}%) begin with "${words}", expected at most 5%. Vary them.`
    return group.map(({ file, line }) => ({ file, line, message }))
  })
}
