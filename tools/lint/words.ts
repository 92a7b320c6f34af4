import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { parseFenceMeta } from '@/lib/mdx/fences'
import { getField } from './fields'
import { getAttribute, isJsx, listNodes, listPassages, type Passage } from './passages'
import type { LintPage } from './types'

/** Text that readers see, with the line of each character in the file. */
export interface Wording {
  kind: Passage['kind'] | 'field' | 'attribute'
  text: string
  lineAt: (offset: number) => number
}

const writtenFields = [
  'title',
  'description',
  'sidebar_label',
  'pagination_label',
  'summary',
  'returns',
  'pricingDescription',
]
const writtenCategoryFields = ['label', 'link.title', 'link.description']
const writtenAttributes = ['title', 'alt', 'caption', 'label', 'kicker', 'description']

/** A partial's variables are part of its text. */
function listWrittenAttributes({ name, attributes }: MdxJsxFlowElement | MdxJsxTextElement): string[] {
  if (name !== 'Partial') return writtenAttributes
  return attributes.flatMap((each) => (each.type === 'mdxJsxAttribute' && each.name !== 'name' ? [each.name] : []))
}

/** Text in the front matter. */
export function listFieldWordings(page: LintPage): Wording[] {
  return (page.collection === 'Category' ? writtenCategoryFields : writtenFields).flatMap((name) => {
    const text = getField(page, name)
    return typeof text === 'string' ? [{ kind: 'field', text, lineAt: () => page.fieldLines[name] ?? 1 }] : []
  })
}

/** Text in attributes of images, diagrams and components. */
function listAttributeWordings({ tree, bodyOffset }: LintPage): Wording[] {
  const found: Wording[] = []
  for (const node of listNodes(tree)) {
    const line = (node.position?.start.line ?? 1) + bodyOffset
    const add = (text: string | null | undefined, kind: Wording['kind'] = 'attribute') => {
      if (text) found.push({ kind, text, lineAt: () => line })
    }
    if (node.type === 'image' || node.type === 'imageReference') add(node.alt)
    // Titles of other fences are file names.
    if (node.type === 'code' && node.lang === 'mermaid') add(parseFenceMeta(node.meta ?? '').title)
    if (!isJsx(node)) continue
    for (const name of listWrittenAttributes(node))
      add(getAttribute(node, name), node.name === 'Step' ? 'heading' : 'attribute')
  }
  return found
}

function toWording({ bodyOffset }: LintPage, { kind, text, lineAt }: Passage): Wording {
  return { kind, text, lineAt: (offset) => lineAt(offset) + bodyOffset }
}

function collectWordings(page: LintPage): Wording[] {
  const passages = page.tree === undefined ? [] : listPassages(page.tree)
  return [
    ...listFieldWordings(page),
    ...passages.map((passage) => toWording(page, passage)),
    ...listAttributeWordings(page),
  ]
}

/** Cached, because several rules use the same page. */
const known = new WeakMap<LintPage, Wording[]>()

/** All text on a page, without code and URLs. */
export function listWordings(page: LintPage): Wording[] {
  const wordings = known.get(page) ?? collectWordings(page)
  known.set(page, wordings)
  return wordings
}

/** First paragraph of a page, outside of lists. Empty if there is none. */
export function listOpening(page: LintPage): Wording[] {
  const passages = page.tree === undefined ? [] : listPassages(page.tree)
  return passages
    .filter(({ kind, isInList }) => kind === 'paragraph' && !isInList)
    .slice(0, 1)
    .map((passage) => toWording(page, passage))
}

/** Masks quoted text, because messages and labels are quoted verbatim. */
export function maskQuotes(text: string): string {
  return text.replaceAll(/"[^"\n]*"|“[^”]*”/g, (quote) => quote.replaceAll(/[^\n]/g, 'x'))
}
