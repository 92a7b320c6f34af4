import { isJsx, listNodes, toText } from '../passages'
import { textCollections, type Rule } from '../types'

/** Link texts that are meaningless out of context, such as in a screen reader's list of links. */
const empty =
  /^(?:(?:click|see|read|go) )?(?:here|this|this (?:page|link|article|guide)|it|link|more|read more|learn more|see more|more info(?:rmation)?)$/i

/** Link text describes the target. */
export const linkText: Rule = {
  name: 'link-text',
  collections: textCollections,
  check({ tree, bodyOffset }, report) {
    for (const node of listNodes(tree)) {
      const isLink = node.type === 'link' || node.type === 'linkReference' || (isJsx(node) && node.name === 'a')
      if (!isLink) continue
      const text = toText(node).text.trim()
      const line = (node.position?.start.line ?? 1) + bodyOffset
      if (empty.test(text.replace(/[.…→]+$/, '').trim()))
        report(line, `The link text "${text}" does not say where the link leads.`)
    }
  },
}
