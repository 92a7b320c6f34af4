import { describe, expect, test } from 'vitest'
import { findReferenceLinks } from '@/lib/docs/reference-links'

const all = () => true
const hrefs = (path: string, isPage = all as (address: string) => boolean) =>
  findReferenceLinks(path, isPage).map(({ href }) => href)

describe('What a guide links to', () => {
  test('is the reference of its kind, and the functions of the SDK for it', () => {
    expect(findReferenceLinks('/docs/development/guides/messages/events/adding', all)).toEqual([
      { title: 'All event fields', href: '/docs/api/event' },
      { title: 'SDK functions for events', href: '/docs/sdk#events' },
    ])
    expect(findReferenceLinks('/docs/development/guides/data-stores/adding', all)).toEqual([
      { title: 'All data store fields', href: '/docs/api/data' },
      { title: 'SDK functions for data stores', href: '/docs/sdk#data-stores' },
    ])
  })

  test('follows the innermost folder', () => {
    expect(hrefs('/docs/development/guides/domains/entities/entity-map')[0]).toBe('/docs/api/entity')
    expect(hrefs('/docs/development/guides/domains/owners')[0]).toBe('/docs/api/domain')
  })

  test('leaves out what there is not', () => {
    expect(hrefs('/docs/development/guides/flows/steps')).toEqual(['/docs/api/flow'])
    expect(hrefs('/docs/development/guides/owners/teams')).toEqual(['/docs/sdk#teams'])
    expect(hrefs('/docs/development/guides/messages/events/adding', () => false)).toEqual([])
    expect(hrefs('/docs/plugins/openapi/intro')).toEqual([])
  })
})
