import type { Nodes, Parents, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { SKIP, visitParents } from 'unist-util-visit-parents'
import type { LintPage, LintSite } from './types'

/** A continuous piece of text: a paragraph, a heading, a table cell. */
export interface Passage {
  kind: 'paragraph' | 'heading' | 'cell' | 'label'
  text: string
  /** Line of a character, relative to the body. */
  lineAt: (offset: number) => number
  /** Text of the section's heading. */
  heading: string
  isInList: boolean
}

interface Piece {
  start: number
  line: number
  text: string
}

/** Replaces inline code, to keep the sentence structure without counting its contents. */
const codeWord = 'Code'

export function isJsx(node: { type: string }): node is MdxJsxFlowElement | MdxJsxTextElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** A literal attribute of an element. Undefined if it's missing or not plain text. */
export function getAttribute(node: MdxJsxFlowElement | MdxJsxTextElement, name: string): string | undefined {
  const found = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name)
  return typeof found?.value === 'string' ? found.value : undefined
}

function collectNodes(node: Nodes, nodes: Nodes[]): Nodes[] {
  nodes.push(node)
  if ('children' in node) for (const child of node.children) collectNodes(child, nodes)
  return nodes
}

const nodesOfTrees = new WeakMap<Root, readonly Nodes[]>()

/** All nodes of a text in document order, which most rules need. Empty if it couldn't be parsed. */
export function listNodes(tree: Root | undefined): readonly Nodes[] {
  if (tree === undefined) return []
  const nodes = nodesOfTrees.get(tree) ?? collectNodes(tree, [])
  nodesOfTrees.set(tree, nodes)
  return nodes
}

function isExpression(node: { type: string }): boolean {
  return node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression'
}

function toPieceText(node: Nodes): string | undefined {
  if (node.type === 'text') return node.value
  if (node.type === 'inlineCode') return codeWord + '\n'.repeat(node.value.split('\n').length - 1)
  if (node.type === 'break') return '\n'
  // Like in the compiler, a colon before a word isn't a directive.
  if (node.type === 'textDirective') return `:${node.name}`
  if (isExpression(node)) return /^\s*\/\*/.test((node as { value: string }).value) ? '' : codeWord
  return undefined
}

function collectPieces(node: Nodes, pieces: Piece[], end: { offset: number }): void {
  const text = toPieceText(node)
  if (text !== undefined) {
    pieces.push({ start: end.offset, line: node.position?.start.line ?? 1, text })
    end.offset += text.length
  }
  if ('children' in node) for (const child of node.children) collectPieces(child, pieces, end)
}

function toLineFinder(pieces: readonly Piece[]): Passage['lineAt'] {
  return (offset) => {
    const piece = pieces.findLast(({ start }) => start <= offset)
    if (piece === undefined) return 1
    return piece.line + piece.text.slice(0, offset - piece.start).split('\n').length - 1
  }
}

/** Text of a node, with the line of each character. Inline code counts as one word. */
export function toText(node: Nodes): Pick<Passage, 'text' | 'lineAt'> {
  const pieces: Piece[] = []
  collectPieces(node, pieces, { offset: 0 })
  return { text: pieces.map(({ text }) => text).join(''), lineAt: toLineFinder(pieces) }
}

/** Text of a heading without its id. */
export function toHeadingText(node: Nodes): string {
  return toText(node)
    .text.replace(/\s*\{#[^}]+\}\s*$/, '')
    .trim()
}

function toKind(node: Nodes): Passage['kind'] | undefined {
  if (node.type === 'paragraph') return node.data?.directiveLabel ? 'label' : 'paragraph'
  if (node.type === 'heading') return 'heading'
  return node.type === 'tableCell' ? 'cell' : undefined
}

function isInside(ancestors: readonly Parents[], test: (node: Parents) => boolean): boolean {
  return ancestors.some(test)
}

/** Cached, because several rules use the same tree. */
const known = new WeakMap<Root, readonly Passage[]>()

/** The passages of a text in document order. Skips file names in project trees. */
export function listPassages(tree: Root): readonly Passage[] {
  const passages = known.get(tree) ?? collectPassages(tree)
  known.set(tree, passages)
  return passages
}

function collectPassages(tree: Root): Passage[] {
  const passages: Passage[] = []
  let heading = ''
  visitParents(tree, (node, ancestors) => {
    if (isJsx(node) && node.name === 'ProjectTree') return SKIP
    const kind = toKind(node)
    if (kind === undefined) return undefined
    const passage = toText(node)
    const text = kind === 'heading' ? toHeadingText(node) : passage.text
    if (kind === 'heading') heading = text
    const isInList = isInside(ancestors, ({ type }) => type === 'listItem')
    passages.push({ kind, text, lineAt: passage.lineAt, heading, isInList })
    return SKIP
  })
  return passages
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

interface Sentence {
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
