interface Family {
  /** Name of the resource in functions: `getEvent`. */
  type: string
  plural: string
  id: string
  /** An exact version, a range, and a version that doesn't exist. */
  versions: [version: string, range: string, missing: string]
  /** Folder of a resource, as expected by the function that removes by path. */
  path: string
  /** Other required fields of a new resource. */
  fields?: string
}

const families: Family[] = [
  { type: 'Domain', plural: 'Domains', id: 'Ordering', versions: ['1.1.0', '^1.0.0', '9.0.0'], path: '/Ordering' },
  {
    type: 'Service',
    plural: 'Services',
    id: 'TrackingService',
    versions: ['1.0.0', '^1.0.0', '9.0.0'],
    path: '/TrackingService',
  },
  { type: 'Event', plural: 'Events', id: 'OrderPlaced', versions: ['1.0.0', '^1.0.0', '9.0.0'], path: '/OrderPlaced' },
  {
    type: 'Command',
    plural: 'Commands',
    id: 'PlaceOrder',
    versions: ['1.0.0', '^1.0.0', '9.0.0'],
    path: '/PlaceOrder',
  },
  { type: 'Query', plural: 'Queries', id: 'GetOrder', versions: ['1.0.0', '^1.0.0', '9.0.0'], path: '/GetOrder' },
  {
    type: 'Channel',
    plural: 'Channels',
    id: 'order-events',
    versions: ['1.0.0', '^1.0.0', '9.0.0'],
    path: '/order-events',
  },
  { type: 'Entity', plural: 'Entities', id: 'Order', versions: ['1.0.0', '^1.0.0', '9.0.0'], path: '/Order' },
  {
    ...{
      type: 'DataStore',
      plural: 'DataStores',
      id: 'orders-db',
      versions: ['1.0.0', '^1.0.0', '9.0.0'],
      path: '/orders-db',
    },
    fields: ", container_type: 'database'",
  },
]

const hasSchema = ['Event', 'Command', 'Query']

function toProbes({ type, plural, id, versions, path, fields = '' }: Family): Record<string, string[]> {
  const [version, range, missing] = versions
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
    [`rm${type}`]: [`rm${type}('${path}')`, `rm${type}('/${none}')`],
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
export const familyProbes: readonly Record<string, string[]>[] = families.map(toProbes)
