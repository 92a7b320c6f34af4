import type { Parents, Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown, type Handle, type Options } from 'mdast-util-to-markdown'
import { isJsx } from '../../mdx/nodes'
import type { JsxElement } from '../../mdx/types'
import { readProps } from './content'
import { findTextForm } from './text-forms'

/** Writes a component with its text form, from the inside out. Without one, writes its content. */
const writeComponent: Handle = (node: JsxElement, parent: Parents | undefined, state, info) => {
  const isBlock = node.type === 'mdxJsxFlowElement'
  const held = isBlock ? state.containerFlow(node, info) : state.containerPhrasing(node, info)
  const form = findTextForm(node.name ?? '')
  if (form === undefined) return held
  const siblings = (parent?.children ?? []).filter((sibling) => isJsx(sibling) && sibling.name === node.name)
  const place = { index: siblings.indexOf(node) + 1, parent: parent && isJsx(parent) ? readProps(parent) : {} }
  const text = form(readProps(node), held, place)
  return isBlock ? text : text.replaceAll(/\s*\n\s*/g, ' ')
}

/** A line break would end a table cell. */
const writeBreak: Handle = (_node, _parent, state) => (state.stack.includes('tableCell') ? ' ' : '\\\n')

const options: Options = {
  bullet: '-',
  emphasis: '*',
  fences: true,
  listItemIndent: 'one',
  rule: '-',
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  handlers: { mdxJsxFlowElement: writeComponent, mdxJsxTextElement: writeComponent, break: writeBreak },
}

/** Collapses blank lines left by empty components, except in code. */
function joinBlankLines(markdown: string): string {
  let fence: string | undefined
  const kept: string[] = []
  for (const line of markdown.split('\n')) {
    if (fence === undefined) fence = /^[\s>]*(?:[-*+]\s+|\d+\.\s+)*(`{3,}|~{3,})/.exec(line)?.[1]
    else if (line.replace(/^[>\s]+/, '').startsWith(fence)) fence = undefined
    if (fence !== undefined || line.trim() !== '' || kept.at(-1)?.trim() !== '') kept.push(line)
  }
  return kept.join('\n').trim()
}

/** Serializes a tree with components, but without HTML elements. */
export const writeMarkdown = (tree: Root): string => joinBlankLines(toMarkdown(tree, options))
