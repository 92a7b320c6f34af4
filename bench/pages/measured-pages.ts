import type { PageKind } from '../types'

/** Measured pages: a function, the longest reference page, and an index. */
export const measuredPages: Record<PageKind, string> = {
  short: '/docs/sdk/function/getUser',
  long: '/docs/sdk/types',
  index: '/docs/api',
}
