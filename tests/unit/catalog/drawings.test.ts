import { describe, expect, test } from 'vitest'
import { drawingComponents } from '@/components/diagrams/drawing-components'
import { authorComponents } from '@/components/mdx/author-components'
import { toCompileOptions } from '@/lib/export/compiler'
import { findCompiled, storeCompiled } from '@/lib/export/compile-pages'
import { compile, getMessages } from '../../support/compile'

const tags = [
  ['<CatalogGraph />', 'Order placed'],
  ['<CatalogGraph domain="Ordering" />', 'Pricing service'],
  ['<CatalogGraph service="OrderService" />', 'Orders database'],
  ['<CatalogGraph message="ParcelDelivered" />', 'Courier app'],
  ['<CatalogGraph flow="CancelAndRefund" />', 'Refund payment'],
  ['<CatalogGraph channel="order-events" />', 'Order confirmed'],
  ['<FlowWalk flow="FailedDelivery" />', 'Courier finds no one at home'],
  ['<EntityMap domain="Ordering" />', 'pickupAddressId'],
  ['<SchemaView message="GetTravelTimes" />', 'proto3'],
  ['<SchemaDiff message="ParcelDelivered" from="1.0.0" to="2.0.0" />', 'receivedBy'],
  ['<SchemaDiff message="ParcelDelivered" from="1.0.0" to="2.0.0" />', 'Our summary. EventCatalog shows both files'],
  ['<SchemaDiff message="OrderPlaced" from="1.0.0" to="2.0.0" view="changelog" />', '2.0.02025-06-02 (latest)Breaking'],
  ['<MessageTable service="PaymentService" />', 'Payment declined'],
  ['<ResourcePage event="OrderPlaced" version="1.0.0" />', '1.0.0'],
  ['<ResourcePage user="rosa" />', 'Rosa Imhof Lead engineer, Ordering'],
  ['<CatalogSidebar open="OrderService" />', 'Billing'],
  ['<UbiquitousLanguage domain="Ordering" />', 'Service level'],
  ['<UbiquitousLanguage domain="Delivery" />', 'Depot operations Subdomain Language'],
  ['<OwnersCard of="OrderService" />', 'Ordering team'],
  ['<FileToPage event="OrderPlaced" />', 'schemaPath'],
  ['<LiveCatalog resource="OrderPlaced" view="schema" />', 'Notification service'],
  ['<LiveCatalog resource="OrderPlaced" view="schema" />', 'Diff: v2.0.0 → v1.0.0'],
] as const

describe('A drawing of the example catalog', () => {
  test.each(tags)("%s shows what's in the catalog, without JavaScript", async (tag, words) => {
    const { html, catalog } = await compile(tag)
    expect(html.replaceAll(/<[^>]+>/g, '')).toContain(words)
    expect(catalog).toMatch(/^[0-9a-f]+$/)
  })

  test("of a flow includes step numbers and the flow's metadata in its markup", async () => {
    const { html } = await compile('<FlowWalk flow="FailedDelivery" />')
    const toItems = (list = '') => list.split('<li class="k-').slice(1)
    const [, list = ''] = html.split('<ol class="walk-index">')
    const [index = [], steps = []] = list.split('<ol class="walk-steps">').map(toItems)
    expect(steps).toHaveLength(12)
    expect(index).toHaveLength(12)
    const texts = steps.map((step) => step.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '))
    texts.forEach((text, i) => expect(text).toMatch(new RegExp(`> ${i + 1} [A-Z]`)))
    for (const part of ['Event Delivery failed 1.0.0', 'Sent by Courier app', 'Received by', 'Comes after 1. Courier'])
      expect(texts[1]).toContain(part)
    expect(texts[6]).toContain('Delivers the text message')
    expect(texts[11]).toContain('Cost none for the sender')
  })

  test('has a test for every component', () => {
    const names = new Set(tags.map(([tag]) => /^<(\w+)/.exec(tag)?.[1]))
    expect([...names].sort()).toEqual(Object.keys(drawingComponents).sort())
  })

  test('is redrawn when the catalog has changed', async () => {
    const options = toCompileOptions({ contentDir: 'content', strict: true, components: authorComponents })
    const body = await compile('<CatalogGraph message="OrderPlaced" />')
    storeCompiled('of-a-test', body)
    expect(findCompiled('of-a-test', options)?.html).toBe(body.html)
    storeCompiled('of-a-test', { ...body, catalog: 'of another day' })
    expect(findCompiled('of-a-test', options)).toBeUndefined()
  })

  test("doesn't make other pages depend on the catalog", async () => {
    expect((await compile('Text')).catalog).toBeUndefined()
  })

  test.each([
    [
      '<CatalogGraph domain="Orderin" />',
      'docs/page.mdx:3  <CatalogGraph domain>: The example catalog has no domain "Orderin". Did you mean "Ordering"?',
    ],
    [
      '<FlowWalk flow="FailedDelivry" />',
      'docs/page.mdx:3  <FlowWalk flow>: The example catalog has no flow "FailedDelivry". Did you mean "FailedDelivery"?',
    ],
    [
      '<CatalogGraph message="OrderPlacd" />',
      'docs/page.mdx:3  <CatalogGraph message>: The example catalog has no event, command or query "OrderPlacd". Did you mean "OrderPlaced"?',
    ],
    ['<EntityMap />', 'docs/page.mdx:3  <EntityMap> requires one of "domain".'],
    [
      '<MessageTable service="OrderService" domain="Ordering" />',
      'docs/page.mdx:3  <MessageTable> accepts only one of "service", "domain", found 2.',
    ],
    ['<SchemaDiff message="ParcelDelivered" from="1.0.0" />', 'docs/page.mdx:3  <SchemaDiff> requires "to".'],
    [
      '<SchemaView message="ParcelDelivered" version="3.0.0" />',
      'docs/page.mdx:3  <SchemaView version>: ParcelDelivered has no version "3.0.0". Expected 2.0.0 or 1.0.0.',
    ],
    [
      '<LiveCatalog resource="OrderPlacd" />',
      'docs/page.mdx:3  <LiveCatalog resource>: The example catalog has no resource "OrderPlacd". Did you mean "OrderPlaced"?',
    ],
    [
      '<FlowWalk flows="FailedDelivery" />',
      'docs/page.mdx:3  <FlowWalk> has no attribute "flows". Did you mean "flow"?',
    ],
  ])('%s stops the build with file, line and what was expected', async (tag, message) => {
    expect(await getMessages(`Text\n\n${tag}`)).toContain(message)
  })
})
