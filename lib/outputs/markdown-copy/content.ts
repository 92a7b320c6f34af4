import type { PhrasingContent, RootContent } from 'mdast'
import { phrasing } from 'mdast-util-phrasing'
import { findExpression, toValue } from '../../mdx/literals'
import type { JsxElement } from '../../mdx/types'
import type { TextProps } from './types'

const isBlank = (node: RootContent) => node.type === 'text' && node.value.trim() === ''

/** Converts nodes to blocks. Runs of inline nodes become paragraphs, like in browsers. */
export function toBlocks(nodes: readonly RootContent[]): RootContent[] {
  const blocks: RootContent[] = []
  let run: PhrasingContent[] = []
  const close = () => {
    if (!run.every(isBlank)) blocks.push({ type: 'paragraph', children: trim(run) })
    run = []
  }
  for (const node of nodes) {
    if (phrasing(node)) {
      run.push(node)
      continue
    }
    close()
    blocks.push(node)
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
  const props: Record<string, unknown> = {}
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue
    const { name, value } = attribute
    if (value === null || value === undefined) props[name] = true
    else props[name] = typeof value === 'string' ? value : toValue(findExpression(value))
  }
  return props
}
