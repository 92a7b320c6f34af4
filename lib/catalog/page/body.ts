import type { RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Inline } from '../text/blocks'
import type { Catalog, Resource } from '../types'
import { toComponentBlocks, toInlines, type ComponentBlock } from './components'

/** A block of a page's text, simplified for a small drawing. */
export type BodyBlock =
  | { type: 'paragraph' | 'heading'; line: Inline[] }
  | { type: 'list'; ordered: boolean; items: Inline[][] }
  | { type: 'table'; rows: string[][] }
  | { type: 'code' | 'mermaid'; text: string }
  | ComponentBlock

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx)

function toBlocks(catalog: Catalog, resource: Resource, node: RootContent): BodyBlock[] {
  switch (node.type) {
    case 'paragraph':
      // Components in a line of their own, such as links, aren't text.
      if (node.children.every(({ type }) => type === 'mdxJsxTextElement')) return []
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
      return [{ type: 'table', rows: node.children.map(({ children }) => children.map((cell) => toString(cell))) }]
    case 'code':
      return [{ type: node.lang === 'mermaid' ? 'mermaid' : 'code', text: node.value }]
    case 'mdxJsxFlowElement':
      return toComponentBlocks({ catalog, resource }, node)
    default:
      return []
  }
}

/** Approximate size of a block in a drawing, in characters of text. */
function measureBlock(block: BodyBlock, node: RootContent): number {
  if (block.type === 'tiles') return Math.ceil(block.tiles.length / block.columns) * 250
  if (block.type === 'tables') return block.tables.length * 250
  return ['entities', 'flow', 'schema'].includes(block.type) ? 400 : toString(node).length
}

/** Blocks that must fit completely. A component only has to start within the limit. */
const textTypes: readonly string[] = ['paragraph', 'heading', 'list', 'table', 'code']

/** The beginning of a page's text, up to `most` characters, and whether more follows. */
export function readBody(catalog: Catalog, resource: Resource, most: number): { blocks: BodyBlock[]; more: boolean } {
  const parts = parser
    .parse(resource.markdown)
    .children.flatMap((node) =>
      toBlocks(catalog, resource, node).map((block) => ({ block, length: measureBlock(block, node) })),
    )
  let [used, count] = [0, 0]
  for (const { block, length } of parts) {
    if (count > 0 && used + (textTypes.includes(block.type) ? length : 0) > most) break
    used += length
    count++
  }
  // A heading without content isn't useful.
  if (parts[count - 1]?.block.type === 'heading') count--
  return { blocks: parts.slice(0, count).map(({ block }) => block), more: count < parts.length }
}
