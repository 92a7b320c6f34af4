import { checkMdxBody } from '../mdx-body'
import type { Checker } from '../types'

/**
 * Markdown without front matter: checks that it parses and its components exist. Nested fences are checked separately.
 */
export const markdownChecker: Checker = {
  kind: 'Markdown',
  accepts: ({ language }) => ['md', 'mdx', 'markdown'].includes(language),
  check: (fences, report, site) => {
    for (const fence of fences) checkMdxBody(fence, fence.code, 0, site, report)
  },
}
