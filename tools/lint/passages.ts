import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { SKIP, visitParents } from 'unist-util-visit-parents'
import { cacheByObject } from '@/lib/kit/cache-by-object'
import type { JsxElement } from '@/lib/mdx/types'
import type { LintPage, LintSite } from './types'

/** A continuous piece of text: a paragraph, a heading, a table cell. */
export interface Passage {
  kind: 'paragraph' | 'heading' | 'cell' | 'label'
  text: string
  /** Line of a character. */
  lineAt: (offset: number) => number
  /** Text of the section's heading. */
  heading: string
  isInList: boolean
}

/** Replaces inline code, to keep the sentence structure without counting its contents. */
const codeWord = 'Code'

export const isJsx = (node: { type: string }): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

/** Whether an element shows an image. */
export const isPicture = (node: { type: string; name?: string | null }) =>
  isJsx(node) && /^(?:img|Figure|Image)$/.test(node.name ?? '')

export const getLine = (node: Nodes): number => node.position?.start.line ?? 1

/** A literal attribute of an element. Undefined if it's missing or not plain text. */
export function getAttribute(node: JsxElement, name: string): string | undefined {
  const found = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name)
  return typeof found?.value === 'string' ? found.value : undefined
}

/** All nodes of a text in document order, which most rules need. */
export const listNodes = cacheByObject((tree: Root): readonly Nodes[] => {
  const nodes: Nodes[] = []
  visit(tree, (node) => void nodes.push(node))
  return nodes
})

function toPieceText(node: Nodes): string | undefined {
  if (node.type === 'text') return node.value
  if (node.type === 'inlineCode') return codeWord + '\n'.repeat(node.value.split('\n').length - 1)
  if (node.type === 'break') return '\n'
  // Like in the compiler, a colon before a word isn't a directive.
  if (node.type === 'textDirective') return `:${node.name}`
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression')
    return /^\s*\/\*/.test(node.value) ? '' : codeWord
  return undefined
}

/** Text of a node, with the line of each character. Inline code counts as one word. */
export function toText(node: Nodes): Pick<Passage, 'text' | 'lineAt'> {
  const pieces: { start: number; line: number; text: string }[] = []
  let text = ''
  visit(node, (each) => {
    const piece = toPieceText(each)
    if (piece === undefined) return
    pieces.push({ start: text.length, line: getLine(each), text: piece })
    text += piece
  })
  const lineAt = (offset: number) => {
    const piece = pieces.findLast(({ start }) => start <= offset)
    return piece === undefined ? 1 : piece.line + piece.text.slice(0, offset - piece.start).split('\n').length - 1
  }
  return { text, lineAt }
}

/** Text without the id of a heading. */
export const withoutId = (text: string) => text.replace(/\s*\{#[^}]+\}\s*$/, '').trim()

function toKind(node: Nodes): Passage['kind'] | undefined {
  if (node.type === 'paragraph') return node.data?.directiveLabel ? 'label' : 'paragraph'
  if (node.type === 'heading') return 'heading'
  return node.type === 'tableCell' ? 'cell' : undefined
}

/** The passages of a text in document order. Skips file names in project trees. */
export const listPassages = cacheByObject((tree: Root): readonly Passage[] => {
  const passages: Passage[] = []
  let heading = ''
  visitParents(tree, (node, ancestors) => {
    if (isJsx(node) && node.name === 'ProjectTree') return SKIP
    const kind = toKind(node)
    if (kind === undefined) return undefined
    const { text, lineAt } = toText(node)
    if (kind === 'heading') heading = withoutId(text)
    const isInList = ancestors.some(({ type }) => type === 'listItem')
    passages.push({ kind, text: kind === 'heading' ? heading : text, lineAt, heading, isInList })
    return SKIP
  })
  return passages
})

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

export const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** The sentences of a passage, each with its number of words and its line. */
export function listSentences({ text, lineAt }: Pick<Passage, 'text' | 'lineAt'>) {
  return [...segmenter.segment(text)]
    .map(({ segment, index }) => ({ text: segment.trim(), words: countWords(segment), line: lineAt(index) }))
    .filter(({ words }) => words > 0)
}

/** Prose: paragraphs, including those in lists and admonitions, but no headings, tables or code. */
export const listProse = (tree: Root) => listPassages(tree).filter(({ kind }) => kind === 'paragraph')

/** The content of a page and the partials it uses. */
export function listShownTrees({ tree }: LintPage, site: LintSite): Root[] {
  const partials = listNodes(tree).map((node) =>
    isJsx(node) && node.name === 'Partial' ? site.findPartial(getAttribute(node, 'name') ?? '') : undefined,
  )
  return [tree, ...partials].filter((each) => each !== undefined)
}
