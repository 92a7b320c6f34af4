import { describe, expect, test } from 'vitest'
import { findVersionLinks } from '@/lib/docs/version-links'
import { buildSite } from '../../support/site'
import { makeTree } from '../../support/tree'

describe('a link to the documentation', () => {
  const build = () =>
    buildSite(
      makeTree({
        'versions.json': ['2.0', '1.0'],
        'versioned_docs/version-2.0/a.md': '# A\n',
        'versioned_docs/version-2.0/b.md': '# B\n',
        'versioned_docs/version-1.0/a.md': '# A\n',
      }),
    )

  test("points to the same page in each version, or to the main page of one that doesn't have it", () => {
    const { versions } = build()
    expect(findVersionLinks('/docs/a', versions)).toEqual({ '': '/docs/a', '1.0': '/docs/1.0/a' })
    expect(findVersionLinks('/docs/b', versions)).toEqual({ '': '/docs/b', '1.0': '/docs/1.0/a' })
  })

  test("has a single target if there's one version, or no such page", () => {
    const { versions } = build()
    expect(findVersionLinks('/blog', versions)).toBeUndefined()
    expect(findVersionLinks('/docs/a', versions.slice(0, 1))).toBeUndefined()
  })
})
