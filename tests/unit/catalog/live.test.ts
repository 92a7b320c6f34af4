import { describe, expect, test } from 'vitest'
import { getResource } from '@/lib/catalog/find'
import { buildLiveSidebar, getLiveResource, listLiveViews, listOlderSchemas, toGraphSubject } from '@/lib/catalog/live'
import { loadCatalog } from '@/lib/catalog/load'
import { toCatalogPath, resourceKinds } from '@/lib/catalog/types'
import type { SidebarNode } from '@/lib/catalog/page/sidebar'

const catalog = loadCatalog()

function listNodes(nodes: readonly SidebarNode[]): SidebarNode[] {
  return nodes.flatMap((node) => [node, ...listNodes(node.items ?? [])])
}

describe('The live catalog', () => {
  test.each([
    ['OrderService', undefined, ['page', 'graph']],
    ['OrderService', '9.0.0', undefined],
    ['OrderPlaced', undefined, ['page', 'graph', 'schema']],
    ['OrderPlaced', '1.0.0', ['page', 'graph', 'schema']],
    ['RoutePlanner', '1.0.0', ['page']],
    ['FailedDelivery', undefined, ['page', 'graph']],
    ['order-events', undefined, ['page']],
    ['Order', undefined, ['page']],
    ['ordering-team', undefined, ['page']],
  ])('has the views of %s %s that EventCatalog has', (resource, version, views) => {
    if (views === undefined) expect(() => getLiveResource(catalog, { resource, version })).toThrow()
    else expect(listLiveViews(getLiveResource(catalog, { resource, version }))).toEqual(views)
  })

  test('draws a message from any version, and services only in the newest', () => {
    expect(toGraphSubject(getLiveResource(catalog, { resource: 'OrderPlaced', version: '1.0.0' }))).toEqual({
      message: 'OrderPlaced',
    })
    expect(toGraphSubject(getLiveResource(catalog, { resource: 'RoutePlanner', version: '1.0.0' }))).toBeUndefined()
  })

  test('compares a schema with each older version', () => {
    const older = (version?: string) =>
      listOlderSchemas(getLiveResource(catalog, { resource: 'OrderPlaced', version })).map(toCatalogPath)
    expect(older()).toEqual(['events/OrderPlaced/1.0.0'])
    expect(older('1.0.0')).toEqual([])
  })

  test('lists every domain, service and flow, and every message of a service, in its sidebar', () => {
    const listed = new Set(
      listNodes(buildLiveSidebar(catalog, getLiveResource(catalog, { resource: 'OrderPlaced' }))).map(
        ({ open }) => open,
      ),
    )
    const expected = catalog.resources.filter((resource) =>
      ['domain', 'service', 'flow'].includes(resource.kind) && resource.isLatest
        ? true
        : 'senders' in resource && resource.senders.length + resource.receivers.length > 0,
    )
    expect(expected.length).toBeGreaterThan(50)
    expect(expected.map(toCatalogPath).filter((path) => !listed.has(path))).toEqual([])
  })

  test('has no sidebar entry without a page', () => {
    const nodes = listNodes(buildLiveSidebar(catalog, getLiveResource(catalog, { resource: 'OrderPlaced' })))
    for (const { label, items, open } of nodes) {
      expect(items === undefined || items.length > 0, label).toBe(true)
      if (items !== undefined) continue
      const [, id = '', version] = (open ?? '').split('/')
      expect(getResource(catalog, resourceKinds, id, version).id, label).toBe(id)
    }
  })

  test('opens the sidebar where a message is sent', () => {
    const nodes = listNodes(buildLiveSidebar(catalog, getLiveResource(catalog, { resource: 'OrderPlaced' })))
    const open = nodes.filter(({ isOpen }) => isOpen === true).map(({ label }) => label)
    expect(open).toEqual(['Ordering', 'Services (5)', 'Order service', 'Sends messages (8)'])
  })
})
