import type { Parents, Root, RootContent } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown, type Handle, type Options } from 'mdast-util-to-markdown'
import { readProps } from './content'
import { findTextForm } from './text-forms'
import type { TextPlace } from './types'

type Jsx = Extract<RootContent, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

function isJsx(node: { type: string }): node is Jsx {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

function findPlace(node: Jsx, parent: Parents | undefined): TextPlace {
  const siblings = (parent?.children ?? []).filter((sibling) => isJsx(sibling) && sibling.name === node.name)
  const holder =
    parent !== undefined && isJsx(parent) ? { name: parent.name ?? '', props: readProps(parent) } : undefined
  return {
    inline: node.type === 'mdxJsxTextElement',
    index: siblings.findIndex((sibling) => sibling === node) + 1,
    holder,
  }
}

/** Writes a component with its text form, from the inside out. Without one, writes its content. */
const writeComponent: Handle = (node: Jsx, parent: Parents | undefined, state, info) => {
  const held = node.type === 'mdxJsxFlowElement' ? state.containerFlow(node, info) : state.containerPhrasing(node, info)
  const form = findTextForm(node.name ?? '')
  if (form === undefined) return held
  const text = form(readProps(node), held, findPlace(node, parent))
  return node.type === 'mdxJsxTextElement' ? text.replaceAll(/\s*\n\s*/g, ' ') : text
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
    const mark = /^[\s>]*(?:[-*+]\s+|\d+\.\s+)*(`{3,}|~{3,})/.exec(line)?.[1]
    if (mark !== undefined) {
      if (fence === undefined) fence = mark
      else if (
        line
          .trim()
          .replace(/^[>\s]+/, '')
          .startsWith(fence)
      )
        fence = undefined
    }
    if (fence === undefined && line.trim() === '' && kept.at(-1)?.trim() === '') continue
    kept.push(line)
  }
  return kept.join('\n').trim()
}

/** Serializes a tree with components, but without HTML elements. */
export function writeMarkdown(tree: Root): string {
  return joinBlankLines(toMarkdown(tree, options))
}
