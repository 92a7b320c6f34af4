import type { Nodes } from 'mdast'
import { cacheByObject } from '@/lib/kit/cache-by-object'
import { parseFenceMeta } from '@/lib/mdx/fences'
import { getAttribute, getLine, isJsx, listNodes, listPassages, type Passage } from './passages'
import { getField, type LintPage } from './types'

/** Text that readers see, with the line of each character. */
export interface Wording extends Pick<Passage, 'text' | 'lineAt'> {
  kind: Passage['kind'] | 'field' | 'attribute'
}

const writtenFields = 'title description sidebar_label pagination_label summary returns pricingDescription'.split(' ')
const writtenCategoryFields = ['label', 'link.title', 'link.description']
const writtenAttributes = ['title', 'alt', 'caption', 'label', 'kicker', 'description']

function listWrittenFields({ collection, fieldLines }: LintPage): string[] {
  if (collection === 'Data') return Object.keys(fieldLines)
  return collection === 'Category' ? writtenCategoryFields : writtenFields
}

/** Text in the front matter, or in a data file. */
export function listFieldWordings(page: LintPage): Wording[] {
  return listWrittenFields(page).flatMap((name) => {
    const text = getField(page, name)
    return typeof text === 'string' ? [{ kind: 'field', text, lineAt: () => page.fieldLines[name] ?? 1 }] : []
  })
}

/** Text in attributes of an image, a diagram or a component. */
function listAttributes(node: Nodes): (string | null | undefined)[] {
  if (node.type === 'image' || node.type === 'imageReference') return [node.alt]
  // Titles of other fences are file names.
  if (node.type === 'code') return node.lang === 'mermaid' ? [parseFenceMeta(node.meta ?? '').title] : []
  if (!isJsx(node)) return []
  // A partial's variables are part of its text.
  const names = node.attributes.flatMap((each) => (each.type === 'mdxJsxAttribute' ? each.name : []))
  const written = node.name === 'Partial' ? names.filter((name) => name !== 'name') : writtenAttributes
  return written.map((name) => getAttribute(node, name))
}

function listAttributeWordings(node: Nodes): Wording[] {
  const kind = isJsx(node) && node.name === 'Step' ? 'heading' : 'attribute'
  return listAttributes(node).flatMap((text) => (text ? [{ kind, text, lineAt: () => getLine(node) }] : []))
}

/** All text on a page, without code and URLs. */
export const listWordings = cacheByObject((page: LintPage): Wording[] => [
  ...listFieldWordings(page),
  ...listPassages(page.tree),
  ...listNodes(page.tree).flatMap(listAttributeWordings),
])

/** First paragraph of a page, outside of lists. Undefined if there is none. */
export const findOpening = ({ tree }: LintPage): Wording | undefined =>
  listPassages(tree).find(({ kind, isInList }) => kind === 'paragraph' && !isInList)

/** Masks quoted text, because messages and labels are quoted verbatim. */
export const maskQuotes = (text: string) =>
  text.replaceAll(/"[^"\n]*"|“[^”]*”/g, (quote) => quote.replaceAll(/[^\n]/g, 'x'))
