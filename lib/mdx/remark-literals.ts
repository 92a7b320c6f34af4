import type { Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { report } from './place'
import { describeCode, findCode, findExpression, getElementName, toText, type Expression } from './literals'
import type { CompileContext, JsxElement } from './types'

/** Allows literals and elements, and reports expressions that would run code. Literals in text become plain text. */
export function remarkLiterals({ context }: { context: CompileContext }) {
  const isKnown = (name: string) => /^[a-z]/.test(name) || context.components[name] !== undefined

  const isText = (node: object) => 'type' in node && String(node.type).endsWith('Expression')

  function reportCode(node: JsxElement | object, source: string, found: Expression) {
    const reason = `would run code (${describeCode(found)}). Expected a literal: text, a number, a list or an object.`
    const isElement = found.type === 'JSXElement'
    const mark = source.includes('`') ? '``' : '`'
    const hint = isText(node) ? ` To show the braces, use backticks: ${mark}{${source.trim()}}${mark}.` : ''
    report(
      node,
      context,
      isElement
        ? `Unknown component <${getElementName(found)}> in {${source.trim()}}.`
        : `{${source.trim()}} ${reason}${hint}`,
    )
  }

  /** HTML elements accept text. Only `style` accepts an object, and nothing else. */
  function fitsElement(node: JsxElement, name: string, expression: Expression | undefined): boolean {
    if (node.name === null || !/^[a-z]/.test(node.name) || name === 'dangerouslySetInnerHTML') return true
    const isObject = expression?.type === 'ObjectExpression'
    if (name === 'style' && !isObject) {
      report(node, context, `<${node.name} style>: expected an object such as {{ color: 'red' }}.`)
      return false
    }
    if (name === 'style' || !(isObject || expression?.type === 'ArrayExpression' || expression?.type.startsWith('JSX')))
      return true
    report(node, context, `<${node.name} ${name}>: expected text or a number.`)
    return false
  }

  function checkAttributes(node: JsxElement) {
    node.attributes = node.attributes.filter((attribute) => {
      if (attribute.type === 'mdxJsxExpressionAttribute') {
        if (context.modules !== undefined) return true
        report(node, context, `{${attribute.value}} spreads a value. Expected attributes such as name="value".`)
        return false
      }
      const { name, value } = attribute
      // The headings of the page are already known, so only code can ask for others.
      if (node.name === 'TOCInline' && name === 'toc' && context.modules === undefined) return false
      if (value === null || value === undefined) return true
      if (typeof value === 'string') return name !== 'style' || fitsElement(node, name, undefined)
      const expression = findExpression(value)
      const found = findCode(expression, isKnown)
      // remark-docusaurus.ts has already evaluated it.
      if (found !== undefined && context.modules !== undefined) return !context.failed.has(attribute)
      if (found === undefined) return fitsElement(node, name, expression)
      reportCode(node, value.value, found)
      return false
    })
  }

  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') checkAttributes(node)
      if (
        (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') ||
        parent === undefined ||
        index === undefined
      )
        return
      if (/^\s*\/\*\s*truncate\s*\*\/\s*$/.test(node.value)) {
        const hProperties = { hidden: true, 'data-truncate': '' }
        parent.children.splice(index, 1, { type: 'thematicBreak', data: { hProperties } } as never)
        return [SKIP, index + 1]
      }
      if (context.rendered.has(node)) return
      const expression = findExpression(node)
      if (expression?.type.startsWith('JSX')) {
        if (findCode(expression, isKnown) === undefined) return
      }
      const found = findCode(expression, isKnown)
      if (found !== undefined) reportCode(node, node.value, found)
      const text = found === undefined ? toText(expression) : `{${node.value}}`
      const replacement =
        node.type === 'mdxTextExpression'
          ? { type: 'text' as const, value: text }
          : { type: 'paragraph' as const, children: [{ type: 'text' as const, value: text }] }
      parent.children.splice(index, 1, ...(text === '' ? [] : [replacement as never]))
      return [SKIP, text === '' ? index : index + 1]
    })
  }
}
