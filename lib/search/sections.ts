import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { readFacts } from './facts'
import { inline, isSilent, readText, tidy } from './read-text'
import type { PageSection } from './types'

const levels: Record<string, number> = { h2: 2, h3: 3, h4: 4 }

/** Elements whose text isn't prose. */
const data = new Set(['table', 'figure'])

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
  const sections: PageSection[] = [
    { id: undefined, heading: undefined, level: 0, text: '', data: '', code: '', facts: [] },
  ]
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
        const heading = tidy(readText(child.children))
        sections.push({ id, heading, level, text: '', data: '', code: '', facts: [] })
      } else if (child.tagName === 'pre') {
        add('code', ` ${readText(child.children)} `)
      } else {
        sections.at(-1)?.facts.push(...readFacts(child))
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
