import { toCatalogPath } from '../address'
import { getByRef } from '../find'
import type { Catalog, Ref, Resource, ResourceKind } from '../types'
import { joinInlines, type Inline } from './blocks'

const kindNames: Record<ResourceKind, string> = {
  domain: 'domain',
  service: 'service',
  event: 'event',
  command: 'command',
  query: 'query',
  channel: 'channel',
  flow: 'flow',
  entity: 'entity',
  container: 'data store',
  team: 'team',
  user: 'user',
}

/** Name of a kind of resource in running text. */
export function toKindName(kind: ResourceKind): string {
  return kindNames[kind]
}

/** The name of a resource, as a piece of a line. */
export function nameOf(resource: Resource, withVersion = false): Inline {
  const { name, kind, version } = resource
  return { name, kind, open: toCatalogPath(resource), ...(withVersion && version !== '' ? { version } : {}) }
}

/** Names of the referenced resources, as pieces of a line. `nothing` if there are none. */
export function namesOf(catalog: Catalog, refs: readonly Ref[], nothing = 'nothing'): Inline[] {
  if (refs.length === 0) return [nothing]
  return joinInlines(refs.map((ref) => nameOf(getByRef(catalog, ref))))
}

/** Names of owners. Falls back to ids if the catalog has no name. */
export function ownersOf(catalog: Catalog, owners: readonly string[]): Inline[] {
  return joinInlines(
    owners.map((id) => {
      const owner = catalog.resources.find((resource) => resource.id === id && ['team', 'user'].includes(resource.kind))
      return owner === undefined ? id : nameOf(owner)
    }),
  )
}
