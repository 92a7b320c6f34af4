import type { PhrasingContent, Root, RootContent, Table } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { findResource } from '../find'
import { resourceKinds, type Catalog } from '../types'
import type { Inline } from '../text/blocks'

/** A piece of the text of a page, as far as a small drawing of it goes. */
export type BodyBlock =
  | { type: 'paragraph' | 'heading'; line: Inline[] }
  | { type: 'list'; ordered: boolean; items: Inline[][] }
  | { type: 'table'; rows: string[][] }
  /** Code and components, of which the drawing shows only what they are. */
  | { type: 'box'; label: string }
  /** What is drawn from the resource itself, where the text has it. */
  | { type: 'graph' | 'properties' }

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx)

function getAttribute(node: MdxJsxFlowElement | MdxJsxTextElement, name: string): string | undefined {
  const found = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name)
  return typeof found?.value === 'string' ? found.value : undefined
}

function toInlines(catalog: Catalog, nodes: readonly PhrasingContent[]): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    if (node.type === 'text') return [node.value.replaceAll('\n', ' ')]
    if (node.type === 'inlineCode') return [{ code: node.value }]
    if (node.type === 'strong') return [{ strong: toString(node) }]
    if (node.type !== 'mdxJsxTextElement' || node.name !== 'ResourceLink') return [toString(node)]
    const resource = findResource(catalog, resourceKinds, getAttribute(node, 'id') ?? '')
    const name = toString(node) || resource?.name || (getAttribute(node, 'id') ?? '')
    return resource === undefined ? [name] : [{ name, kind: resource.kind }]
  })
}

function toTableRows(table: Table): string[][] {
  return table.children.map(({ children }) => children.map((cell) => toString(cell)))
}

function toComponentBox(node: MdxJsxFlowElement): BodyBlock {
  if (node.name === 'NodeGraph') return { type: 'graph' }
  if (node.name === 'EntityPropertiesTable') return { type: 'properties' }
  const file = getAttribute(node, 'file') ?? getAttribute(node, 'id')
  return { type: 'box', label: `<${node.name ?? ''}>${file === undefined ? '' : ` ${file}`}` }
}

function toBlock(catalog: Catalog, node: RootContent): BodyBlock[] {
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
      return [{ type: 'box', label: node.lang === 'mermaid' ? 'Mermaid diagram' : `Code: ${node.lang ?? 'text'}` }]
    case 'mdxJsxFlowElement':
      return [toComponentBox(node)]
    default:
      return []
  }
}

function isJsxAlone(node: RootContent): node is RootContent & { type: 'paragraph' } {
  return node.type === 'paragraph' && node.children.every(({ type }) => type === 'mdxJsxTextElement')
}

/**
 * The beginning of a page's text, up to a number of characters; a graph stands where the text has it.
 * @returns whether more follows, besides the blocks
 */
export function readBody(catalog: Catalog, markdown: string, most: number): { blocks: BodyBlock[]; more: boolean } {
  const tree: Root = parser.parse(markdown)
  const parts = tree.children.flatMap((node) => {
    const length = toString(node).length
    return isJsxAlone(node) ? [] : toBlock(catalog, node).map((block) => ({ block, length }))
  })
  let [used, count] = [0, 0]
  while (count < parts.length && (count === 0 || used + (parts[count]?.length ?? 0) <= most))
    used += parts[count++]?.length ?? 0
  // A heading with nothing below it says nothing.
  if (parts[count - 1]?.block.type === 'heading') count--
  return { blocks: parts.slice(0, count).map(({ block }) => block), more: count < parts.length }
}
