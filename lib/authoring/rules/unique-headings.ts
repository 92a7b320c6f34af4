import { visit } from 'unist-util-visit'
import { toString } from 'mdast-util-to-string'
import { textCollections, type Rule } from '../lint/types'

/** A heading stands once on a page: links and the table of contents tell headings apart by their text. */
export const uniqueHeadings: Rule = {
  name: 'unique-headings',
  collections: textCollections,
  check({ tree, bodyOffset }, report) {
    if (tree === undefined) return
    const lines = new Map<string, number>()
    visit(tree, 'heading', (node) => {
      const text = toString(node).replace(/\s*\{#[^}]+\}\s*$/, '')
      const line = (node.position?.start.line ?? 1) + bodyOffset
      const first = lines.get(text.toLowerCase())
      if (first === undefined) lines.set(text.toLowerCase(), line)
      else report(line, `Heading "${text}" stands in line ${first} already. Give each its own name.`)
    })
  },
}
