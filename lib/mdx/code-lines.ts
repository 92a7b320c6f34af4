import type { Element, ElementContent } from 'hast'
import { toString } from 'hast-util-to-string'
import { toTokenClasses } from './token-classes'
import { findType, isTypedName, toTypedName } from './typed-names'

/** Class names of an element, for both spellings of the property (`className` and `class`). */
export function classesOf(node: Element): string[] {
  const { className, class: plain } = node.properties
  return [className, plain].flat().flatMap((value) => (typeof value === 'string' ? value.split(' ') : []))
}

export function isElement(node: ElementContent): node is Element {
  return node.type === 'element'
}

/** Merges adjacent tokens of the same color, and drops markup that only the highlighter needs. */
function toTokens(line: Element): ElementContent[] {
  const tokens: ElementContent[] = []
  let lastClass = ''
  for (const child of line.children) {
    if (!isElement(child)) {
      tokens.push(child)
      continue
    }
    if ('data-highlighted-chars' in child.properties || child.tagName === 'mark') {
      tokens.push({ type: 'element', tagName: 'mark', properties: {}, children: toTokens(child) })
      lastClass = ''
      continue
    }
    const classes = toTokenClasses(String(child.properties.style ?? '')).join(' ')
    const value = toString(child)
    const type = findType(child)
    if (type !== undefined) {
      tokens.push(toTypedName(value, type, classes))
      lastClass = ''
      continue
    }
    const last = tokens.at(-1)
    // White space has no color, so it joins the previous token.
    const target = value.trim() === '' ? lastClass : classes
    // Names with a type hover stay separate.
    if (last && target === lastClass && !isTypedName(last)) {
      const holder = last.type === 'element' ? last.children[0] : last
      if (holder?.type === 'text') {
        holder.value += value
        continue
      }
    }
    tokens.push(
      target === ''
        ? { type: 'text', value }
        : {
            type: 'element',
            tagName: 'span',
            properties: { className: [target] },
            children: [{ type: 'text', value }],
          },
    )
    lastClass = target
  }
  return tokens
}

/** A code line with its tokens and markers. */
export function toLine(line: Element): Element {
  const marks = classesOf(line)
  const className = ['l']
  if ('data-highlighted-line' in line.properties || marks.includes('highlighted')) className.push('hl')
  if (marks.includes('add')) className.push('add')
  if (marks.includes('remove')) className.push('del')
  if (marks.includes('focused')) className.push('focus')
  // The highlighter adds a space to empty lines, which would end up in copied text.
  const children = toString(line) === ' ' ? [] : toTokens(line)
  return { type: 'element', tagName: 'span', properties: { className }, children }
}
