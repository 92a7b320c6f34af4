import { toCatalogPath } from '../address'
import { findResource, getByRef } from '../find'
import { messageKinds, type Catalog, type Ref, type Resource } from '../types'
import { compareVersions } from '../versions'
import type { PageItem, PageSection } from './types'

/** A details panel entry with a resource's name and version. */
export function toItem(resource: Resource): PageItem {
  const { name, kind, version } = resource
  return { label: name, kind, open: toCatalogPath(resource), ...(version === '' ? {} : { version }) }
}

export function toItems(catalog: Catalog, refs: readonly Ref[]): PageItem[] {
  return refs.map((ref) => toItem(getByRef(catalog, ref)))
}

/** Messages sorted by kind, in EventCatalog's order: commands, events, queries. */
export function toMessageItems(catalog: Catalog, refs: readonly Ref[]): PageItem[] {
  const order = ['command', 'event', 'query']
  return toItems(catalog, refs).sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
}

/** A details panel section with a count in its title. EventCatalog collapses sections longer than `limit`. */
export function toSection(title: string, items: PageItem[], field?: string, limit = 10): PageSection {
  return {
    title: `${title} (${items.length})`,
    items,
    isOpen: items.length <= limit,
    ...(field === undefined ? {} : { field }),
  }
}

/** Wraps the section in an array. Empty if EventCatalog hides the section because it has no items. */
export function unlessEmpty(section: PageSection): PageSection[] {
  return section.items.length === 0 ? [] : [section]
}

/** All versions of a resource, newest first. */
export function listVersionItems(catalog: Catalog, { kind, id, version }: Resource): PageItem[] {
  const versions = catalog.resources.filter((other) => other.kind === kind && other.id === id)
  return versions
    .sort((a, b) => compareVersions(b.version, a.version))
    .map((other) => ({
      label: `v${other.version}${other.isLatest ? ' (latest)' : ''}`,
      kind: 'version',
      open: toCatalogPath(other),
      ...(other.version === version ? { isCurrent: true } : {}),
    }))
}

/** Owners by name, both users and teams. */
export function listOwnerItems(catalog: Catalog, owners: readonly string[]): PageItem[] {
  return owners.flatMap((id) => {
    const owner = findResource(catalog, ['team', 'user'], id)
    return owner === undefined ? [] : [toItem(owner)]
  })
}

/** Newest versions of the resources that a team or user owns, filtered by kind. */
export function listOwned(catalog: Catalog, owner: string, kinds: readonly Resource['kind'][]): PageItem[] {
  return catalog.resources
    .filter(({ kind, isLatest, owners }) => isLatest && kinds.includes(kind) && owners.includes(owner))
    .map(toItem)
}

export function isMessage({ kind }: Resource): boolean {
  return messageKinds.some((message) => message === kind)
}
