import type { PhrasingContent, Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { report } from './place'
import type { CompileContext, JsxElement } from './types'

/** Literal attributes of an element, as text by name. The `name` of a `<Partial>` isn't a variable. */
export function readVariables(node: JsxElement): Record<string, string> {
  const variables: Record<string, string> = {}
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue
    const { name, value } = attribute
    if (node.name === 'Partial' && name === 'name') continue
    if (typeof value === 'string') variables[name] = value
    else if (value && typeof value === 'object') variables[name] = value.value.replace(/^(["'`])([\s\S]*)\1$/, '$2')
  }
  return variables
}

const reference = /^\s*props\.([\w$]+)\s*$/
const referencesInText = /\{props\.([\w$]+)\}|%7Bprops\.([\w$]+)%7D/g

/** Parses a variable's text. Backticks mark code, as in Markdown. */
function parsePhrases(value: string): PhrasingContent[] {
  return value
    .split(/`([^`]+)`/)
    .map((part, index): PhrasingContent => ({ type: index % 2 === 1 ? 'inlineCode' : 'text', value: part }))
    .filter((part) => 'value' in part && part.value !== '')
}

/** Replaces `{props.name}` in a partial with the text that the page passes. Reports missing values. */
export function fillVariables(tree: Root, variables: Record<string, string>, context: CompileContext): void {
  const valueOf = (name: string, node: Parameters<typeof report>[0]) => {
    const value = variables[name]
    if (value !== undefined) return value
    const given = Object.keys(variables).join(', ') || 'none'
    report(node, context, `{props.${name}} has no value. The page that uses this partial passes ${given}.`)
    return ''
  }
  visit(tree, (node, index, parent) => {
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      const name = reference.exec(node.value)?.[1]
      if (name === undefined || parent === undefined || index === undefined) return
      const phrases = parsePhrases(valueOf(name, node))
      const isText = node.type === 'mdxTextExpression'
      const replacement = isText ? phrases : [{ type: 'paragraph' as const, children: phrases }]
      parent.children.splice(index, 1, ...(replacement as never[]))
      return [SKIP, index + replacement.length]
    }
    if (node.type === 'code' || node.type === 'inlineCode' || node.type === 'link' || node.type === 'definition') {
      const key = 'url' in node ? 'url' : 'value'
      const holder = node as unknown as Record<string, string>
      holder[key] = (holder[key] ?? '').replaceAll(referencesInText, (_, a?: string, b?: string) =>
        valueOf(a ?? b ?? '', node),
      )
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || !attribute.value || typeof attribute.value === 'string') continue
        const name = reference.exec(attribute.value.value)?.[1]
        if (name !== undefined) attribute.value = valueOf(name, node)
      }
    }
    return undefined
  })
}
