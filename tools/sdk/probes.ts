interface Family {
  /** Name of the resource in functions: `getEvent`. */
  type: string
  plural?: string
  /** Also the name of its folder, for the function that removes by path. */
  id: string
  version?: string
  /** Other required fields of a new resource. */
  fields?: string
}

const families: Family[] = [
  { type: 'Domain', id: 'Ordering', version: '1.1.0' },
  { type: 'Service', id: 'TrackingService' },
  { type: 'Event', id: 'OrderPlaced' },
  { type: 'Command', id: 'PlaceOrder' },
  { type: 'Query', plural: 'Queries', id: 'GetOrder' },
  { type: 'Channel', id: 'order-events' },
  { type: 'Entity', plural: 'Entities', id: 'Order' },
  { type: 'DataStore', id: 'orders-db', fields: ", container_type: 'database'" },
]

/** A range that includes every version, and a version that doesn't exist. */
const [range, missing] = ['^1.0.0', '9.0.0']

const hasSchema = ['Event', 'Command', 'Query']

function toProbes({ type, plural = `${type}s`, id, version = '1.0.0', fields = '' }: Family): Record<string, string[]> {
  const lower = type.charAt(0).toLowerCase() + type.slice(1)
  const none = `NoSuch${type}`
  const made = (itsId: string, itsVersion: string) =>
    `{ id: '${itsId}', name: '${itsId}', version: '${itsVersion}', markdown: ''${fields} }`
  const file = "{ fileName: 'notes.md', content: 'Seen by rosa.' }"
  const schema = `{ fileName: 'schema.json', schema: '{"type":"object"}' }`
  return {
    [`get${type}`]: [
      `get${type}('${id}')`,
      `get${type}('${id}', '${range}')`,
      `get${type}('${id}', '${missing}')`,
      `get${type}('${none}')`,
    ],
    [`get${plural}`]: [`get${plural}()`, `get${plural}({ latestOnly: true })`],
    [`${lower}HasVersion`]: [
      `${lower}HasVersion('${id}', '${range}')`,
      `${lower}HasVersion('${id}', '${missing}')`,
      `${lower}HasVersion('${id}')`,
      `${lower}HasVersion('${none}', '1.0.0')`,
    ],
    [`write${type}`]: [
      `write${type}(${made('Trial', '1.0.0')})`,
      `write${type}(${made(id, version)})`,
      `write${type}(${made('Trial', '1.0.0')}, { path: '/trials/Trial', format: 'md' })`,
    ],
    [`version${type}`]: [`version${type}('${id}')`, `version${type}('${none}')`],
    [`rm${type}`]: [`rm${type}('/${id}')`, `rm${type}('/${none}')`],
    [`rm${type}ById`]: [
      `rm${type}ById('${id}')`,
      `rm${type}ById('${id}', '${version}', true)`,
      `rm${type}ById('${id}', '${range}')`,
      `rm${type}ById('${none}')`,
    ],
    [`addFileTo${type}`]: [
      `addFileTo${type}('${id}', ${file})`,
      `addFileTo${type}('${id}', ${file}, '${missing}')`,
      `addFileTo${type}('${none}', ${file})`,
    ],
    [`write${type}ToService`]: [
      `write${type}ToService(${made('Trial', '1.0.0')}, { id: 'OrderService' })`,
      `write${type}ToService(${made('Trial', '1.0.0')}, { id: 'TrackingService', version: '1.0.0' })`,
      `write${type}ToService(${made(id, version)}, { id: 'OrderService' })`,
      `write${type}ToService(${made('Trial', '1.0.0')}, { id: 'NoSuchService' })`,
    ],
    ...(hasSchema.includes(type)
      ? {
          [`addSchemaTo${type}`]: [
            `addSchemaTo${type}('${id}', ${schema})`,
            `addSchemaTo${type}('${none}', ${schema})`,
          ],
          [`add${type}ToService`]: [
            `add${type}ToService('CustomerPortal', 'receives', { id: '${id}', version: '${version}' })`,
            `add${type}ToService('TrackingService', 'sends', { id: '${id}', version: '${version}' }, '1.0.0')`,
            `add${type}ToService('CustomerPortal', 'publishes', { id: '${id}', version: '${version}' })`,
            `add${type}ToService('NoSuchService', 'receives', { id: '${id}', version: '${version}' })`,
          ],
          [`add${type}ToChannel`]: [
            `add${type}ToChannel('order-events', { id: '${id}', version: '${version}' })`,
            `add${type}ToChannel('order-events', { id: '${none}', version: '1.0.0' })`,
            `add${type}ToChannel('no-such-channel', { id: '${id}', version: '${version}' })`,
          ],
        }
      : {}),
  }
}

/** Calls by function name, for functions that exist for all kinds of resources. */
const familyProbes: readonly Record<string, string[]>[] = families.map(toProbes)

/**
 * Calls that demonstrate each function's results: an existing resource, a specific version, and a missing one. A script
 * runs them on a copy of the example catalog and records the results; a test verifies them.
 */

const openApi = 'domains/Ordering/services/OrderService/openapi.yml'
const placed = 'domains/Ordering/services/OrderService/events/OrderPlaced'

const single: Record<string, string[]> = {
  addUbiquitousLanguageToDomain: [
    "addUbiquitousLanguageToDomain('Routing', { dictionary: [{ id: 'Stop', name: 'Stop' }] })",
    "addUbiquitousLanguageToDomain('Ordering', { dictionary: [{ id: 'Order', name: 'Order' }] })",
    "addUbiquitousLanguageToDomain('NoSuchDomain', { dictionary: [] })",
  ],
  getUbiquitousLanguageFromDomain: [
    "getUbiquitousLanguageFromDomain('Ordering')",
    "getUbiquitousLanguageFromDomain('LastMile')",
    "getUbiquitousLanguageFromDomain('NoSuchDomain')",
  ],
  addServiceToDomain: [
    "addServiceToDomain('Billing', { id: 'PricingService', version: '1.0.0' })",
    "addServiceToDomain('LastMile', { id: 'TrackingService', version: '2.0.0' })",
    "addServiceToDomain('NoSuchDomain', { id: 'PricingService', version: '1.0.0' })",
  ],
  addSubDomainToDomain: [
    "addSubDomainToDomain('Routing', { id: 'LastMile', version: '1.0.0' })",
    "addSubDomainToDomain('Delivery', { id: 'LastMile', version: '1.0.0' })",
    "addSubDomainToDomain('NoSuchDomain', { id: 'LastMile', version: '1.0.0' })",
  ],
  addEntityToDomain: [
    "addEntityToDomain('Billing', { id: 'Order', version: '1.0.0' })",
    "addEntityToDomain('Ordering', { id: 'Order', version: '1.0.0' })",
    "addEntityToDomain('NoSuchDomain', { id: 'Order', version: '1.0.0' })",
  ],
  getServiceByPath: [
    "getServiceByPath(path.resolve('domains/Ordering/services/OrderService/index.mdx'))",
    "getServiceByPath(path.resolve('domains/Ordering/services/NoSuchService/index.mdx'))",
  ],
  writeVersionedService: [
    "writeVersionedService({ id: 'TrackingService', name: 'Tracking service', version: '1.5.0', markdown: '' })",
    "writeVersionedService({ id: 'TrackingService', name: 'Tracking service', version: '1.0.0', markdown: '' })",
  ],
  writeServiceToDomain: [
    "writeServiceToDomain({ id: 'Trial', name: 'Trial', version: '1.0.0', markdown: '' }, { id: 'Ordering' })",
    "writeServiceToDomain({ id: 'Trial', name: 'Trial', version: '1.0.0', markdown: '' }, { id: 'NoSuchDomain' })",
    "writeServiceToDomain({ id: 'OrderService', name: 'Order service', version: '2.1.0', markdown: '' }, { id: 'Billing' })",
  ],
  getSpecificationFilesForService: [
    "getSpecificationFilesForService('OrderService')",
    "getSpecificationFilesForService('RoutePlanner', '1.0.0')",
    "getSpecificationFilesForService('CustomerService')",
    "getSpecificationFilesForService('NoSuchService')",
  ],
  isService: [
    "isService(path.resolve('domains/Ordering/services/OrderService/index.mdx'))",
    `isService(path.resolve('${placed}/index.mdx'))`,
    "isService(path.resolve('teams/ordering-team.mdx'))",
    "isService(path.resolve('no-such-file.mdx'))",
  ],
  toService: ["toService('---\\nid: Trial\\nversion: 1.0.0\\n---\\nHello.')", "toService('no front matter')"],
  addEntityToService: [
    "addEntityToService('CustomerPortal', { id: 'Customer', version: '1.0.0' })",
    "addEntityToService('OrderService', { id: 'Order', version: '1.0.0' })",
    "addEntityToService('NoSuchService', { id: 'Order', version: '1.0.0' })",
  ],
  addDataStoreToService: [
    "addDataStoreToService('CustomerPortal', 'readsFrom', { id: 'price-cache', version: '1.0.0' })",
    "addDataStoreToService('OrderService', 'writesTo', { id: 'orders-db', version: '1.0.0' })",
    "addDataStoreToService('CustomerPortal', 'uses', { id: 'price-cache', version: '1.0.0' })",
    "addDataStoreToService('NoSuchService', 'readsFrom', { id: 'price-cache', version: '1.0.0' })",
  ],
  getCustomDoc: [
    "getCustomDoc('decisions/0001-two-versions-side-by-side')",
    "getCustomDoc('/decisions/0001-two-versions-side-by-side.mdx')",
    "getCustomDoc('decisions/0009-no-such-decision')",
  ],
  getCustomDocs: [
    'getCustomDocs()',
    "getCustomDocs({ path: 'decisions' })",
    "getCustomDocs({ path: 'no-such-folder' })",
  ],
  writeCustomDoc: [
    "writeCustomDoc({ title: 'On call', summary: 'Who answers at night.', markdown: 'See the rota.' })",
    "writeCustomDoc({ title: 'On call', summary: 'Who answers at night.', markdown: '', fileName: '0003-on-call' }, { path: 'decisions' })",
    "writeCustomDoc({ title: 'One planner', summary: 'New text.', markdown: '', fileName: '0002-one-planner-for-all-depots' }, { path: 'decisions' })",
  ],
  rmCustomDoc: ["rmCustomDoc('decisions/0001-two-versions-side-by-side')", "rmCustomDoc('decisions/no-such-decision')"],
  getTeam: ["getTeam('ordering-team')", "getTeam('no-such-team')"],
  getTeams: ['getTeams()'],
  writeTeam: [
    "writeTeam({ id: 'night-shift', name: 'Night shift', markdown: '' })",
    "writeTeam({ id: 'ordering-team', name: 'Ordering team', markdown: '' })",
    "writeTeam({ id: 'ordering-team', name: 'Ordering team', markdown: '' }, { override: true })",
  ],
  rmTeamById: ["rmTeamById('ordering-team')", "rmTeamById('no-such-team')"],
  getOwnersForResource: [
    "getOwnersForResource('OrderPlaced')",
    "getOwnersForResource('OrderPlaced', '9.0.0')",
    "getOwnersForResource('NoSuchResource')",
  ],
  getUser: ["getUser('rosa')", "getUser('no-such-user')"],
  getUsers: ['getUsers()'],
  writeUser: [
    "writeUser({ id: 'ines', name: 'Ines', avatarUrl: '/avatars/ines.png', markdown: '' })",
    "writeUser({ id: 'rosa', name: 'Rosa', avatarUrl: '/avatars/rosa.png', markdown: '' })",
    "writeUser({ id: 'rosa', name: 'Rosa', avatarUrl: '/avatars/rosa.png', markdown: '' }, { override: true })",
  ],
  rmUserById: ["rmUserById('rosa')", "rmUserById('no-such-user')"],
  getEventCatalogConfigurationFile: ['getEventCatalogConfigurationFile()'],
  dumpCatalog: ['dumpCatalog()', 'dumpCatalog({ includeMarkdown: false })'],
  getMessageBySchemaPath: [
    `getMessageBySchemaPath('${placed}/schema.json')`,
    `getMessageBySchemaPath('${placed}/no-such-file.json')`,
    `getMessageBySchemaPath('${openApi}')`,
    "getMessageBySchemaPath('no/such/schema.json')",
  ],
  getProducersAndConsumersForMessage: [
    "getProducersAndConsumersForMessage('OrderPlaced')",
    "getProducersAndConsumersForMessage('OrderPlaced', '1.0.0')",
    "getProducersAndConsumersForMessage('OrderPlaced', '1.0.0', { latestOnly: false })",
    "getProducersAndConsumersForMessage('NoSuchEvent')",
  ],
  getConsumersOfSchema: [
    `getConsumersOfSchema('${placed}/schema.json')`,
    "getConsumersOfSchema('no/such/schema.json')",
  ],
  getProducersOfSchema: [
    `getProducersOfSchema('${placed}/schema.json')`,
    "getProducersOfSchema('no/such/schema.json')",
  ],
  getResourcePath: [
    "getResourcePath(process.cwd(), 'OrderPlaced')",
    "getResourcePath(process.cwd(), 'OrderPlaced', '1.0.0')",
    "getResourcePath(process.cwd(), 'NoSuchEvent')",
  ],
  getResourceFolderName: [
    "getResourceFolderName(process.cwd(), 'OrderPlaced')",
    "getResourceFolderName(process.cwd(), 'OrderPlaced', '1.0.0')",
    "getResourceFolderName(process.cwd(), 'NoSuchEvent')",
  ],
}

/** Calls by function name. Generated names that the package doesn't have are harmless. */
export const probes: Readonly<Record<string, string[]>> = Object.fromEntries(
  [...familyProbes, single].flatMap((each) => Object.entries(each)),
)
