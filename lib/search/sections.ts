import type { Element, ElementContent, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type { PageSection } from './types'

const levels: Record<string, number> = { h2: 2, h3: 3, h4: 4 }

/** Elements without page text. */
const silent = new Set(['script', 'style', 'svg', 'button', 'template'])

/** Heading anchors, and language labels of code blocks. */
const silentClasses = ['anchor', 'code-language']

/** Elements that don't end a word. */
const inline = new Set([
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

function isSilent({ tagName, properties: { className } }: Element): boolean {
  return (
    silent.has(tagName) || (Array.isArray(className) && className.some((name) => silentClasses.includes(String(name))))
  )
}

function readText(nodes: readonly ElementContent[], skip: (element: Element) => boolean): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value
      if (node.type !== 'element' || isSilent(node) || skip(node)) return ''
      const text = readText(node.children, skip)
      return inline.has(node.tagName) ? text : ` ${text} `
    })
    .join('')
}

/** Elements whose text isn't prose. */
const data = new Set(['table', 'figure'])

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

/** One line per block of text. */
const tidyLines = (text: string) =>
  text
    .split('\n')
    .map(tidy)
    .filter((line) => line !== '')
    .join('\n')

/**
 * Splits a page's HTML at its headings, at any depth.
 * @param html a page's content, without its title
 */
export function splitSections(html: string): PageSection[] {
  const sections: PageSection[] = [{ id: undefined, heading: undefined, level: 0, text: '', data: '', code: '' }]
  const add = (key: 'text' | 'data' | 'code', text: string) => {
    const section = sections.at(-1)
    if (section !== undefined) section[key] += text
  }
  const walk = (node: Root | Element, key: 'text' | 'data') => {
    for (const child of node.children) {
      // Line breaks in the source don't matter in HTML.
      if (child.type === 'text') add(key, child.value.replaceAll('\n', ' '))
      if (child.type !== 'element' || isSilent(child)) continue
      const level = levels[child.tagName]
      const { id } = child.properties
      if (level !== undefined && typeof id === 'string') {
        const heading = tidy(readText(child.children, () => false))
        sections.push({ id, heading, level, text: '', data: '', code: '' })
      } else if (child.tagName === 'pre') {
        add('code', ` ${readText(child.children, () => false)} `)
      } else {
        const gap = inline.has(child.tagName) ? '' : '\n'
        const inner = data.has(child.tagName) ? 'data' : key
        add(inner, gap)
        walk(child, inner)
        add(inner, gap)
      }
    }
  }
  walk(fromHtml(html, { fragment: true }), 'text')
  return sections.map((section) => ({
    ...section,
    text: tidyLines(section.text),
    data: tidy(section.data),
    code: tidy(section.code),
  }))
}
