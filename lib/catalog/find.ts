import { toSuggestion } from '../kit/closest'
import {
  messageKinds,
  type Catalog,
  type Message,
  type MessageKind,
  type Ref,
  type Resource,
  type ResourceKind,
} from './types'
import { findVersion } from './versions'

/** Maps kinds to the matching resource types. */
export type ResourceOf<K extends ResourceKind> = K extends MessageKind ? Message : Extract<Resource, { kind: K }>

function isOfKind<K extends ResourceKind>(resource: Resource, kinds: readonly K[]): resource is ResourceOf<K> {
  return (kinds as readonly ResourceKind[]).includes(resource.kind)
}

/** The newest version of every resource of the given kinds, in file order. */
export function listLatest<K extends ResourceKind>(catalog: Catalog, ...kinds: K[]): ResourceOf<K>[] {
  return catalog.resources.filter(
    (resource): resource is ResourceOf<K> => resource.isLatest && isOfKind(resource, kinds),
  )
}

/** All versions of a resource, oldest first. */
export function listVersions(catalog: Catalog, kinds: readonly ResourceKind[], id: string): string[] {
  return catalog.resources
    .filter((resource) => resource.id === id && kinds.includes(resource.kind))
    .map(({ version }) => version)
}

/** Finds a resource by id. Without a version, returns the newest; with a range, the newest match. */
export function findResource<K extends ResourceKind>(
  catalog: Catalog,
  kinds: readonly K[],
  id: string,
  version?: string,
): ResourceOf<K> | undefined {
  const wanted = findVersion(version, listVersions(catalog, kinds, id))
  return catalog.resources.find(
    (resource): resource is ResourceOf<K> =>
      resource.id === id && resource.version === wanted && isOfKind(resource, kinds),
  )
}

/** Like `findResource`, for resources that must exist. @throws with the closest id as a suggestion */
export function getResource<K extends ResourceKind>(
  catalog: Catalog,
  kinds: readonly K[],
  id: string,
  version?: string,
): ResourceOf<K> {
  const found = findResource(catalog, kinds, id, version)
  if (found === undefined) throw new Error(describeMissing(catalog, kinds, id))
  return found
}

/** Resolves a relation. @throws if the catalog doesn't have the resource */
export function getByRef(catalog: Catalog, { kind, id, version }: Ref): Resource {
  return getResource(catalog, [kind], id, version === '' ? undefined : version)
}

/** Resolves a relation to a message. @throws if the catalog doesn't have it */
export function getMessage(catalog: Catalog, id: string, version?: string): Message {
  return getResource(catalog, messageKinds, id, version)
}

/** `The example catalog has no domain "Orderin". Did you mean "Ordering"?` */
export function describeMissing(catalog: Catalog, kinds: readonly ResourceKind[], id: string): string {
  const ids = [
    ...new Set(catalog.resources.flatMap((resource) => (kinds.includes(resource.kind) ? [resource.id] : []))),
  ]
  const hint = toSuggestion(id, ids, (name) => `"${name}"`)
  const what = kinds.length > 4 ? 'resource' : kinds.join(', ').replace(/, ([^,]+)$/, ' or $1')
  return `The example catalog has no ${what} "${id}".${hint === '' && ids.length <= 15 ? ` Expected one of ${ids.join(', ')}.` : hint}`
}
