import { toString } from 'mdast-util-to-string'
import { listNodes } from '../passages'
import { textCollections, type Rule } from '../types'

/** Headings are unique within a page, because links and the table of contents identify them by text. */
export const uniqueHeadings: Rule = {
  name: 'unique-headings',
  collections: textCollections,
  check({ tree, bodyOffset }, report) {
    const lines = new Map<string, number>()
    for (const node of listNodes(tree)) {
      if (node.type !== 'heading') continue
      const text = toString(node).replace(/\s*\{#[^}]+\}\s*$/, '')
      const line = (node.position?.start.line ?? 1) + bodyOffset
      const first = lines.get(text.toLowerCase())
      if (first === undefined) lines.set(text.toLowerCase(), line)
      else report(line, `Heading "${text}" is already in line ${first}. Give each its own name.`)
    }
  },
}
