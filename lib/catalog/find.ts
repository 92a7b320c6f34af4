import { compare, maxSatisfying, valid } from 'semver'
import { toSuggestion } from '../kit/closest'
import { messageKinds, type Catalog, type Message, type MessageKind, type Resource, type ResourceKind } from './types'

type Resources = Pick<Catalog, 'resources'>

/** Maps kinds to the matching resource types. */
export type ResourceOf<K extends ResourceKind> = K extends MessageKind ? Message : Extract<Resource, { kind: K }>

export const isMessage = (resource: Resource): resource is Message => 'senders' in resource

function isOf<K extends ResourceKind>(resource: Resource, kinds: readonly K[]): resource is ResourceOf<K> {
  return (kinds as readonly ResourceKind[]).includes(resource.kind)
}

/** The newest version of every resource of the given kinds, in file order. */
export function listLatest<K extends ResourceKind>({ resources }: Resources, ...kinds: K[]): ResourceOf<K>[] {
  return resources.filter((resource) => isOf(resource, kinds)).filter(({ isLatest }) => isLatest)
}

/** Resources in alphabetical order of their names. */
export const sortByName = <R extends Resource>(resources: readonly R[]): R[] =>
  resources.toSorted((a, b) => a.name.localeCompare(b.name))

/** All versions of a resource, in file order. */
export function listById<K extends ResourceKind>(
  { resources }: Resources,
  kinds: readonly K[],
  id: string,
): ResourceOf<K>[] {
  return resources.filter((resource) => isOf(resource, kinds)).filter((resource) => resource.id === id)
}

/** Sorts versions from old to new. Versions that aren't three numbers are compared alphabetically. */
function compareVersions(a: string, b: string): number {
  if (valid(a) !== null && valid(b) !== null) return compare(a, b)
  return a < b ? -1 : a > b ? 1 : 0
}

/** All versions of a resource, newest first. */
export function listVersions({ resources }: Resources, { kind, id }: Pick<Resource, 'kind' | 'id'>): Resource[] {
  return listById({ resources }, [kind], id).sort((a, b) => compareVersions(b.version, a.version))
}

/** Finds a resource by id. Without a version or with `latest`, returns the newest; with a range, the newest match. */
export function findResource<K extends ResourceKind>(
  catalog: Resources,
  kinds: readonly K[],
  id: string,
  version = 'latest',
): ResourceOf<K> | undefined {
  const all = listById(catalog, kinds, id)
  const versions = all.map((resource) => resource.version).sort(compareVersions)
  const newest = version === 'latest' ? versions.at(-1) : maxSatisfying(versions, version)
  return all.find((resource) => resource.version === (versions.includes(version) ? version : newest))
}

/** Like `findResource`, for resources that must exist. @throws with the closest id as a suggestion */
export function getResource<K extends ResourceKind>(
  catalog: Resources,
  kinds: readonly K[],
  id: string,
  version?: string,
): ResourceOf<K> {
  const found = findResource(catalog, kinds, id, version)
  if (found === undefined) throw new Error(describeMissing(catalog, kinds, id))
  return found
}

/** A message by id. @throws if the catalog doesn't have it */
export function getMessage(catalog: Resources, id: string, version?: string): Message {
  return getResource(catalog, messageKinds, id, version)
}

/** `The example catalog has no domain "Orderin". Did you mean "Ordering"?` */
export function describeMissing({ resources }: Resources, kinds: readonly ResourceKind[], id: string): string {
  const ids = [...new Set(resources.flatMap((resource) => (kinds.includes(resource.kind) ? [resource.id] : [])))]
  const hint = toSuggestion(id, ids, (name) => `"${name}"`)
  const what = kinds.length > 4 ? 'resource' : kinds.join(', ').replace(/, ([^,]+)$/, ' or $1')
  return `The example catalog has no ${what} "${id}".${hint === '' && ids.length <= 15 ? ` Expected one of ${ids.join(', ')}.` : hint}`
}
