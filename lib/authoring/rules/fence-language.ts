import { visit } from 'unist-util-visit'
import { textCollections, type Rule } from '../lint/types'

/** Every fence says what it holds. */
export const fenceLanguage: Rule = {
  name: 'fence-language',
  collections: textCollections,
  check({ tree, bodyOffset }, report) {
    if (tree === undefined) return
    visit(tree, 'code', (node) => {
      if (!node.lang)
        report((node.position?.start.line ?? 1) + bodyOffset, 'The fence has no language. Use "text" for output.')
    })
  },
}
