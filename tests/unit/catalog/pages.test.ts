import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { PageBody } from '@/components/diagrams/page-body'
import { getResource } from '@/lib/catalog/find'
import { preparePage } from '@/lib/catalog/live'
import { loadCatalog } from '@/lib/catalog/load'
import { numberFields, splitFields } from '@/lib/catalog/page/front-matter'
import { buildPage } from '@/lib/catalog/page/model'
import { buildSidebar, type SidebarNode } from '@/lib/catalog/page/sidebar'
import { toPageText } from '@/lib/catalog/text/resource-page'
import { resourceKinds, type Resource, type ResourceKind } from '@/lib/catalog/types'
import { compile, getMessages } from '../../support/compile'

const catalog = loadCatalog()

const page = (kind: ResourceKind, id: string, version?: string) =>
  buildPage(catalog, getResource(catalog, [kind], id, version))
const titles = (kind: ResourceKind, id: string) => page(kind, id).sections.map(({ title }) => title)

/** Titles in core 2.64.4's details panel, in its order: src/components/SideBars of that version. */
const panels: [ResourceKind, string, string[]][] = [
  ['event', 'OrderPlaced', ['Producers (1)', 'Consumers (2)', 'Channels (1)', 'Versions (2)', 'Owners (2)']],
  [
    'service',
    'OrderService',
    [
      'Domains (1)',
      'Receives Messages (7)',
      'Sends Messages (8)',
      'Writes to (1)',
      'Reads from (1)',
      'Versions (1)',
      'Specifications (1)',
      'Entities (1)',
      'Owners (2)',
      'Repository',
    ],
  ],
  [
    'domain',
    'Ordering',
    [
      'Start here (5)',
      'Services (5)',
      'Sends messages (18)',
      'Receives messages (13)',
      'Ubiquitous Language Dictionary (6)',
      'Entities (3)',
      'Versions (1)',
      'Owners (2)',
    ],
  ],
  ['entity', 'Order', ['Domains (1)', 'Services (1)', 'Versions (1)', 'Owners (2)']],
  ['container', 'orders-db', ['Services (writes) (1)', 'Services (reads) (1)', 'Versions (1)', 'Owners (2)']],
  ['container', 'route-store', ['Services (writes) (2)', 'Services (reads) (2)', 'Versions (1)', 'Owners (2)']],
  ['team', 'ordering-team', ['Owned domains (1)', 'Owned services (5)', 'Owned messages (13)', 'Team members (3)']],
  ['user', 'lena', ['Owned services (5)', 'Owned messages (13)', 'Member of team (1)']],
  ['user', 'rosa', ['Owned domains (1)', 'Owned services (5)', 'Owned messages (13)', 'Member of team (1)']],
  ['flow', 'ParcelDelivery', ['Owners (2)']],
]

describe('The page of a resource', () => {
  test.each(panels)('%s %s has the same sections as EventCatalog, in the same order', (kind, id, expected) => {
    expect(titles(kind, id)).toEqual(expected)
  })

  test('lists services and messages in every version', () => {
    const list = (kind: ResourceKind, id: string, title: string, version?: string) => {
      const section = page(kind, id, version).sections.find((each) => each.title.startsWith(title))
      return section?.items.map((item) => `${item.label} ${item.version}`)
    }
    const consumers = ['Invoice service 1.2.0', 'Tracking service 1.0.0']
    expect(list('event', 'ParcelDelivered', 'Consumers', '1.0.0')).toEqual(consumers)
    const messages = ['Order cancelled 1.1.0', 'Order confirmed 1.0.0', 'Order placed 2.0.0', 'Order placed 1.0.0']
    expect(list('channel', 'order-events', 'Messages')).toEqual(messages)
  })

  test('for a domain includes the direct subdomains, whose services list the domain', () => {
    expect(titles('domain', 'Delivery').slice(0, 4)).toEqual([
      'Subdomains (2)',
      'Services (4)',
      'Sends messages (14)',
      'Receives messages (36)',
    ])
    const [domains] = page('service', 'CourierApp').sections
    expect(domains?.items.map(({ label }) => label)).toEqual(['Delivery', 'Last mile'])
  })

  test('has a sentence instead of an empty list', () => {
    const empty = page('service', 'TrafficService').sections.filter(({ items }) => items.length === 0)
    expect(empty.map(({ title, none }) => `${title}: ${none}`)).toEqual([
      'Writes to (0): This service does not receive any messages.',
      'Reads from (0): This service does not read from any containers.',
    ])
    expect(toPageText(catalog, { service: 'TrafficService' })).toContain(`Reads from (0): ${empty[1]?.none}`)
  })

  test('draws a store that is read and written once', () => {
    const labels = (items: readonly { label: string }[] = []) => items.map(({ label }) => label)
    const { before, after } = page('service', 'TrackingService').graph ?? {}
    expect(labels(before)).toContain('Proof of delivery store')
    expect(labels(before)).not.toContain('Tracking index')
    expect(labels(after)).toEqual(['Tracking index', 'Delivery warehouse', 'Parcel status changed'])
    expect(page('container', 'orders-db').graph?.after).toEqual([])
  })

  test('for a channel ends with its parameters, for a domain describes its language', () => {
    expect(titles('channel', 'order-events').at(-1)).toBe('Parameters (1)')
    const language = page('domain', 'Ordering').sections.find(({ title }) => title.startsWith('Ubiquitous'))
    expect(language).toMatchObject({ title: 'Ubiquitous Language Dictionary (6)', isOpen: false })
  })

  test('exists for every resource, with the values from its file', () => {
    const seen = new Set<string>()
    for (const resource of catalog.resources) {
      const { address, sections, badges, resource: shown } = buildPage(catalog, resource)
      seen.add(resource.kind)
      expect(address).toContain(`/${resource.id}`)
      expect(shown.name).toBe(resource.name)
      if (resource.version !== '') expect(badges.length).toBeGreaterThan(0)
      const owners = sections.find(({ title }) => title.startsWith('Owners'))
      if (resource.owners.length > 0) expect(owners?.items).toHaveLength(resource.owners.length)
    }
    expect([...seen].sort()).toEqual([...resourceKinds].sort())
  })

  test('for an older version says so, as it does for a deprecated one', () => {
    const notices = page('event', 'OrderPlaced', '1.0.0').notices.map(({ title, text }) => `${title}: ${text}`)
    expect(notices[0]).toMatch(/^This event was deprecated on September 30, 2025: ./)
    expect(notices[1]).toBe(
      'New version found: You are looking at a previous version of the event Order placed. The latest version of this event is v2.0.0\u00a0→',
    )
    expect(page('event', 'OrderPlaced').notices).toEqual([])
    // This date is after the release of the documented version.
    expect(page('query', 'GetParcelStatus').notices[0]?.title).toBe('This query will be deprecated on March 31, 2026')
  })

  test('for a draft has the title given in its file', () => {
    expect(page('event', 'DeliveryWindowOffered').notices.map(({ title }) => title)).toEqual(['Trial in two depots'])
  })

  test('has a text version with every section of the panel and all of its entries', () => {
    const text = toPageText(catalog, { service: 'OrderService' })
    for (const { title, items } of page('service', 'OrderService').sections) {
      const line = text.split('\n').find((candidate) => candidate.startsWith(`- ${title}`))
      for (const { label } of items) expect(line).toContain(label)
    }
    expect(toPageText(catalog, { user: 'lena' })).toContain('# teams joined: 1')
  })

  test('keeps its headings out of the outline of the page that contains it', async () => {
    const { html, headings } = await compile('## Own\n\n<ResourcePage event="OrderPlaced" />')
    expect(html).toContain('How consumers use it')
    expect(headings.map(({ text }) => text)).toEqual(['Own'])
    expect(html).not.toMatch(/<h[1-6][^>]*>How consumers use it/)
  })

  test('contains no links: names in it refer to EventCatalog pages', async () => {
    const { html } = await compile('<ResourcePage service="OrderService" />')
    expect(html).not.toContain('<a ')
  })
})

describe("A resource's text", () => {
  const drawn = { NodeGraph: 'the graph', EntityPropertiesTable: null }
  const draw = (resource: Resource, most = Infinity) =>
    renderToStaticMarkup(createElement(PageBody, { resource, most, drawn }))
  const read = (markdown: string, most = 1000) => draw({ ...page('event', 'OrderPlaced').resource, markdown }, most)
  const listTexts = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text)

  test('is cut between blocks, and never ends with a heading', () => {
    const text = `${'a '.repeat(50)}\n\n## Title\n\n${'b '.repeat(50)}\n\n- one\n- two`
    const first = `<div class="screen-body"><p>${'a '.repeat(50).trim()}</p>`
    expect(read(text, 110)).toBe(`${first}<p class="body-more">Text continues …</p>the graph</div>`)
    const rest = `<p class="body-heading">Title</p><p>${'b '.repeat(50).trim()}</p><ul><li>one</li><li>two</li></ul>`
    expect(read(text)).toBe(`${first}${rest}the graph</div>`)
  })

  test('replaces links with names, and components with what they show', () => {
    const html = read(
      'See <ResourceLink id="OrderPlaced" type="event" />.\n\n<NodeGraph />\n\n<SchemaViewer file="schema.json" />',
    )
    expect(html).toContain('<p>See <span class="drawn-link k-event">Order placed</span>.</p>the graph<div')
    expect(html).toContain('<div class="body-schema"><p class="body-heading">schema.json</p>')
    expect(html).toContain('<ul class="schema-fields">')
    expect(html.split('the graph')).toHaveLength(2)
  })

  test("lists messages and resource groups in a domain's tables", async () => {
    await preparePage(catalog, page('domain', 'Ordering').resource)
    const html = draw(page('domain', 'Ordering').resource)
    const panel = titles('domain', 'Ordering').filter((title) => /^(Sends|Receives) messages/.test(title))
    expect(panel).toHaveLength(2)
    expect(listTexts(html, /<p class="body-title">([^<]+)/g)).toEqual(['Resources (5)', ...panel])
    expect(listTexts(html, /<th scope="col">([^<]+)<\/th><\/tr>/g)).toEqual(['Owners', 'Channels', 'Channels'])
    const [, tiles = ''] = /<ul class="body-tiles" style="--columns:2">(.*?)<\/ul>/.exec(html) ?? []
    expect(listTexts(tiles, /<i class="ki ki-(\w+)">/g)).toEqual(['flow', 'service'])
    expect(listTexts(tiles, /<b>([^<]+)/g)).toEqual(['From order to confirmation', 'Order service'])
  })

  test.each([
    ['domain="Ordering"', 'and 14 more'],
    ['domain="Ordering"', 'ordering-team, rosa'],
    ['entity="Order"', 'array&lt;UUID'],
    ['entity="Order"', 'Enum:placedconfirmedcancelledcompletedRequired'],
    ['service="CustomerPortal"', 'OpenAPI'],
    ['domain="Billing"', 'Who can see card data?'],
    ['domain="Billing" board="drawio"', 'No card data'],
    ['domain="Routing"', 'Cut-off, 18:00'],
    ['service="InvoiceService"', 'This is the last service that reads the old version'],
    ['service="RoutePlanner"', 'Attachments'],
    ['channel="order-events"', 'Channel information'],
    ['query="ValidateAddress"', 'Address as the customer entered it.'],
    ['flow="FailedDelivery"', 'Flow diagram - Failed delivery - v(1.0.0)'],
  ])('in %s has its components rendered', async (attribute, words) => {
    const { html } = await compile(`<ResourcePage ${attribute} />`)
    expect(html.replaceAll(/<[^>]+>/g, '')).toContain(words)
    expect(html).not.toMatch(/&lt;[A-Z]/)
  })

  test("contains no component in the whole catalog that can't be rendered", async () => {
    for (const resource of catalog.resources) {
      await preparePage(catalog, resource)
      expect(() => draw(resource)).not.toThrow()
    }
    expect(() => read('<Unknown />')).toThrow("<Unknown> isn't drawn on pages of the example catalog.")
  })
})

describe('A file and its page', () => {
  test('have matching numbers: each is in both halves and links to the other one', async () => {
    for (const tag of [
      '<FileToPage event="OrderPlaced" />',
      '<FileToPage entity="Order" />',
      '<FileToPage team="ordering-team" />',
    ]) {
      const { html } = await compile(tag)
      const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      expect(targets.length).toBeGreaterThan(6)
      for (const target of targets) expect(ids).toContain(target)
    }
  })

  test('number the fields shown on the page in file order, and no others', () => {
    const model = page('container', 'orders-db')
    const numbers = numberFields(splitFields(model.resource.frontMatter), model)
    expect([...numbers.keys()].slice(0, 5)).toEqual(['id', 'name', 'version', 'summary', 'owners'])
    expect([...numbers.keys()]).toContain('technology')
    expect([...numbers.keys()]).not.toContain('classification')
    expect([...numbers.values()]).toEqual([...numbers.keys()].map((_, index) => index + 1))
  })

  test('split front matter by its fields', () => {
    expect(splitFields('id: a\nowners:\n  - x\n  - y\n\nname: b')).toEqual([
      { field: 'id', lines: ['id: a'] },
      { field: 'owners', lines: ['owners:', '  - x', '  - y'] },
      { field: 'name', lines: ['name: b'] },
    ])
  })
})

describe('The sidebar', () => {
  const walk = (nodes: readonly SidebarNode[]): SidebarNode[] =>
    nodes.flatMap((node) => [node, ...walk(node.items ?? [])])

  test('is expanded down to the current resource, and nowhere else', () => {
    const open = walk(buildSidebar(catalog, 'OrderService')).filter(({ isOpen }) => isOpen === true)
    expect(open.map(({ label }) => label)).toEqual(['Ordering', 'Services (5)', 'Order service'])
    expect(walk(buildSidebar(catalog, undefined)).filter(({ isOpen }) => isOpen === true)).toEqual([])
  })

  test("has EventCatalog's badges and order, and groups stores by how a service uses them", () => {
    const sidebar = buildSidebar(catalog, undefined)
    const nodes = walk(sidebar)
    const badgesOf = (name: string) => [...new Set(nodes.flatMap(({ label, badge }) => (label === name ? badge : [])))]
    expect(badgesOf('Last mile')).toEqual(['SUBDOMAIN'])
    expect(badgesOf('Proof of delivery store')).toEqual(['OBJECTSTORE', 'DATA'])
    expect(badgesOf('Customer')).toEqual(['ENTITY (ROOT)'])
    expect(badgesOf('Order')).toEqual(['AGGREGATE'])
    expect(badgesOf('Delivery window offered (DRAFT)')).toEqual(['EVENT'])
    const service = nodes.find(({ label, items }) => label === 'Tracking service' && items !== undefined)
    const stores = service?.items?.find(({ label }) => label === 'Data Stores (3)')?.items
    expect(stores?.map(({ label }) => label)).toEqual(['Reads and writes to', 'Writes to', 'Reads From'])
    const services = sidebar.find(({ label }) => label.startsWith('All Services'))?.items ?? []
    expect(services.map(({ label }) => label)).toEqual(services.map(({ label }) => label).toSorted())
    expect(nodes.map(({ label }) => label)).toContain('Sends messages (0)')
  })

  test('contains every domain, service and flow', () => {
    const labels = walk(buildSidebar(catalog, undefined)).map(({ label }) => label)
    const listed = catalog.resources.filter(
      ({ kind, isLatest }) => isLatest && ['domain', 'service', 'flow', 'container'].includes(kind),
    )
    expect(labels).toEqual(expect.arrayContaining(listed.map(({ name }) => name)))
  })
})

test.each([
  ['<ResourcePage event="OrderPlacd" />', 'no event "OrderPlacd". Did you mean "OrderPlaced"?'],
  ['<ResourcePage event="OrderPlaced" version="9.0.0" />', 'OrderPlaced has no version "9.0.0". Expected'],
  ['<SchemaDiff message="OrderPlaced" from="1.0.0" to="3.0.0" />', 'OrderPlaced has no version "3.0.0". Expected'],
  ['<OwnersCard user="lenna" />', 'no user "lenna". Did you mean "lena"?'],
  ['<CatalogSidebar open="OrderServic" />', 'Did you mean "OrderService"?'],
])('%s stops the build', async (tag, message) => {
  expect((await getMessages(tag)).join('\n')).toContain(message)
})
