import { pageCollections, type LintPage } from './types'
import { listOpening } from './words'

const maxShare = 0.05
/** So few pages may always begin alike, however small the tree is. */
const fewPages = 3

export interface Opening {
  file: string
  line: number
  /** The first three words, in lower case. */
  words: string
}

/** How a page begins; nothing for what is no page of its own. */
export function readOpening(page: LintPage): Opening[] {
  if (!pageCollections.some((name) => name === page.collection)) return []
  return listOpening(page).map(({ text, lineAt }) => ({
    file: page.file,
    line: lineAt(0),
    words: text.trim().split(/\s+/).slice(0, 3).join(' ').toLowerCase(),
  }))
}

/** Finds the pages that begin with the same three words as more than 5% of all pages do. */
export function findRepeatedOpenings(openings: readonly Opening[]): { file: string; line: number; message: string }[] {
  const groups = new Map<string, Opening[]>()
  for (const opening of openings) groups.set(opening.words, [...(groups.get(opening.words) ?? []), opening])
  return [...groups].flatMap(([words, group]) => {
    const share = group.length / openings.length
    if (group.length <= fewPages || share <= maxShare) return []
    const percent = (100 * share).toFixed(1)
    const message = `Opening: ${group.length} pages (${percent}%) begin with "${words}", expected at most 5%. Vary them.`
    return group.map(({ file, line }) => ({ file, line, message }))
  })
}
