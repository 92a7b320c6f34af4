import { setFlagsFromString } from 'node:v8'
import { createElement, Fragment, type ComponentType, type ElementType, type ReactNode } from 'react'
import * as jsxDevRuntime from 'react/jsx-dev-runtime'
import * as jsxRuntime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Root } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { ContentError } from '../kit/problems'
import { listRenderers } from './docusaurus-modules'
import { getElementName, toValue, type Expression } from './literals'
import { isComponent, renderWithIslands } from './tree-islands'
import type { AuthorComponents, CompileContext } from './types'

// Each page that runs code is compiled to a function that runs once. Caching those would take 150 MB for 1,000 pages.
setFlagsFromString('--no-compilation-cache')

/** Makes empty SVG elements self-closing, which React never does. A drawing has hundreds of them. */
export function closeShapes(html: string): string {
  return html.replaceAll(/<((path|rect|circle|ellipse|line|polyline|polygon|use)\b[^<>]*)><\/\2>/g, '<$1/>')
}

/** Renders a page to HTML. @throws ContentError if React can't, for example because of text within `<br>` */
export function renderPage(tree: Root, code: string, context: CompileContext): string {
  try {
    const html = context.modules === undefined ? renderTree(tree, context.components) : runPage(code, context)
    // React adds preloads for images. Their addresses aren't known yet, and images load lazily.
    return closeShapes(html.replaceAll(/<link rel="preload" as="image"[^>]*>/g, ''))
  } catch (error) {
    const message = `The page could not be rendered: ${(error as Error).message}`
    throw new ContentError([{ severity: 'error', file: context.file, line: context.bodyOffset + 1, message }])
  }
}

/** White space between tags counts like in JSX: line breaks and the spaces around them collapse. */
function toJsxText(value: unknown): string {
  return String(value)
    .replaceAll('\t', ' ')
    .replaceAll(/ *\r?\n */g, '\n')
    .replaceAll(/^\n+|\n+$/g, '')
    .replaceAll(/\n+/g, ' ')
}

/** Expressions in the tree are literals and elements (remark-literals.ts), so no JavaScript has to be generated. */
function renderTree(tree: Root, components: AuthorComponents): string {
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
    const name = getElementName(expression)
    const type = (components[name]?.render ?? name) as ElementType
    return createElement(type, Object.fromEntries(attributes.map(toAttribute)), ...children)
  }

  /** An identifier is the tag of an element. */
  const evaluate = (expression: Expression): unknown =>
    expression.type === 'Identifier' ? components[String(expression.name)]?.render : toValue(expression, toElement)

  // Line breaks around the text would add bytes to every page.
  const isBlank = (index: number) => {
    const node = tree.children.at(index)
    return node?.type === 'text' && node.value.trim() === ''
  }
  while (isBlank(0)) tree.children.shift()
  while (isBlank(-1)) tree.children.pop()
  const evaluateExpression = (expression: object) => evaluate(expression as Expression)
  const createEvaluater = () => ({ evaluateExpression, evaluateProgram: () => undefined })
  return renderToStaticMarkup(toJsxRuntime(tree, { ...jsxRuntime, createEvaluater }))
}

/** Renders a page that runs code, as Docusaurus does, with the styles of its components. */
function runPage(code: string, context: CompileContext): string {
  const onError = (message: string) => context.problems.warn(context.file, undefined, message)
  const { Placeholder, ...components } = listRenderers(context.components)

  /** Wraps a component of the tree. If it throws, a placeholder shows its children, and a warning says why. */
  function guard(name: string, component: ElementType) {
    return (props: Record<string, unknown>) => {
      try {
        renderToStaticMarkup(createElement(component, props))
        return createElement(component, props)
      } catch (error) {
        onError(`<${name}> failed: ${(error as Error).message}`)
        return createElement(Placeholder as ElementType, { of: name }, props.children as ReactNode)
      }
    }
  }

  const scope = { ...context.scope }
  for (const [name, value] of Object.entries(scope))
    if (/^[A-Z]/.test(name) && isComponent(value)) scope[name] = guard(name, value)
  // oxlint-disable-next-line typescript/no-implied-eval -- the compiler's output, as `runSync` runs it
  const run = new Function('_', ...Object.keys(scope), code) as (...values: unknown[]) => {
    default: ComponentType<{ components: Record<string, unknown> }>
  }
  // The code uses what it's called with: `jsx` in production, `jsxDEV` otherwise.
  const runtime = { ...jsxDevRuntime, ...jsxRuntime, baseUrl: import.meta.url }
  const { default: Content } = run(runtime, ...Object.values(scope))
  const content = createElement(Content, { components: { Placeholder, ...components, ...scope } })
  const css = [...context.styles].join('').replaceAll('</', '<\\/')
  const style = css === '' ? '' : `<style>${css}</style>`
  return style + renderWithIslands(onError, () => renderToStaticMarkup(content))
}
