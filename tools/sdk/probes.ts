import { groupBy } from '@/lib/kit/group-by'

/** A kind of resource, by its name in functions, and an existing one. `fields` are others that a new one requires. */
type Family = Record<'type' | 'id', string> & Partial<Record<'plural' | 'version' | 'fields', string>>

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

/** Calls of functions for all kinds of resources. Names that the package doesn't have are harmless. */
function listFamilyCalls({ type, plural = `${type}s`, id, version = '1.0.0', fields = '' }: Family): string {
  const lower = type.charAt(0).toLowerCase() + type.slice(1)
  const toResource = (resourceId: string, resourceVersion: string) =>
    `{ id: '${resourceId}', name: '${resourceId}', version: '${resourceVersion}', markdown: ''${fields} }`
  const trial = toResource('Trial', '1.0.0')
  const own = toResource(id, version)
  const pointer = `{ id: '${id}', version: '${version}' }`
  const unknown = `NoSuch${type}`
  const file = "{ fileName: 'notes.md', content: 'Seen by rosa.' }"
  const schema = `{ fileName: 'schema.json', schema: '{"type":"object"}' }`
  const ofMessages = `
addSchemaTo${type}('${id}', ${schema})
addSchemaTo${type}('${unknown}', ${schema})
add${type}ToService('CustomerPortal', 'receives', ${pointer})
add${type}ToService('TrackingService', 'sends', ${pointer}, '1.0.0')
add${type}ToService('CustomerPortal', 'publishes', ${pointer})
add${type}ToService('NoSuchService', 'receives', ${pointer})
add${type}ToChannel('order-events', ${pointer})
add${type}ToChannel('order-events', { id: '${unknown}', version: '1.0.0' })
add${type}ToChannel('no-such-channel', ${pointer})`
  return `
get${type}('${id}')
get${type}('${id}', '${range}')
get${type}('${id}', '${missing}')
get${type}('${unknown}')
get${plural}()
get${plural}({ latestOnly: true })
${lower}HasVersion('${id}', '${range}')
${lower}HasVersion('${id}', '${missing}')
${lower}HasVersion('${id}')
${lower}HasVersion('${unknown}', '1.0.0')
write${type}(${trial})
write${type}(${own})
write${type}(${trial}, { path: '/trials/Trial', format: 'md' })
version${type}('${id}')
version${type}('${unknown}')
rm${type}('/${id}')
rm${type}('/${unknown}')
rm${type}ById('${id}')
rm${type}ById('${id}', '${version}', true)
rm${type}ById('${id}', '${range}')
rm${type}ById('${unknown}')
addFileTo${type}('${id}', ${file})
addFileTo${type}('${id}', ${file}, '${missing}')
addFileTo${type}('${unknown}', ${file})
write${type}ToService(${trial}, { id: 'OrderService' })
write${type}ToService(${trial}, { id: 'TrackingService', version: '1.0.0' })
write${type}ToService(${own}, { id: 'OrderService' })
write${type}ToService(${trial}, { id: 'NoSuchService' })
${['Event', 'Command', 'Query'].includes(type) ? ofMessages : ''}`
}

const placed = 'domains/Ordering/services/OrderService/events/OrderPlaced'

const singleCalls = `
addUbiquitousLanguageToDomain('Routing', { dictionary: [{ id: 'Stop', name: 'Stop' }] })
addUbiquitousLanguageToDomain('Ordering', { dictionary: [{ id: 'Order', name: 'Order' }] })
addUbiquitousLanguageToDomain('NoSuchDomain', { dictionary: [] })
getUbiquitousLanguageFromDomain('Ordering')
getUbiquitousLanguageFromDomain('LastMile')
getUbiquitousLanguageFromDomain('NoSuchDomain')
addServiceToDomain('Billing', { id: 'PricingService', version: '1.0.0' })
addServiceToDomain('LastMile', { id: 'TrackingService', version: '2.0.0' })
addServiceToDomain('NoSuchDomain', { id: 'PricingService', version: '1.0.0' })
addSubDomainToDomain('Routing', { id: 'LastMile', version: '1.0.0' })
addSubDomainToDomain('Delivery', { id: 'LastMile', version: '1.0.0' })
addSubDomainToDomain('NoSuchDomain', { id: 'LastMile', version: '1.0.0' })
addEntityToDomain('Billing', { id: 'Order', version: '1.0.0' })
addEntityToDomain('Ordering', { id: 'Order', version: '1.0.0' })
addEntityToDomain('NoSuchDomain', { id: 'Order', version: '1.0.0' })
getServiceByPath(path.resolve('domains/Ordering/services/OrderService/index.mdx'))
getServiceByPath(path.resolve('domains/Ordering/services/NoSuchService/index.mdx'))
writeVersionedService({ id: 'TrackingService', name: 'Tracking service', version: '1.5.0', markdown: '' })
writeVersionedService({ id: 'TrackingService', name: 'Tracking service', version: '1.0.0', markdown: '' })
writeServiceToDomain({ id: 'Trial', name: 'Trial', version: '1.0.0', markdown: '' }, { id: 'Ordering' })
writeServiceToDomain({ id: 'Trial', name: 'Trial', version: '1.0.0', markdown: '' }, { id: 'NoSuchDomain' })
writeServiceToDomain({ id: 'OrderService', name: 'Order service', version: '2.1.0', markdown: '' }, { id: 'Billing' })
getSpecificationFilesForService('OrderService')
getSpecificationFilesForService('RoutePlanner', '1.0.0')
getSpecificationFilesForService('CustomerService')
getSpecificationFilesForService('NoSuchService')
isService(path.resolve('domains/Ordering/services/OrderService/index.mdx'))
isService(path.resolve('${placed}/index.mdx'))
isService(path.resolve('teams/ordering-team.mdx'))
isService(path.resolve('no-such-file.mdx'))
toService('---\\nid: Trial\\nversion: 1.0.0\\n---\\nHello.')
toService('no front matter')
addEntityToService('CustomerPortal', { id: 'Customer', version: '1.0.0' })
addEntityToService('OrderService', { id: 'Order', version: '1.0.0' })
addEntityToService('NoSuchService', { id: 'Order', version: '1.0.0' })
addDataStoreToService('CustomerPortal', 'readsFrom', { id: 'price-cache', version: '1.0.0' })
addDataStoreToService('OrderService', 'writesTo', { id: 'orders-db', version: '1.0.0' })
addDataStoreToService('CustomerPortal', 'uses', { id: 'price-cache', version: '1.0.0' })
addDataStoreToService('NoSuchService', 'readsFrom', { id: 'price-cache', version: '1.0.0' })
getCustomDoc('decisions/0001-two-versions-side-by-side')
getCustomDoc('/decisions/0001-two-versions-side-by-side.mdx')
getCustomDoc('decisions/0009-no-such-decision')
getCustomDocs()
getCustomDocs({ path: 'decisions' })
getCustomDocs({ path: 'no-such-folder' })
writeCustomDoc({ title: 'On call', summary: 'Who answers at night.', markdown: 'See the rota.' })
writeCustomDoc({ title: 'On call', summary: 'Who answers at night.', markdown: '', fileName: '0003-on-call' }, { path: 'decisions' })
writeCustomDoc({ title: 'One planner', summary: 'New text.', markdown: '', fileName: '0002-one-planner-for-all-depots' }, { path: 'decisions' })
rmCustomDoc('decisions/0001-two-versions-side-by-side')
rmCustomDoc('decisions/no-such-decision')
getTeam('ordering-team')
getTeam('no-such-team')
getTeams()
writeTeam({ id: 'night-shift', name: 'Night shift', markdown: '' })
writeTeam({ id: 'ordering-team', name: 'Ordering team', markdown: '' })
writeTeam({ id: 'ordering-team', name: 'Ordering team', markdown: '' }, { override: true })
rmTeamById('ordering-team')
rmTeamById('no-such-team')
getOwnersForResource('OrderPlaced')
getOwnersForResource('OrderPlaced', '9.0.0')
getOwnersForResource('NoSuchResource')
getUser('rosa')
getUser('no-such-user')
getUsers()
writeUser({ id: 'ines', name: 'Ines', avatarUrl: '/avatars/ines.png', markdown: '' })
writeUser({ id: 'rosa', name: 'Rosa', avatarUrl: '/avatars/rosa.png', markdown: '' })
writeUser({ id: 'rosa', name: 'Rosa', avatarUrl: '/avatars/rosa.png', markdown: '' }, { override: true })
rmUserById('rosa')
rmUserById('no-such-user')
getEventCatalogConfigurationFile()
dumpCatalog()
dumpCatalog({ includeMarkdown: false })
getMessageBySchemaPath('${placed}/schema.json')
getMessageBySchemaPath('${placed}/no-such-file.json')
getMessageBySchemaPath('domains/Ordering/services/OrderService/openapi.yml')
getMessageBySchemaPath('no/such/schema.json')
getProducersAndConsumersForMessage('OrderPlaced')
getProducersAndConsumersForMessage('OrderPlaced', '1.0.0')
getProducersAndConsumersForMessage('OrderPlaced', '1.0.0', { latestOnly: false })
getProducersAndConsumersForMessage('NoSuchEvent')
getConsumersOfSchema('${placed}/schema.json')
getConsumersOfSchema('no/such/schema.json')
getProducersOfSchema('${placed}/schema.json')
getProducersOfSchema('no/such/schema.json')
getResourcePath(process.cwd(), 'OrderPlaced')
getResourcePath(process.cwd(), 'OrderPlaced', '1.0.0')
getResourcePath(process.cwd(), 'NoSuchEvent')
getResourceFolderName(process.cwd(), 'OrderPlaced')
getResourceFolderName(process.cwd(), 'OrderPlaced', '1.0.0')
getResourceFolderName(process.cwd(), 'NoSuchEvent')`

const calls = [...families.map(listFamilyCalls), singleCalls].flatMap((text) => text.split('\n').filter(Boolean))

/** Calls by function name. */
export const probes: ReadonlyMap<string, string[]> = groupBy(calls, (call) => call.slice(0, call.indexOf('(')))
