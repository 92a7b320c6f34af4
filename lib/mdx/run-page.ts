import { setFlagsFromString } from 'node:v8'
import { createElement, type ComponentType, type ElementType, type ReactNode } from 'react'
import * as jsxDevRuntime from 'react/jsx-dev-runtime'
import * as jsxRuntime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { isComponent, renderWithIslands } from './tree-islands'
import type { CompileContext } from './types'

// Each page is compiled to a function that runs once. Caching those would take 150 MB for 1,000 pages.
setFlagsFromString('--no-compilation-cache')

/** Wraps a component of the tree. If it throws, a placeholder shows its children, and a warning says why. */
function guard(
  name: string,
  component: ElementType,
  { components }: CompileContext,
  onError: (message: string) => void,
) {
  return (props: Record<string, unknown>) => {
    try {
      renderToStaticMarkup(createElement(component, props))
      return createElement(component, props)
    } catch (error) {
      onError(`<${name}> failed: ${(error as Error).message}`)
      const Placeholder = components.Placeholder?.render as ElementType
      return createElement(Placeholder, { of: name }, props.children as ReactNode)
    }
  }
}

function toStyleElement(styles: ReadonlySet<string>): string {
  const css = [...styles].join('')
  return css === '' ? '' : `<style>${css.replaceAll('</', '<\\/')}</style>`
}

/**
 * Renders a page that runs code, as Docusaurus does.
 * @param code output of next-mdx-remote
 * @returns HTML, with the styles of its components
 * @throws what a component or an expression throws
 */
export function runPage(code: string, context: CompileContext): string {
  const onError = (message: string) => context.problems.warn(context.file, undefined, message)
  const scope = Object.entries(context.scope).map(([name, value]) => [
    name,
    /^[A-Z]/.test(name) && isComponent(value) ? guard(name, value, context, onError) : value,
  ])
  const map = {
    ...Object.fromEntries(Object.entries(context.components).map(([name, { render: component }]) => [name, component])),
    ...Object.fromEntries(scope),
  } as Record<string, ElementType>
  // oxlint-disable-next-line typescript/no-implied-eval -- the compiler's output, as `runSync` runs it
  const run = new Function('_', ...scope.map(([name]) => name as string), code) as (...values: unknown[]) => {
    default: ComponentType<{ components: Record<string, ElementType> }>
  }
  // The code uses what it's called with: `jsx` in production, `jsxDEV` otherwise.
  const runtime = { ...jsxDevRuntime, ...jsxRuntime, baseUrl: import.meta.url }
  const { default: Content } = run(runtime, ...scope.map(([, value]) => value))
  const content = createElement(Content, { components: map })
  return toStyleElement(context.styles) + renderWithIslands(onError, () => renderToStaticMarkup(content))
}
