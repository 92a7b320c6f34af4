import { listNodes } from '../passages'
import { textCollections, type Rule } from '../types'

/** Every fence has a language. */
export const fenceLanguage: Rule = {
  name: 'fence-language',
  collections: textCollections,
  check({ tree, bodyOffset }, report) {
    for (const node of listNodes(tree)) {
      if (node.type === 'code' && !node.lang)
        report((node.position?.start.line ?? 1) + bodyOffset, 'The fence has no language. Use "text" for output.')
    }
  },
}
