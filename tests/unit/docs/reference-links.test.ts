import { describe, expect, test } from 'vitest'
import { findReferenceLinks } from '@/lib/docs/page'

const all = () => true
const hrefs = (path: string, isPage = all as (address: string) => boolean) =>
  findReferenceLinks(path, isPage).map(({ href }) => href)

describe('Reference links of a guide', () => {
  test('point to the reference for its kind, and to the matching SDK functions', () => {
    expect(findReferenceLinks('/docs/development/guides/messages/events/adding', all)).toEqual([
      { title: 'All event fields', href: '/docs/api/event' },
      { title: 'SDK functions for events', href: '/docs/sdk#events' },
    ])
    expect(findReferenceLinks('/docs/development/guides/data-stores/adding', all)).toEqual([
      { title: 'All data store fields', href: '/docs/api/data' },
      { title: 'SDK functions for data stores', href: '/docs/sdk#data-stores' },
    ])
  })

  test('follow the innermost folder', () => {
    expect(hrefs('/docs/development/guides/domains/entities/entity-map')[0]).toBe('/docs/api/entity')
    expect(hrefs('/docs/development/guides/domains/owners')[0]).toBe('/docs/api/domain')
  })

  test("omit pages that don't exist", () => {
    expect(hrefs('/docs/development/guides/flows/steps')).toEqual(['/docs/api/flow'])
    expect(hrefs('/docs/development/guides/owners/teams')).toEqual(['/docs/sdk#teams'])
    expect(hrefs('/docs/development/guides/messages/events/adding', () => false)).toEqual([])
    expect(hrefs('/docs/plugins/openapi/intro')).toEqual([])
  })
})
