import type { PageKind } from '../types'

/** The pages that are looked at: a function, the longest reference page, and a list of pages. */
export const measuredPages: Record<PageKind, string> = {
  short: '/docs/sdk/function/getUser',
  long: '/docs/sdk/types',
  index: '/docs/api',
}
