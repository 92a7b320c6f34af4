import { listNodes, toHeadingText } from '../passages'
import { textCollections, type Rule } from '../types'

/** The authoring guide demonstrates level 4. */
const manual = 'docs/contributing/components.mdx'

/** Headings are level 2 or 3, and level 3 comes after level 2. */
export const headingOrder: Rule = {
  name: 'heading-order',
  collections: textCollections,
  check({ file, tree, bodyOffset, collection }, report) {
    // A partial is used after a heading of its page.
    let previous = collection === 'Partial' ? 2 : 1
    for (const node of listNodes(tree)) {
      if (node.type !== 'heading') continue
      const line = (node.position?.start.line ?? 1) + bodyOffset
      const text = toHeadingText(node)
      if (node.depth === 1) report(line, `Heading "${text}" has level 1, which is the title. Begin with level 2.`)
      else if (node.depth > 3 && file !== manual)
        report(line, `Heading "${text}" has level ${node.depth}, expected 2 or 3.`)
      else if (node.depth > previous + 1)
        report(line, `Heading "${text}" has level 3 and no heading of level 2 before it.`)
      previous = Math.max(node.depth, 1)
    }
  },
}
