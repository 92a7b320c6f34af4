import type { Code, Blockquote, Heading, Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { findExpression, readJsxText } from '../../mdx/literals'
import { isJsx } from '../../mdx/nodes'
import type { JsxElement, Reference } from '../../mdx/types'
import { admonitionTitle, readProps, toBlocks, toPhrasing, trim } from './content'
import { toPlainNodes } from './element-forms'

/** Highlighter annotations in a comment of any language: `// [!code ++]`. */
const note = /[ \t]*(?:\/\/|#|--|;|%|<!--|\{?\/\*)\s*\[!code ([^\]\n]+)\]\s*(?:\*\/\}?|-->)?/

/** Reduces a fence to its language and file name, and writes added and removed lines as a diff. */
function toPlainFence(node: Code): Code {
  const properties = node.data?.hProperties ?? {}
  const language = properties['data-language'] ?? node.lang
  const title = properties['data-title']
  const lines = node.value
    .split('\n')
    .map((line) => ({ text: line.replace(note, ''), mark: note.exec(line)?.[1] ?? '' }))
  const signs = new Map(Object.entries({ '++': '+', '--': '-' }))
  const isDiff = lines.some(({ mark }) => signs.has(mark))
  return {
    type: 'code',
    lang: isDiff ? 'diff' : String(language || 'text'),
    meta: typeof title === 'string' ? `title="${title.replaceAll('"', "'")}"` : null,
    value: lines.map(({ text, mark }) => (isDiff ? (signs.get(mark) ?? ' ') : '') + text).join('\n'),
  }
}

const explicitId = /\s*\{#[^}]+\}\s*$/

/** Nodes with block children. All other parents have inline children. */
const blockParents = ['root', 'blockquote', 'listItem', 'footnoteDefinition', 'containerDirective', 'mdxJsxFlowElement']

/** Wraps children in the type of node that the parent expects. */
function toChildren(type: RootContent['type'], held: readonly RootContent[]): readonly RootContent[] {
  if (blockParents.includes(type)) return toBlocks(held)
  if (type === 'list' || type === 'table' || type === 'tableRow') return held
  return type === 'paragraph' ? trim(toPhrasing(held)) : toPhrasing(held)
}

function toPlainHeading(node: Heading): Heading {
  const last = node.children.at(-1)
  if (last?.type !== 'text' || !explicitId.test(last.value)) return node
  return { ...node, children: [...node.children.slice(0, -1), { ...last, value: last.value.replace(explicitId, '') }] }
}

/** Type of an admonition, from the class that remarkAdmonitions added. */
function findAdmonition(node: { data?: { hProperties?: Record<string, unknown> } | undefined }): string | undefined {
  const [first, second] = [node.data?.hProperties?.className].flat()
  return first === 'admonition' ? String(second).replace('admonition-', '') : undefined
}

/** Converts an admonition to a quote whose first line names its type. */
function toQuote([title, ...rest]: readonly RootContent[], type: string): Blockquote {
  const value = admonitionTitle(type, title === undefined ? '' : toString(title))
  const line: RootContent = { type: 'paragraph', children: [{ type: 'strong', children: [{ type: 'text', value }] }] }
  return { type: 'blockquote', children: [line, ...rest] as Blockquote['children'] }
}

/** Converts a page's tree to standard Markdown with components, which text forms convert. Doesn't modify it. */
export function toPlainTree(tree: Root, references: readonly Reference[]): Root {
  /** Light/dark images only need one version. */
  function isDarkVariant(address: string): boolean {
    const index = /^ec-ref:\/\/(\d+)\/$/.exec(address)?.[1]
    return /#(?:gh-)?dark/.test(references[Number(index)]?.target ?? '')
  }

  function toElement(node: JsxElement, children: RootContent[]): RootContent[] {
    const props = readProps(node)
    const attribute = (name: string) => (typeof props[name] === 'string' ? props[name] : undefined)
    if (node.name === 'img' && isDarkVariant(attribute('src') ?? '')) return []
    return toPlainNodes({ name: node.name ?? '', attribute, children })
  }

  function toNodes(node: RootContent): RootContent[] {
    switch (node.type) {
      case 'code':
        return [toPlainFence(node)]
      case 'thematicBreak':
        return node.data?.hProperties !== undefined && 'data-truncate' in node.data.hProperties ? [] : [node]
      case 'image':
        return isDarkVariant(node.url) ? [] : [node]
      case 'mdxFlowExpression':
      case 'mdxTextExpression': {
        const value = readJsxText(findExpression(node))
        return value === '' ? [] : [{ type: 'text', value }]
      }
      case 'math':
        return [{ type: 'code', lang: 'math', value: node.value }]
      case 'inlineMath':
        return [{ type: 'inlineCode', value: `$${node.value}$` }]
      case 'mdxjsEsm':
        return []
    }
    if (!('children' in node)) return [node]
    const held = node.children.flatMap(toNodes)
    const children = toChildren(node.type, held)
    if (isJsx(node) && (node.name === null || /^[a-z]/.test(node.name))) return toElement(node, held)
    const admonition = findAdmonition(node)
    if (admonition !== undefined) return [toQuote(children, admonition)]
    if (node.type === 'containerDirective') return [...children]
    const plain = { ...node, children } as RootContent
    return [plain.type === 'heading' ? toPlainHeading(plain) : plain]
  }

  return { type: 'root', children: toBlocks(tree.children.flatMap(toNodes)) }
}
