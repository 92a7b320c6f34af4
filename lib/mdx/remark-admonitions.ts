import type { Blockquote, PhrasingContent, Root, Text } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { visit } from 'unist-util-visit'
import { toSuggestion } from '../kit/closest'
import { readWritten, report } from './nodes'
import type { CompileContext } from './types'

const admonitions = ['note', 'tip', 'info', 'success', 'important', 'warning', 'caution', 'danger']

/** Docusaurus's deprecated names. */
const aliases: Record<string, string> = { secondary: 'note', warn: 'warning', error: 'danger' }

/** @param title the type's name if empty */
function markAsAdmonition(node: ContainerDirective | Blockquote, type: string, title: PhrasingContent[]) {
  const name: Text = { type: 'text', value: type.charAt(0).toUpperCase() + type.slice(1) }
  node.data = {
    ...node.data,
    hName: 'div',
    hProperties: { className: ['admonition', `admonition-${type}`], role: 'note' },
  }
  node.children.unshift({
    type: 'paragraph',
    data: { hProperties: { className: ['admonition-title'] } },
    children: title.length > 0 ? title : [name],
  })
}

/** Turns `:::note[Title]` and `> [!NOTE]` into admonitions. Restores the source text of other directives. */
export function remarkAdmonitions(context: CompileContext) {
  /** Without its last line, an admonition contains the rest of the page. */
  function checkEnd(node: ContainerDirective) {
    const written = readWritten(node, context)
    const colons = /^:+/.exec(written)?.[0] ?? ':::'
    if (new RegExp(`\\n[ \\t>]*${colons}:*[ \\t]*$`).test(written)) return
    const reason = `is never closed, so it contains the rest of the page. Expected a line with "${colons}" at its end.`
    report(node, context, `":::${node.name}" ${reason}`)
  }

  function convertDirective(node: ContainerDirective) {
    checkEnd(node)
    const type = aliases[node.name] ?? node.name
    const [first] = node.children
    const isLabeled = first?.type === 'paragraph' && first.data?.directiveLabel === true
    if (isLabeled) node.children.shift()
    const isKnown = admonitions.includes(type)
    const hint = isKnown ? '' : toSuggestion(node.name, admonitions, (word) => `":::${word}"`)
    if (!isKnown) report(node, context, `Unknown admonition ":::${node.name}".${hint}`)
    const given = node.attributes?.title
    const title = isLabeled ? first.children : []
    markAsAdmonition(node, isKnown ? type : 'note', given ? [{ type: 'text', value: given }] : title)
  }

  function convertQuote(node: Blockquote) {
    const [first] = node.children
    const lead = first?.type === 'paragraph' ? first.children[0] : undefined
    if (first?.type !== 'paragraph' || lead?.type !== 'text') return
    const [mark = '', name = '', title] = /^\[!(\w+)\][ \t]*([^\n]*)(?:\n|$)/.exec(lead.value) ?? []
    const type = name.toLowerCase()
    if (!admonitions.includes(type)) return
    lead.value = lead.value.slice(mark.length)
    if (lead.value === '') first.children.shift()
    if (first.children[0]?.type === 'break') first.children.shift()
    if (first.children.length === 0) node.children.shift()
    markAsAdmonition(node, type, title ? [{ type: 'text', value: title }] : [])
  }

  function checkEmoji(node: Text) {
    for (const [, name = ''] of node.value.matchAll(/(?:^|[\s(])(:[a-z][\w+-]*:)(?=$|[\s).,;!?])/g))
      report(node, context, `"${name}" stays as it is. To show an emoji, paste the character.`)
  }

  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'text') checkEmoji(node)
      else if (node.type === 'containerDirective') convertDirective(node)
      else if (node.type === 'blockquote') convertQuote(node)
      else if ((node.type === 'textDirective' || node.type === 'leafDirective') && parent && index !== undefined) {
        // Colons in plain text, such as `12:30` or `a:b`, aren't directives.
        const text = { type: 'text' as const, value: readWritten(node, context) }
        const replacement = node.type === 'textDirective' ? text : { type: 'paragraph', children: [text] }
        parent.children.splice(index, 1, replacement as never)
      }
    })
  }
}
