import { describe, expect, test } from 'vitest'
import { toSeeAll } from '@/components/search/options'
import { toTrail } from '@/lib/search/areas'

test.each([
  [1, 'See 1 result'],
  [2, 'See all 2 results'],
])('%i results have the right plural', (count, text) => {
  expect(toSeeAll(count)).toBe(text)
})

describe("A result's breadcrumbs", () => {
  test.each([
    ['docs', ['Guides', 'Messages'], 'Guides › Messages'],
    ['docs', ['Guides', 'Guides', 'Messages'], 'Guides › Messages'],
    ['blog', ['Blog'], 'Blog'],
    ['plugins', ['OpenAPI'], 'Plugins › OpenAPI'],
    ['site', [], 'Product'],
  ])('for %s with %j repeat no level', (area, breadcrumbs, trail) => {
    expect(toTrail(area, breadcrumbs)).toBe(trail)
  })
})
