import type { PhrasingContent, Root, RootContent, Table } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { toCatalogPath } from '../address'
import { findResource } from '../find'
import type { Inline } from '../text/blocks'
import { resourceKinds, type Catalog, type Resource } from '../types'
import { getAttribute, toComponentBlocks, type ComponentBlock } from './components'

/** A block of a page's text, simplified for a small drawing. */
export type BodyBlock =
  | { type: 'paragraph' | 'heading'; line: Inline[] }
  | { type: 'list'; ordered: boolean; items: Inline[][] }
  | { type: 'table'; rows: string[][] }
  | { type: 'code' | 'mermaid'; text: string }
  | ComponentBlock

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx)

function toInlines(catalog: Catalog, nodes: readonly PhrasingContent[]): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    if (node.type === 'text') return [node.value.replaceAll('\n', ' ')]
    if (node.type === 'inlineCode') return [{ code: node.value }]
    if (node.type === 'strong') return [{ strong: toString(node) }]
    if (node.type !== 'mdxJsxTextElement' || node.name !== 'ResourceLink') return [toString(node)]
    const resource = findResource(catalog, resourceKinds, getAttribute(node, 'id') ?? '')
    const name = toString(node) || resource?.name || (getAttribute(node, 'id') ?? '')
    return resource === undefined ? [name] : [{ name, kind: resource.kind, open: toCatalogPath(resource) }]
  })
}

function toTableRows(table: Table): string[][] {
  return table.children.map(({ children }) => children.map((cell) => toString(cell)))
}

/** Flattens blocks to a single line. */
function toLine(catalog: Catalog, nodes: readonly RootContent[]): Inline[] {
  return nodes.flatMap((node, index): Inline[] => {
    if (node.type === 'text' && node.value.trim() === '') return []
    const line =
      node.type === 'paragraph' ? toInlines(catalog, node.children) : toInlines(catalog, [node as PhrasingContent])
    return index > 0 && node.type === 'paragraph' ? [' ', ...line] : line
  })
}

function toBlocks(catalog: Catalog, resource: Resource, node: RootContent): BodyBlock[] {
  switch (node.type) {
    case 'paragraph':
      return [{ type: 'paragraph', line: toInlines(catalog, node.children) }]
    case 'heading':
      return [{ type: 'heading', line: toInlines(catalog, node.children) }]
    case 'list': {
      const items = node.children.map(({ children: [first] }) =>
        first?.type === 'paragraph' ? toInlines(catalog, first.children) : [],
      )
      return [{ type: 'list', ordered: node.ordered === true, items }]
    }
    case 'table':
      return [{ type: 'table', rows: toTableRows(node) }]
    case 'code':
      return [{ type: node.lang === 'mermaid' ? 'mermaid' : 'code', text: node.value }]
    case 'mdxJsxFlowElement':
      return toComponentBlocks({ catalog, resource, toLine: (nodes) => toLine(catalog, nodes) }, node)
    default:
      return []
  }
}

function isJsxAlone(node: RootContent): node is RootContent & { type: 'paragraph' } {
  return node.type === 'paragraph' && node.children.every(({ type }) => type === 'mdxJsxTextElement')
}

/** Approximate size of a block in a drawing, in characters of text. */
function measureBlock(block: BodyBlock, node: RootContent): number {
  switch (block.type) {
    case 'tiles':
      return Math.ceil(block.tiles.length / block.columns) * 250
    case 'tables':
      return block.tables.length * 250
    case 'entities':
    case 'flow':
    case 'schema':
      return 400
    default:
      return toString(node).length
  }
}

/**
 * The beginning of a page's text, up to `most` characters, with components in their original position.
 * @returns the blocks, and whether more text follows
 */
export function readBody(catalog: Catalog, resource: Resource, most: number): { blocks: BodyBlock[]; more: boolean } {
  const tree: Root = parser.parse(resource.markdown)
  const parts = tree.children.flatMap((node) =>
    isJsxAlone(node)
      ? []
      : toBlocks(catalog, resource, node).map((block) => ({ block, length: measureBlock(block, node) })),
  )
  let [used, count] = [0, 0]
  for (const { block, length } of parts) {
    // Text must fit completely. A component only has to start within the limit.
    const isText = ['paragraph', 'heading', 'list', 'table', 'code'].includes(block.type)
    if (count > 0 && (isText ? used + length : used) > most) break
    used += length
    count++
  }
  // A heading without content isn't useful.
  if (parts[count - 1]?.block.type === 'heading') count--
  return { blocks: parts.slice(0, count).map(({ block }) => block), more: count < parts.length }
}
