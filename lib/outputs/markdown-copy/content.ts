import type { PhrasingContent, RootContent } from 'mdast'
import { phrasing } from 'mdast-util-phrasing'
import { findExpression, toValue } from '../../mdx/literals'
import type { JsxElement } from '../../mdx/types'

/** Attributes of a component, as the author wrote them: text, numbers, lists and objects. */
export type TextProps = Readonly<Record<string, unknown>>

/**
 * Renders a component as Markdown, given its content. Empty if it only repeats other parts of the page.
 * @param place its index among siblings with the same name, starting at 1, and its parent's attributes
 */
export type TextForm = (props: TextProps, children: string, place: { index: number; parent: TextProps }) => string

export const isBlank = (node: RootContent) => node.type === 'text' && node.value.trim() === ''

/** Converts nodes to blocks. Runs of inline nodes become paragraphs, like in browsers. */
export function toBlocks(nodes: readonly RootContent[]): RootContent[] {
  const blocks: RootContent[] = []
  let run: PhrasingContent[] = []
  const close = () => {
    if (!run.every(isBlank)) blocks.push({ type: 'paragraph', children: trim(run) })
    run = []
  }
  for (const node of nodes) {
    if (phrasing(node)) run.push(node)
    else {
      close()
      blocks.push(node)
    }
  }
  close()
  return blocks
}

/** Spaces at the ends of a line would be escaped. */
export function trim(run: readonly PhrasingContent[]): PhrasingContent[] {
  const ends = (node: PhrasingContent | undefined) => node === undefined || node.type === 'break'
  return run.flatMap((node, index): PhrasingContent[] => {
    if (node.type !== 'text') return [node]
    const start = ends(run[index - 1]) ? node.value.trimStart() : node.value
    const value = ends(run[index + 1]) ? start.trimEnd() : start
    return value === '' ? [] : [{ ...node, value }]
  })
}

/** Converts nodes to inline nodes. Blocks are replaced by their content. */
export function toPhrasing(nodes: readonly RootContent[]): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    if (phrasing(node)) return [node]
    if (node.type === 'code') return [{ type: 'inlineCode', value: node.value }]
    return 'children' in node ? [...toPhrasing(node.children), { type: 'text', value: ' ' }] : []
  })
}

/** `Warning`, or `Warning: Mind the version` for an admonition with its own title. */
export function admonitionTitle(type: string, title: string): string {
  const kind = type.charAt(0).toUpperCase() + type.slice(1)
  return title === '' || title === kind ? kind : `${kind}: ${title}`
}

/** Values of a component's attributes. An attribute without a value is true. Leaves out elements as values. */
export function readProps(node: JsxElement): TextProps {
  return Object.fromEntries(
    node.attributes.flatMap((attribute): [string, unknown][] => {
      if (attribute.type !== 'mdxJsxAttribute') return []
      const { name, value } = attribute
      return [[name, value !== null && typeof value === 'object' ? toValue(findExpression(value)) : (value ?? true)]]
    }),
  )
}

/** An attribute as escaped Markdown text. Empty if missing. */
export function text(props: TextProps, name: string): string {
  const value = props[name]
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  return String(value).replaceAll(/[\\`*_[\]<]/g, '\\$&')
}

/** An attribute without escaping, for URLs and code. */
export function raw(props: TextProps, name: string): string {
  const value = props[name]
  return typeof value === 'string' ? value : ''
}

export const indent = (block: string, by: number): string => block.replaceAll(/^(?=.)/gm, ' '.repeat(by))

export const withChildren: TextForm = (_, children) => children
