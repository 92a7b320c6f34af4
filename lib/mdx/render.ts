import { createElement, Fragment, type ComponentType, type ReactNode } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Root } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { getElementName, toValue, type Expression } from './literals'
import type { AuthorComponents } from './types'

/** White space between tags counts like in JSX: line breaks and the spaces around them collapse. */
function toJsxText(value: unknown): string {
  return String(value)
    .replaceAll('\t', ' ')
    .replaceAll(/ *\r?\n */g, '\n')
    .replaceAll(/^\n+|\n+$/g, '')
    .replaceAll(/\n+/g, ' ')
}

/**
 * Renders a body's tree to HTML. Expressions in it are literals and elements (lib/mdx/remark-literals.ts), so no
 * JavaScript has to be generated for them.
 * @throws if React can't render it, for example because of text within `<br>`
 */
export function renderTree(tree: Root, components: AuthorComponents): string {
  const find = (name: string) => (components[name]?.render as ComponentType | undefined) ?? name

  function toAttribute({ name, value }: Expression): [string, unknown] {
    const { name: own, namespace } = name as { name: unknown; namespace?: { name: string } }
    const key = namespace === undefined ? String(own) : `${namespace.name}:${(own as { name: string }).name}`
    return [key, value === null ? true : evaluate(value as Expression)]
  }

  function toElement(expression: Expression): ReactNode {
    const children = (expression.children as Expression[]).map((child) =>
      child.type === 'JSXText' ? toJsxText(child.value) : (evaluate(child) as ReactNode),
    )
    if (expression.type === 'JSXFragment') return createElement(Fragment, null, ...children)
    const { attributes } = expression.openingElement as { attributes: Expression[] }
    const props = Object.fromEntries(attributes.map(toAttribute))
    return createElement(find(getElementName(expression)), props, ...children)
  }

  function evaluate(expression: Expression): unknown {
    // The tag of an element.
    if (expression.type === 'Identifier') return components[String(expression.name)]?.render
    return toValue(expression, toElement)
  }

  // Line breaks around the text would add bytes to every page.
  const isBlank = (index: number) => {
    const node = tree.children.at(index)
    return node?.type === 'text' && node.value.trim() === ''
  }
  while (isBlank(0)) tree.children.shift()
  while (isBlank(-1)) tree.children.pop()
  const evaluater = {
    evaluateExpression: (expression: object) => evaluate(expression as Expression),
    evaluateProgram: () => undefined,
  }
  return renderToStaticMarkup(toJsxRuntime(tree, { Fragment, jsx, jsxs, createEvaluater: () => evaluater }))
}
