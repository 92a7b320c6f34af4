import type { Element, ElementContent } from 'hast'

/** Elements without page text. */
const silent = new Set(['script', 'style', 'svg', 'button', 'template'])

/** Heading anchors, and language labels of code blocks. */
const silentClasses = ['anchor', 'code-language']

/** Elements that don't end a word. */
export const inline = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'kbd',
  'mark',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
])

/** Whether an element has no page text. */
export function isSilent({ tagName, properties: { className } }: Element): boolean {
  return (
    silent.has(tagName) || (Array.isArray(className) && className.some((name) => silentClasses.includes(String(name))))
  )
}

/** The text that readers see in nodes, with spaces between blocks. */
export function readText(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value
      if (node.type !== 'element' || isSilent(node)) return ''
      const text = readText(node.children)
      return inline.has(node.tagName) ? text : ` ${text} `
    })
    .join('')
}

/** Text with single spaces. */
export const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()
