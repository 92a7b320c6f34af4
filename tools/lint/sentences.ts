import type { Root } from 'mdast'
import { getAttribute, isJsx, listNodes, listPassages, type Passage } from './passages'
import type { LintPage, LintSite } from './types'

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

export interface Sentence {
  text: string
  words: number
  /** Line in the body. */
  line: number
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** The sentences of a passage. */
export function listSentences({ text, lineAt }: Pick<Passage, 'text' | 'lineAt'>): Sentence[] {
  return [...segmenter.segment(text)]
    .map(({ segment, index }) => ({ text: segment.trim(), words: countWords(segment), line: lineAt(index) }))
    .filter(({ words }) => words > 0)
}

/** Prose: paragraphs, including those in lists and admonitions, but no headings, tables or code. */
export function listProse(tree: Root): Passage[] {
  return listPassages(tree).filter(({ kind }) => kind === 'paragraph')
}

/** The content of a page and the partials it uses. */
export function listShownTrees(page: LintPage, site: LintSite): Root[] {
  if (page.tree === undefined) return []
  const trees = [page.tree]
  for (const node of listNodes(page.tree)) {
    if (!isJsx(node) || node.name !== 'Partial') continue
    const partial = site.findPartial(getAttribute(node, 'name') ?? '')
    if (partial !== undefined) trees.push(partial)
  }
  return trees
}
