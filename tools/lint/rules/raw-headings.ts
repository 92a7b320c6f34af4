import { isJsx, listNodes } from '../passages'
import { textCollections, type Rule } from '../types'

/** HTML headings have no anchor and aren't in the table of contents. */
export const rawHeadings: Rule = {
  name: 'raw-headings',
  collections: textCollections,
  check({ tree, bodyOffset }, report) {
    for (const node of listNodes(tree)) {
      if (!isJsx(node) || !/^h[1-6]$/.test(node.name ?? '')) continue
      const mark = '#'.repeat(Number(node.name?.slice(1)))
      report((node.position?.start.line ?? 1) + bodyOffset, `Heading in HTML: <${node.name}>. Write ${mark} instead.`)
    }
  },
}
