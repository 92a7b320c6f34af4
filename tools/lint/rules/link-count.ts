import { isExternal } from '@/lib/kit/urls'
import { listShownTrees } from '../sentences'
import { getAttribute, isJsx, listNodes } from '../passages'
import type { Rule } from '../types'

const minimum = 3

/** A page links to related pages in its text. Cards don't count. */
export const linkCount: Rule = {
  name: 'link-count',
  collections: ['Doc'],
  check(page, report, site) {
    // SDK pages are generated: a function, its parameters, and related functions.
    if (page.tree === undefined || page.frontMatter.kind === 'index' || page.file.startsWith('docs/sdk/')) return
    const targets = new Set<string>()
    for (const tree of listShownTrees(page, site)) {
      for (const node of listNodes(tree)) {
        const isLink = node.type === 'link' || node.type === 'definition'
        const url = isLink ? node.url : isJsx(node) && node.name === 'a' ? (getAttribute(node, 'href') ?? '') : ''
        const address = url.replace(/[?#].*$/, '')
        if (address !== '' && !isExternal(address)) targets.add(address)
      }
    }
    if (targets.size < minimum)
      report(page.bodyOffset + 1, `The text links to ${targets.size} other pages, expected at least ${minimum}.`)
  },
}
