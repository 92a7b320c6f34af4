import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import utils from '@eventcatalog/sdk'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findResource, listLatest } from '@/lib/catalog/find'
import { readCatalog } from '@/lib/catalog/load'
import type { Catalog } from '@/lib/catalog/types'
import { listFiles } from '@/lib/kit/files'
import { ContentError } from '@/lib/kit/problems'

const dir = 'examples/parcelwise'

describe('The model of the example catalog', () => {
  let catalog: Catalog
  beforeAll(() => {
    catalog = readCatalog(dir)
  })

  test('has one resource per resource file', () => {
    const files = listFiles(dir).filter((file) => /(^|\/)index\.mdx$|^(teams|users)\/[^/]+\.mdx$/.test(file))
    expect(files.length).toBeGreaterThan(100)
    expect(catalog.resources.map(({ file }) => file).sort()).toEqual(files.sort())
  })

  test("has each file's id, name and version", () => {
    for (const { file, id, name, version } of catalog.resources) {
      const text = readFileSync(path.join(dir, file), 'utf8')
      expect(text, file).toMatch(new RegExp(`^id: ${id}$`, 'm'))
      expect(text, file).toContain(`name: ${name}`)
      if (version !== '') expect(text, file).toContain(`version: ${version}`)
    }
  })

  test('is the one that the SDK reads', async () => {
    const sdk = utils(dir)
    const readers = {
      domain: sdk.getDomains,
      service: sdk.getServices,
      event: sdk.getEvents,
      command: sdk.getCommands,
      query: sdk.getQueries,
      channel: sdk.getChannels,
      entity: sdk.getEntities,
      container: sdk.getDataStores,
      team: sdk.getTeams,
      user: sdk.getUsers,
    }
    const toLine = ({ id, version = '', name, markdown }: Record<string, unknown>) =>
      JSON.stringify([id, version, name, markdown])
    for (const [kind, read] of Object.entries(readers)) {
      const expected = (await read())?.map((resource) => toLine({ ...resource })).sort()
      const found = catalog.resources
        .filter((resource) => resource.kind === kind)
        .map((resource) => toLine({ ...resource }))
      expect(found.sort(), kind).toEqual(expected)
    }
  })

  test('knows the relations of services in both directions', () => {
    const services = listLatest(catalog, 'service')
    expect(services.length).toBeGreaterThan(10)
    for (const service of services) {
      for (const { id, senders } of service.sends) expect(senders, id).toContain(service)
      for (const { id, writers } of service.writesTo) expect(writers, id).toContain(service)
      expect(service.domain, service.id).toBeDefined()
    }
  })

  test('keeps versions apart: the invoice service still reads the first version of an event', () => {
    const receivers = (version: string) =>
      findResource(catalog, ['event'], 'ParcelDelivered', version)?.receivers.map(({ id }) => id)
    expect(receivers('1.0.0')).toEqual(['InvoiceService'])
    expect(receivers('2.0.0')).not.toContain('InvoiceService')
  })

  test('has flows with their steps, entities with their relations, terms, schemas and changelogs', () => {
    expect(listLatest(catalog, 'flow').map(({ steps }) => steps.length)).toEqual([12, 12, 20, 15])
    const order = findResource(catalog, ['entity'], 'Order')
    expect(order?.properties.find(({ name }) => name === 'customerId')?.references?.id).toBe('Customer')
    expect(findResource(catalog, ['domain'], 'Ordering')?.language.map(({ id }) => id)).toContain('Quote')
    expect(findResource(catalog, ['query'], 'GetTravelTimes')?.schema?.format).toBe('protobuf')
    expect(findResource(catalog, ['event'], 'ParcelDelivered')?.changelog).toEqual({
      createdAt: '2025-09-15',
      badges: ['Breaking'],
      markdown: expect.stringContaining('receivedBy') as string,
    })
    expect(findResource(catalog, ['domain'], 'LastMile')?.parent?.id).toBe('Delivery')
  })
})

describe('A problem in a catalog', () => {
  let copy: string
  beforeEach(() => {
    copy = mkdtempSync(path.join(os.tmpdir(), 'catalog-'))
    cpSync(dir, copy, { recursive: true })
  })
  afterEach(() => rmSync(copy, { recursive: true, force: true }))

  function getMessages(): string {
    try {
      readCatalog(copy)
      return ''
    } catch (error) {
      if (error instanceof ContentError) return error.message
      throw error
    }
  }

  function change(file: string, from: string, to: string) {
    const text = readFileSync(path.join(copy, file), 'utf8')
    expect(text).toContain(from)
    writeFileSync(path.join(copy, file), text.replace(from, to))
  }

  const service = 'domains/Ordering/services/PricingService/index.mdx'

  test("doesn't exist in the unmodified catalog", () => {
    expect(getMessages()).toBe('')
  })

  test('is reported for a broken pointer, with the closest id', () => {
    change(service, 'id: GetQuote', 'id: GetQuot')
    expect(getMessages()).toContain(`${service}  Unknown event or command or query "GetQuot". Did you mean GetQuote?`)
  })

  test("is reported for a version that doesn't exist", () => {
    change(service, 'id: price-cache\n    version: 1.0.0', 'id: price-cache\n    version: 4.0.0')
    expect(getMessages()).toContain(`${service}  price-cache has no version 4.0.0. Expected 1.0.0.`)
  })

  test("is reported for an owner that doesn't exist", () => {
    change(service, '- lena', '- lenna')
    expect(getMessages()).toContain(`${service}  owners: unknown owner "lenna". Did you mean lena?`)
  })

  test('is reported for a list entry without a field that it needs, and for a field that has to be a list', () => {
    const folder = 'domains/Ordering/services'
    change(`${folder}/CustomerPortal/index.mdx`, '    path: schema.graphql\n', '')
    change(`${folder}/OrderService/index.mdx`, '- type: openapi\n    path: openapi.yml\n', 'openapiPath: openapi.yml\n')
    change(`${folder}/OrderService/index.mdx`, '    name: Orders API\n', '')
    const messages = getMessages()
    expect(messages).toContain(`${folder}/CustomerPortal/index.mdx  specifications: entry 1 has no path.`)
    expect(messages).toContain(`${folder}/OrderService/index.mdx  specifications: expected a list.`)
  })

  test('is reported for a file without an id, and for one in a folder of unknown kind', () => {
    change('channels/order-events/index.mdx', 'id: order-events\n', '')
    mkdirSync(path.join(copy, 'gadgets/Gizmo'), { recursive: true })
    writeFileSync(path.join(copy, 'gadgets/Gizmo/index.mdx'), '---\nid: Gizmo\n---\n')
    const messages = getMessages()
    expect(messages).toContain('channels/order-events/index.mdx:1  Expected "id" in the front matter, found none.')
    expect(messages).toContain('gadgets/Gizmo/index.mdx  Unknown resource folder.')
  })
})
