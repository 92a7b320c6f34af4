import type { Element, ElementContent } from 'hast'
import { toString } from 'hast-util-to-string'

/** The type that lib/mdx/type-hovers.ts noted on a token. */
export function findType(token: Element): string | undefined {
  const [child] = token.children
  if (child?.type !== 'element') return undefined
  const type = child.properties['data-type'] ?? child.properties.dataType
  return typeof type === 'string' ? type : undefined
}

/**
 * A name that tells its type when it is pointed at or focused: style sheets show what `aria-description` says, so
 * that the text of the block stays what it is.
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

/** Of equal names of a block only the first tells its type: each is a stop for those who use the keyboard. */
export function keepFirstTypes(lines: readonly Element[]): void {
  const told = new Set<string>()
  for (const child of lines.flatMap((line) => line.children)) {
    if (child.type !== 'element' || !isTypedName(child)) continue
    const key = `${toString(child)}\0${String(child.properties['aria-description'])}`
    const { className } = child.properties
    if (told.has(key)) child.properties = { className: Array.isArray(className) ? className.slice(1) : [] }
    told.add(key)
  }
}
