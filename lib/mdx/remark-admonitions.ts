import type { Blockquote, Paragraph, PhrasingContent, Root, Text } from 'mdast'
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive'
import { visit } from 'unist-util-visit'
import { toSuggestion } from '../kit/closest'
import { report } from './place'
import type { CompileContext } from './types'

const admonitions: Record<string, string> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  success: 'Success',
  important: 'Important',
  warning: 'Warning',
  caution: 'Caution',
  danger: 'Danger',
}

/** Docusaurus's deprecated names. */
const aliases: Record<string, string> = { secondary: 'note', warn: 'warning', error: 'danger' }

function toTitle(type: string, children: PhrasingContent[]): Paragraph {
  const text: PhrasingContent[] = children.length > 0 ? children : [{ type: 'text', value: admonitions[type] ?? type }]
  return { type: 'paragraph', data: { hProperties: { className: ['admonition-title'] } }, children: text }
}

function markAsAdmonition(node: ContainerDirective | Blockquote, type: string, title: PhrasingContent[]) {
  node.data = {
    ...node.data,
    hName: 'div',
    hProperties: { className: ['admonition', `admonition-${type}`], role: 'note' },
  }
  node.children.unshift(toTitle(type, title))
}

/** Turns `:::note[Title]` and `> [!NOTE]` into admonitions. Restores the source text of other directives. */
export function remarkAdmonitions({ context, source }: { context: CompileContext; source: string }) {
  /** Without its last line, an admonition contains the rest of the page. */
  function checkEnd(node: ContainerDirective) {
    const text = context.origins.get(node)?.source ?? source
    const written = text.slice(node.position?.start.offset, node.position?.end.offset)
    const colons = /^:+/.exec(written)?.[0] ?? ':::'
    if (new RegExp(`\\n[ \\t>]*${colons}:*[ \\t]*$`).test(written)) return
    report(
      node,
      context,
      `":::${node.name}" is never closed, so it contains the rest of the page. Expected a line with "${colons}" at its end.`,
    )
  }

  function convertDirective(node: ContainerDirective) {
    checkEnd(node)
    const type = aliases[node.name] ?? node.name
    const [first] = node.children
    const isLabeled = first?.type === 'paragraph' && first.data?.directiveLabel === true
    const title = isLabeled ? first.children : []
    if (isLabeled) node.children.shift()
    if (admonitions[type] === undefined) {
      const hint = toSuggestion(node.name, Object.keys(admonitions), (word) => `":::${word}"`)
      report(node, context, `Unknown admonition ":::${node.name}".${hint}`)
    }
    const given = node.attributes?.title
    markAsAdmonition(
      node,
      admonitions[type] === undefined ? 'note' : type,
      given ? [{ type: 'text', value: given }] : title,
    )
  }

  function convertQuote(node: Blockquote) {
    const [first] = node.children
    if (first?.type !== 'paragraph') return
    const [lead] = first.children
    const match = lead?.type === 'text' ? /^\[!(\w+)\][ \t]*([^\n]*)(?:\n|$)/.exec(lead.value) : null
    const type = match?.[1]?.toLowerCase() ?? ''
    if (match === null || lead?.type !== 'text' || admonitions[type] === undefined) return
    lead.value = lead.value.slice(match[0].length)
    if (lead.value === '') first.children.shift()
    if (first.children[0]?.type === 'break') first.children.shift()
    if (first.children.length === 0) node.children.shift()
    markAsAdmonition(node, type, match[2] ? [{ type: 'text', value: match[2] }] : [])
  }

  function checkEmoji(node: Text) {
    for (const [, name = ''] of node.value.matchAll(/(?:^|[\s(])(:[a-z][\w+-]*:)(?=$|[\s).,;!?])/g))
      report(node, context, `"${name}" stays as it is. To show an emoji, paste the character.`)
  }

  /** Colons in plain text, such as `12:30` or `a:b`, aren't directives. */
  function restore(node: TextDirective | LeafDirective) {
    const { start, end } = node.position ?? {}
    const text = context.origins.get(node)?.source ?? source
    const written = text.slice(start?.offset, end?.offset)
    return node.type === 'textDirective'
      ? { type: 'text' as const, value: written }
      : { type: 'paragraph' as const, children: [{ type: 'text' as const, value: written }] }
  }

  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'text') checkEmoji(node)
      else if (node.type === 'containerDirective') convertDirective(node)
      else if (node.type === 'blockquote') convertQuote(node)
      else if ((node.type === 'textDirective' || node.type === 'leafDirective') && parent && index !== undefined) {
        parent.children.splice(index, 1, restore(node) as never)
      }
    })
  }
}
