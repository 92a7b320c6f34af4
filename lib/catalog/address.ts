import type { Resource, ResourceKind } from './types'

const collections: Record<ResourceKind, string> = {
  domain: 'domains',
  service: 'services',
  event: 'events',
  command: 'commands',
  query: 'queries',
  channel: 'channels',
  flow: 'flows',
  entity: 'entities',
  container: 'containers',
  team: 'teams',
  user: 'users',
}

/** What EventCatalog calls a resource in its paths: `events/OrderPlaced/2.0.0`, `teams/ordering-team`. */
export function toCatalogPath({ kind, id, version }: Pick<Resource, 'kind' | 'id' | 'version'>): string {
  return `${collections[kind]}/${id}${version === '' ? '' : `/${version}`}`
}
