import type { Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { describeCode, findCode, findExpression, getElementName, toText, type Expression } from './literals'
import { isInBraces, isJsx, report, toReplacement } from './nodes'
import type { CompileContext, JsxElement } from './types'

/** Allows literals and elements, and reports expressions that would run code. Literals in text become plain text. */
export function remarkLiterals(context: CompileContext) {
  const isKnown = (name: string) => /^[a-z]/.test(name) || context.components[name] !== undefined

  function reportCode(node: JsxElement | Parameters<typeof toReplacement>[0], source: string, found: Expression) {
    const code = `{${source.trim()}}`
    if (found.type === 'JSXElement')
      return report(node, context, `Unknown component <${getElementName(found)}> in ${code}.`)
    const mark = source.includes('`') ? '``' : '`'
    const hint = isJsx(node) ? '' : ` To show the braces, use backticks: ${mark}${code}${mark}.`
    const reason = `would run code (${describeCode(found)}). Expected a literal: text, a number, a list or an object.`
    report(node, context, `${code} ${reason}${hint}`)
  }

  /** HTML elements accept text. Only `style` accepts an object, and nothing else. */
  function fitsElement(node: JsxElement, name: string, type = ''): boolean {
    if (node.name === null || !/^[a-z]/.test(node.name) || name === 'dangerouslySetInnerHTML') return true
    const isObject = type === 'ObjectExpression'
    const fits = name === 'style' ? isObject : !isObject && type !== 'ArrayExpression' && !type.startsWith('JSX')
    const expected = name === 'style' ? "an object such as {{ color: 'red' }}" : 'text or a number'
    if (!fits) report(node, context, `<${node.name} ${name}>: expected ${expected}.`)
    return fits
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
      if (typeof value === 'string') return name !== 'style' || fitsElement(node, name)
      const expression = findExpression(value)
      const found = findCode(expression, isKnown)
      if (found === undefined) return fitsElement(node, name, expression?.type)
      // remark-docusaurus.ts has already evaluated it.
      if (context.modules !== undefined) return !context.failed.has(attribute)
      reportCode(node, value.value, found)
      return false
    })
  }

  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (isJsx(node)) checkAttributes(node)
      if (!isInBraces(node) || parent === undefined || index === undefined || context.rendered.has(node)) return
      if (/^\s*\/\*\s*truncate\s*\*\/\s*$/.test(node.value)) {
        const hProperties = { hidden: true, 'data-truncate': '' }
        parent.children.splice(index, 1, { type: 'thematicBreak', data: { hProperties } })
        return [SKIP, index + 1]
      }
      const expression = findExpression(node)
      const found = findCode(expression, isKnown)
      if (found === undefined && expression?.type.startsWith('JSX')) return
      if (found !== undefined) reportCode(node, node.value, found)
      const value = found === undefined ? toText(expression) : `{${node.value}}`
      const shown = value === '' ? [] : toReplacement(node, [{ type: 'text', value }])
      parent.children.splice(index, 1, ...(shown as never[]))
      return [SKIP, index + shown.length]
    })
  }
}
