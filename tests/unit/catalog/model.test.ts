import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findResource, getByRef, listLatest } from '@/lib/catalog/find'
import { readCatalog } from '@/lib/catalog/load'
import type { Catalog } from '@/lib/catalog/types'
import { listFiles } from '@/lib/kit/files'
import { ContentError } from '@/lib/kit/problems'

const dir = 'examples/parcelwise'

describe('The model of the example catalog', () => {
  let catalog: Catalog
  beforeAll(async () => {
    catalog = await readCatalog(dir)
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

  test('knows the relations of services in both directions', () => {
    const services = listLatest(catalog, 'service')
    expect(services.length).toBeGreaterThan(10)
    for (const service of services) {
      for (const ref of service.sends) {
        const message = getByRef(catalog, ref)
        expect('senders' in message && message.senders.map(({ id }) => id), ref.id).toContain(service.id)
      }
      for (const ref of service.writesTo) {
        const store = getByRef(catalog, ref)
        expect(store.kind === 'container' && store.writers.map(({ id }) => id), ref.id).toContain(service.id)
      }
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
    expect(findResource(catalog, ['event'], 'ParcelDelivered')?.changelog).toContain('receivedBy')
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

  async function getMessages(): Promise<string> {
    try {
      await readCatalog(copy)
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

  test("doesn't exist in the unmodified catalog", async () => {
    expect(await getMessages()).toBe('')
  })

  test('is reported for a broken pointer, with the closest id', async () => {
    change(service, 'id: GetQuote', 'id: GetQuot')
    expect(await getMessages()).toContain(
      `${service}  Unknown event or command or query "GetQuot". Did you mean GetQuote?`,
    )
  })

  test("is reported for a version that doesn't exist", async () => {
    change(service, 'id: price-cache\n    version: 1.0.0', 'id: price-cache\n    version: 4.0.0')
    expect(await getMessages()).toContain(`${service}  price-cache has no version 4.0.0. Expected 1.0.0.`)
  })

  test("is reported for an owner that doesn't exist", async () => {
    change(service, '- lena', '- lenna')
    expect(await getMessages()).toContain(`${service}  owners: unknown owner "lenna". Did you mean lena?`)
  })

  test('is reported for a file without an id, and for one in a folder of unknown kind', async () => {
    change('channels/order-events/index.mdx', 'id: order-events\n', '')
    mkdirSync(path.join(copy, 'gadgets/Gizmo'), { recursive: true })
    writeFileSync(path.join(copy, 'gadgets/Gizmo/index.mdx'), '---\nid: Gizmo\n---\n')
    const messages = await getMessages()
    expect(messages).toContain('channels/order-events/index.mdx:1  Expected "id" in the front matter, found none.')
    expect(messages).toContain('gadgets/Gizmo/index.mdx  Unknown resource folder.')
  })

  test("is reported for a file that the SDK doesn't return", async () => {
    // YAML accepts a number as an id, but the SDK doesn't.
    change('containers/price-cache/index.mdx', 'id: price-cache', 'id: 2024')
    const message =
      'containers/price-cache/index.mdx  The SDK doesn’t return the container "2024" 1.0.0 from this file.'
    expect(await getMessages()).toContain(message)
  })
})
