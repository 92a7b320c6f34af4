import type { Blockquote, Heading, Paragraph, Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { findExpression, readJsxText } from '../../mdx/literals'
import type { JsxElement, Reference } from '../../mdx/types'
import { admonitionTitle } from './admonition-title'
import { readProps } from './attributes'
import { toBlocks, toPhrasing, trim } from './content'
import { toPlainNodes } from './element-forms'
import { toPlainFence } from './fence'

const explicitId = /\s*\{#[^}]+\}\s*$/

/** Nodes that hold blocks; all others that hold something hold words. */
const holdsBlocks = new Set([
  'root',
  'blockquote',
  'listItem',
  'footnoteDefinition',
  'containerDirective',
  'mdxJsxFlowElement',
])

/** What a node holds, as the kinds of nodes that it may hold. */
function toHeld(type: RootContent['type'], held: readonly RootContent[]): readonly RootContent[] {
  if (holdsBlocks.has(type)) return toBlocks(held)
  if (type === 'list' || type === 'table' || type === 'tableRow') return held
  return type === 'paragraph' ? trim(toPhrasing(held)) : toPhrasing(held)
}

/** A heading without the id that its author gave it. */
function toPlainHeading(node: Heading): Heading {
  const last = node.children.at(-1)
  if (last?.type !== 'text' || !explicitId.test(last.value)) return node
  return { ...node, children: [...node.children.slice(0, -1), { ...last, value: last.value.replace(explicitId, '') }] }
}

/** The kind of a box, from the class that remarkAdmonitions gave it. */
function findAdmonition(node: { data?: { hProperties?: Record<string, unknown> } | undefined }): string | undefined {
  const classes = node.data?.hProperties?.className
  if (!Array.isArray(classes) || classes[0] !== 'admonition') return undefined
  return String(classes[1]).replace('admonition-', '')
}

/** A box is a quote whose first line names its kind. */
function toQuote(children: readonly RootContent[], type: string): Blockquote {
  const [title, ...rest] = children
  const name = admonitionTitle(type, title === undefined ? '' : toString(title))
  const line: Paragraph = {
    type: 'paragraph',
    children: [{ type: 'strong', children: [{ type: 'text', value: name }] }],
  }
  return { type: 'blockquote', children: [line, ...rest] as Blockquote['children'] }
}

/**
 * The tree of a page without what only this site understands: elements of HTML become Markdown, notes to the site go.
 * Components stay: they are written out by their text forms. The tree that is given stays as it is.
 * @param references what the numbers in addresses stand for
 */
export function toPlainTree(tree: Root, references: readonly Reference[]): Root {
  /** Of a picture with a form for each mode, one is enough. */
  function isForDark(address: string): boolean {
    const index = /^ec-ref:\/\/(\d+)\/$/.exec(address)?.[1]
    return /#(?:gh-)?dark/.test(references[Number(index)]?.target ?? '')
  }

  function toElement(node: JsxElement, children: RootContent[]): RootContent[] {
    const props = readProps(node)
    const attribute = (name: string) => {
      const value = props[name]
      return typeof value === 'string' ? value : undefined
    }
    if (node.name === 'img' && isForDark(attribute('src') ?? '')) return []
    return toPlainNodes({ name: node.name ?? '', attribute, children })
  }

  function toNodes(node: RootContent): RootContent[] {
    switch (node.type) {
      case 'code':
        return [toPlainFence(node)]
      case 'thematicBreak':
        return node.data?.hProperties !== undefined && 'data-truncate' in node.data.hProperties ? [] : [node]
      case 'image':
        return isForDark(node.url) ? [] : [node]
      case 'mdxFlowExpression':
      case 'mdxTextExpression': {
        const value = readJsxText(findExpression(node))
        return value === '' ? [] : [{ type: 'text', value }]
      }
      case 'mdxjsEsm':
        return []
    }
    if (!('children' in node)) return [node]
    const held = node.children.flatMap(toNodes)
    const children = toHeld(node.type, held)
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const isElement = node.name === null || /^[a-z]/.test(node.name)
      if (isElement) return toElement(node, held)
    }
    const admonition = findAdmonition(node)
    if (admonition !== undefined) return [toQuote(children, admonition)]
    if (node.type === 'containerDirective') return [...children]
    const plain = { ...node, children } as RootContent
    return [plain.type === 'heading' ? toPlainHeading(plain) : plain]
  }

  return { type: 'root', children: toBlocks(tree.children.flatMap(toNodes)) }
}
