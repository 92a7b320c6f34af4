/**
 * Calls that demonstrate each function's results: an existing resource, a specific version, and a missing one. A script
 * runs them on a copy of the example catalog and records the results; a test verifies them.
 */

interface Family {
  /** Name of the resource in functions: `getEvent`. */
  type: string
  /** By default, the type with an `s`. */
  plural?: string
  id: string
  /** A version of the resource. */
  version?: string
  /** Other required fields of a new resource. */
  fields?: string
}

const families: readonly Family[] = [
  { type: 'Domain', id: 'Ordering', version: '1.1.0' },
  { type: 'Service', id: 'TrackingService' },
  { type: 'Event', id: 'OrderPlaced' },
  { type: 'Command', id: 'PlaceOrder' },
  { type: 'Query', plural: 'Queries', id: 'GetOrder' },
  { type: 'Channel', id: 'order-events' },
  { type: 'Entity', plural: 'Entities', id: 'Order' },
  { type: 'DataStore', id: 'orders-db', fields: ", container_type: 'database'" },
]

/** A range that includes the version of every resource above, and a version that none of them has. */
const range = '^1.0.0'
const missing = '9.0.0'

/** Arguments of each call, by function name. */
type Calls = Record<string, string[]>

/** For functions that exist for all kinds of resources. */
function toFamilyCalls({ type, plural = `${type}s`, id, version = '1.0.0', fields = '' }: Family): Calls {
  const lower = type.charAt(0).toLowerCase() + type.slice(1)
  const toResource = (resourceId: string, resourceVersion: string) =>
    `{ id: '${resourceId}', name: '${resourceId}', version: '${resourceVersion}', markdown: ''${fields} }`
  const trial = toResource('Trial', '1.0.0')
  const own = toResource(id, version)
  const pointer = `{ id: '${id}', version: '${version}' }`
  const unknown = `NoSuch${type}`
  const file = "{ fileName: 'notes.md', content: 'Seen by rosa.' }"
  const schema = `{ fileName: 'schema.json', schema: '{"type":"object"}' }`
  const forMessages: Calls = {
    [`addSchemaTo${type}`]: [`'${id}', ${schema}`, `'${unknown}', ${schema}`],
    [`add${type}ToService`]: [
      `'CustomerPortal', 'receives', ${pointer}`,
      `'TrackingService', 'sends', ${pointer}, '1.0.0'`,
      `'CustomerPortal', 'publishes', ${pointer}`,
      `'NoSuchService', 'receives', ${pointer}`,
    ],
    [`add${type}ToChannel`]: [
      `'order-events', ${pointer}`,
      `'order-events', { id: '${unknown}', version: '1.0.0' }`,
      `'no-such-channel', ${pointer}`,
    ],
  }
  return {
    [`get${type}`]: [`'${id}'`, `'${id}', '${range}'`, `'${id}', '${missing}'`, `'${unknown}'`],
    [`get${plural}`]: ['', '{ latestOnly: true }'],
    [`${lower}HasVersion`]: [`'${id}', '${range}'`, `'${id}', '${missing}'`, `'${id}'`, `'${unknown}', '1.0.0'`],
    [`write${type}`]: [trial, own, `${trial}, { path: '/trials/Trial', format: 'md' }`],
    [`version${type}`]: [`'${id}'`, `'${unknown}'`],
    [`rm${type}`]: [`'/${id}'`, `'/${unknown}'`],
    [`rm${type}ById`]: [`'${id}'`, `'${id}', '${version}', true`, `'${id}', '${range}'`, `'${unknown}'`],
    [`addFileTo${type}`]: [`'${id}', ${file}`, `'${id}', ${file}, '${missing}'`, `'${unknown}', ${file}`],
    [`write${type}ToService`]: [
      `${trial}, { id: 'OrderService' }`,
      `${trial}, { id: 'TrackingService', version: '1.0.0' }`,
      `${own}, { id: 'OrderService' }`,
      `${trial}, { id: 'NoSuchService' }`,
    ],
    ...(['Event', 'Command', 'Query'].includes(type) ? forMessages : {}),
  }
}

const openApi = 'domains/Ordering/services/OrderService/openapi.yml'
const placed = 'domains/Ordering/services/OrderService/events/OrderPlaced'

const resourcePaths = ["'OrderPlaced'", "'OrderPlaced', '1.0.0'", "'NoSuchEvent'"].map(
  (given) => `process.cwd(), ${given}`,
)

const single: Calls = {
  addUbiquitousLanguageToDomain: [
    "'Routing', { dictionary: [{ id: 'Stop', name: 'Stop' }] }",
    "'Ordering', { dictionary: [{ id: 'Order', name: 'Order' }] }",
    "'NoSuchDomain', { dictionary: [] }",
  ],
  getUbiquitousLanguageFromDomain: ["'Ordering'", "'LastMile'", "'NoSuchDomain'"],
  addServiceToDomain: [
    "'Billing', { id: 'PricingService', version: '1.0.0' }",
    "'LastMile', { id: 'TrackingService', version: '2.0.0' }",
    "'NoSuchDomain', { id: 'PricingService', version: '1.0.0' }",
  ],
  addSubDomainToDomain: [
    "'Routing', { id: 'LastMile', version: '1.0.0' }",
    "'Delivery', { id: 'LastMile', version: '1.0.0' }",
    "'NoSuchDomain', { id: 'LastMile', version: '1.0.0' }",
  ],
  addEntityToDomain: [
    "'Billing', { id: 'Order', version: '1.0.0' }",
    "'Ordering', { id: 'Order', version: '1.0.0' }",
    "'NoSuchDomain', { id: 'Order', version: '1.0.0' }",
  ],
  getServiceByPath: [
    "path.resolve('domains/Ordering/services/OrderService/index.mdx')",
    "path.resolve('domains/Ordering/services/NoSuchService/index.mdx')",
  ],
  writeVersionedService: [
    "{ id: 'TrackingService', name: 'Tracking service', version: '1.5.0', markdown: '' }",
    "{ id: 'TrackingService', name: 'Tracking service', version: '1.0.0', markdown: '' }",
  ],
  writeServiceToDomain: [
    "{ id: 'Trial', name: 'Trial', version: '1.0.0', markdown: '' }, { id: 'Ordering' }",
    "{ id: 'Trial', name: 'Trial', version: '1.0.0', markdown: '' }, { id: 'NoSuchDomain' }",
    "{ id: 'OrderService', name: 'Order service', version: '2.1.0', markdown: '' }, { id: 'Billing' }",
  ],
  getSpecificationFilesForService: [
    "'OrderService'",
    "'RoutePlanner', '1.0.0'",
    "'CustomerService'",
    "'NoSuchService'",
  ],
  isService: [
    "path.resolve('domains/Ordering/services/OrderService/index.mdx')",
    `path.resolve('${placed}/index.mdx')`,
    "path.resolve('teams/ordering-team.mdx')",
    "path.resolve('no-such-file.mdx')",
  ],
  toService: ["'---\\nid: Trial\\nversion: 1.0.0\\n---\\nHello.'", "'no front matter'"],
  addEntityToService: [
    "'CustomerPortal', { id: 'Customer', version: '1.0.0' }",
    "'OrderService', { id: 'Order', version: '1.0.0' }",
    "'NoSuchService', { id: 'Order', version: '1.0.0' }",
  ],
  addDataStoreToService: [
    "'CustomerPortal', 'readsFrom', { id: 'price-cache', version: '1.0.0' }",
    "'OrderService', 'writesTo', { id: 'orders-db', version: '1.0.0' }",
    "'CustomerPortal', 'uses', { id: 'price-cache', version: '1.0.0' }",
    "'NoSuchService', 'readsFrom', { id: 'price-cache', version: '1.0.0' }",
  ],
  getCustomDoc: [
    "'decisions/0001-two-versions-side-by-side'",
    "'/decisions/0001-two-versions-side-by-side.mdx'",
    "'decisions/0009-no-such-decision'",
  ],
  getCustomDocs: ['', "{ path: 'decisions' }", "{ path: 'no-such-folder' }"],
  writeCustomDoc: [
    "{ title: 'On call', summary: 'Who answers at night.', markdown: 'See the rota.' }",
    "{ title: 'On call', summary: 'Who answers at night.', markdown: '', fileName: '0003-on-call' }, { path: 'decisions' }",
    "{ title: 'One planner', summary: 'New text.', markdown: '', fileName: '0002-one-planner-for-all-depots' }, { path: 'decisions' }",
  ],
  rmCustomDoc: ["'decisions/0001-two-versions-side-by-side'", "'decisions/no-such-decision'"],
  getTeam: ["'ordering-team'", "'no-such-team'"],
  getTeams: [''],
  writeTeam: [
    "{ id: 'night-shift', name: 'Night shift', markdown: '' }",
    "{ id: 'ordering-team', name: 'Ordering team', markdown: '' }",
    "{ id: 'ordering-team', name: 'Ordering team', markdown: '' }, { override: true }",
  ],
  rmTeamById: ["'ordering-team'", "'no-such-team'"],
  getOwnersForResource: ["'OrderPlaced'", "'OrderPlaced', '9.0.0'", "'NoSuchResource'"],
  getUser: ["'rosa'", "'no-such-user'"],
  getUsers: [''],
  writeUser: [
    "{ id: 'ines', name: 'Ines', avatarUrl: '/avatars/ines.png', markdown: '' }",
    "{ id: 'rosa', name: 'Rosa', avatarUrl: '/avatars/rosa.png', markdown: '' }",
    "{ id: 'rosa', name: 'Rosa', avatarUrl: '/avatars/rosa.png', markdown: '' }, { override: true }",
  ],
  rmUserById: ["'rosa'", "'no-such-user'"],
  getEventCatalogConfigurationFile: [''],
  dumpCatalog: ['', '{ includeMarkdown: false }'],
  getMessageBySchemaPath: [
    `'${placed}/schema.json'`,
    `'${placed}/no-such-file.json'`,
    `'${openApi}'`,
    "'no/such/schema.json'",
  ],
  getProducersAndConsumersForMessage: [
    "'OrderPlaced'",
    "'OrderPlaced', '1.0.0'",
    "'OrderPlaced', '1.0.0', { latestOnly: false }",
    "'NoSuchEvent'",
  ],
  getConsumersOfSchema: [`'${placed}/schema.json'`, "'no/such/schema.json'"],
  getProducersOfSchema: [`'${placed}/schema.json'`, "'no/such/schema.json'"],
  getResourcePath: resourcePaths,
  getResourceFolderName: resourcePaths,
}

const toCalls = (calls: Calls) =>
  Object.entries(calls).map(([name, all]) => [name, all.map((given) => `${name}(${given})`)] as const)

/** Calls by function name. Generated names that the package doesn't have are harmless. */
export const probes: Readonly<Record<string, string[]>> = Object.fromEntries(
  [...families.map(toFamilyCalls), single].flatMap(toCalls),
)
