import path from 'node:path'
import type { Element, ElementContent } from 'hast'
import type { Paragraph, PhrasingContent, RootContent } from 'mdast'
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx-expression'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import type { CompileContext, JsxElement } from './types'

export interface PositionedNode {
  position?: { start: { line: number; offset?: number }; end: { offset?: number } } | undefined
}

/** File and line of a node, as an editor shows them. `line` is within the parsed text. */
export function placeOf(node: PositionedNode, context: CompileContext, line = node.position?.start.line) {
  const { file, offset } = context.origins.get(node) ?? { file: context.file, offset: context.bodyOffset }
  return { file, line: line === undefined ? undefined : line + offset }
}

/** Reports an error in our own content, and a warning in other content. */
export function report(node: PositionedNode, context: CompileContext, message: string, at?: number): void {
  const { file, line } = placeOf(node, context, at)
  if (context.strict) context.problems.error(file, line, message)
  else context.problems.warn(file, line, message)
}

/** The source text of a node. */
export function readWritten(node: PositionedNode, context: CompileContext): string {
  const source = context.origins.get(node)?.source ?? context.source
  return source.slice(node.position?.start.offset, node.position?.end.offset)
}

/** The file that an import refers to, relative to the content folder. */
export function resolveImport(node: PositionedNode, context: CompileContext, target: string): string {
  if (target.startsWith('@site/')) return target.slice('@site/'.length)
  return path.posix.join(path.posix.dirname(placeOf(node, context).file), target)
}

export const jsxTypes: JsxElement['type'][] = ['mdxJsxFlowElement', 'mdxJsxTextElement']

export const isJsx = (node: { type: string }): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

type BracesNode = MdxFlowExpression | MdxTextExpression

export const isInBraces = (node: { type: string }): node is BracesNode =>
  node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'

/** What replaces an expression in braces: its value as text, or as a paragraph if the expression is one. */
export function toReplacement(node: BracesNode, phrases: PhrasingContent[]): (Paragraph | PhrasingContent)[] {
  return node.type === 'mdxTextExpression' ? phrases : [{ type: 'paragraph', children: phrases }]
}

/** Attributes by name. Leaves out spread values. */
export function readAttributes({ attributes }: JsxElement) {
  return new Map(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' ? [[attribute.name, attribute.value] as const] : [],
    ),
  )
}

/** The text of an attribute. Undefined if it has none, or is an expression. */
export function getAttribute(node: JsxElement, name: string): string | undefined {
  const value = readAttributes(node).get(name)
  return typeof value === 'string' ? value : undefined
}

export function toAttributes(values: Record<string, string | null | undefined>): JsxElement['attributes'] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [{ type: 'mdxJsxAttribute' as const, name, value }],
  )
}

export function toJsx(
  name: string,
  attributes: Record<string, string | undefined>,
  children: RootContent[] = [],
): MdxJsxFlowElement {
  return { type: 'mdxJsxFlowElement', name, attributes: toAttributes(attributes), children: children as [] }
}

export function toElement(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[] | string,
): Element {
  const content = typeof children === 'string' ? [{ type: 'text' as const, value: children }] : children
  return { type: 'element', tagName, properties, children: content }
}

export const isElement = (node: { type: string } | undefined): node is Element => node?.type === 'element'
