import { parseFenceMeta } from '../../mdx/fences'
import { getField } from './fields'
import { getAttribute, isJsx, listNodes, listPassages } from './passages'
import type { LintPage } from './types'

/** Words of a page that a reader sees, and the line of each of them in the file. */
export interface Wording {
  text: string
  lineAt: (offset: number) => number
}

const writtenFields = ['title', 'description', 'sidebar_label', 'pagination_label', 'pricingDescription']
const writtenCategoryFields = ['label', 'link.title', 'link.description']
const writtenAttributes = ['title', 'alt', 'caption', 'label']

/** What the front matter says in words. */
export function listFieldWordings(page: LintPage): Wording[] {
  return (page.collection === 'Category' ? writtenCategoryFields : writtenFields).flatMap((name) => {
    const text = getField(page, name)
    return typeof text === 'string' ? [{ text, lineAt: () => page.fieldLines[name] ?? 1 }] : []
  })
}

/** What pictures, diagrams and components say in words. */
function listAttributeWordings({ tree, bodyOffset }: LintPage): Wording[] {
  const found: Wording[] = []
  for (const node of listNodes(tree)) {
    const line = (node.position?.start.line ?? 1) + bodyOffset
    const add = (text: string | null | undefined) => {
      if (text) found.push({ text, lineAt: () => line })
    }
    if (node.type === 'image' || node.type === 'imageReference') add(node.alt)
    // Titles of other fences are file names.
    if (node.type === 'code' && node.lang === 'mermaid') add(parseFenceMeta(node.meta ?? '').title)
    if (isJsx(node)) for (const name of writtenAttributes) add(getAttribute(node, name))
  }
  return found
}

/** Everything on a page that is words: no code, no addresses. */
export function listWordings(page: LintPage): Wording[] {
  const passages = page.tree === undefined ? [] : listPassages(page.tree)
  const texts = passages.map(({ text, lineAt }) => ({
    text,
    lineAt: (offset: number) => lineAt(offset) + page.bodyOffset,
  }))
  return [...listFieldWordings(page), ...texts, ...listAttributeWordings(page)]
}

/** Blanks out what stands in quotation marks: messages and names are quoted as they are. */
export function maskQuotes(text: string): string {
  return text.replaceAll(/"[^"\n]*"|“[^”]*”/g, (quote) => quote.replaceAll(/[^\n]/g, 'x'))
}
