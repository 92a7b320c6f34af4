import { lightRules } from '../light-rules'
import type { Checker } from '../types'

/** Languages without a parser. Checks their syntax line by line. */
export const lightChecker: Checker = {
  kind: 'other',
  accepts: ({ language }) => language in lightRules,
  check: async (fences, report) => {
    for (const fence of fences) {
      const finding = await lightRules[fence.language]?.(fence.code)
      if (finding !== undefined) report(fence, finding.line, finding.message)
    }
  },
}
