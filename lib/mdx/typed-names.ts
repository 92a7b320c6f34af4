import type { Element, ElementContent } from 'hast'
import { toString } from 'hast-util-to-string'

/** Types that tell readers nothing: names without declarations, and imports that repeat the name. */
const isEmpty = (type: string) => /^(?:any|import \S+)?$/.test(type)

/** The type that lib/mdx/type-hovers.ts added to a token, if it says anything. */
export function findType(token: Element): string | undefined {
  const [child] = token.children
  if (child?.type !== 'element') return undefined
  const type = child.properties['data-type'] ?? child.properties.dataType
  return typeof type === 'string' && !isEmpty(type) ? type : undefined
}

/**
 * A name that shows its type on hover and focus. CSS displays `aria-description`, so that the block's text doesn't
 * change.
 */
export function toTypedName(name: string, type: string, classes: string): Element {
  return {
    type: 'element',
    tagName: 'span',
    properties: { className: ['q', ...(classes === '' ? [] : [classes])], tabIndex: 0, 'aria-description': type },
    children: [{ type: 'text', value: name }],
  }
}

export function isTypedName(node: ElementContent): boolean {
  return node.type === 'element' && node.properties['aria-description'] !== undefined
}

/** Keeps only the first of several equal names in a block, because each one is a tab stop. */
export function keepFirstTypes(lines: readonly Element[]): void {
  const seen = new Set<string>()
  for (const child of lines.flatMap((line) => line.children)) {
    if (child.type !== 'element' || !isTypedName(child)) continue
    const key = `${toString(child)}\0${String(child.properties['aria-description'])}`
    const { className } = child.properties
    if (seen.has(key)) child.properties = { className: Array.isArray(className) ? className.slice(1) : [] }
    seen.add(key)
  }
}
