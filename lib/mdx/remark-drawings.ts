import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { findExpression, toText } from './literals'
import { report } from './place'
import type { CompileContext, JsxElement, TagAttributes } from './types'

function toAttributes(node: JsxElement): TagAttributes {
  return Object.fromEntries(
    node.attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || attribute.value === null || attribute.value === undefined) return []
      const { name, value } = attribute
      return [[name, typeof value === 'string' ? value : toText(findExpression(value))]]
    }),
  )
}

/** Checks and prepares a page's drawings. Invalid ones become placeholders. */
export function remarkDrawings({ context }: { context: CompileContext }) {
  return async (tree: Root) => {
    const found: { node: JsxElement; name: string }[] = []
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
      if (node.name !== null && context.drawings.has(node.name)) found.push({ node, name: node.name })
    })
    if (found.length === 0) return
    context.drawings.load()
    context.catalog = context.drawings.getHash()
    for (const { node, name } of found) {
      const mistakes = await context.drawings.prepare(name, toAttributes(node))
      for (const mistake of mistakes) report(node, context, mistake)
      if (mistakes.length > 0)
        Object.assign(node, { name: 'Placeholder', attributes: [{ type: 'mdxJsxAttribute', name: 'of', value: name }] })
    }
  }
}
