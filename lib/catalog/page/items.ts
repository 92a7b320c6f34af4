import { findResource, getByRef } from '../find'
import { messageKinds, type Catalog, type Ref, type Resource } from '../types'
import { compareVersions } from '../versions'
import type { PageItem, PageSection } from './types'

/** A resource as an entry: its name and version. */
export function toItem({ name, kind, version }: Resource): PageItem {
  return { label: name, kind, ...(version === '' ? {} : { version }) }
}

export function toItems(catalog: Catalog, refs: readonly Ref[]): PageItem[] {
  return refs.map((ref) => toItem(getByRef(catalog, ref)))
}

/** Messages by kind, as the tool sorts them: commands, events, queries. */
export function toMessageItems(catalog: Catalog, refs: readonly Ref[]): PageItem[] {
  const order = ['command', 'event', 'query']
  return toItems(catalog, refs).sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
}

/** A part of the panel whose title counts what is in it. The tool folds what is longer than the limit. */
export function toSection(title: string, items: PageItem[], field?: string, limit = 10): PageSection {
  return {
    title: `${title} (${items.length})`,
    items,
    isOpen: items.length <= limit,
    ...(field === undefined ? {} : { field }),
  }
}

/** The part, or nothing when the tool leaves it out because it is empty. */
export function unlessEmpty(section: PageSection): PageSection[] {
  return section.items.length === 0 ? [] : [section]
}

/** All versions of a resource, the newest first. */
export function listVersionItems(catalog: Catalog, { kind, id, version }: Resource): PageItem[] {
  const versions = catalog.resources.filter((other) => other.kind === kind && other.id === id)
  return versions
    .sort((a, b) => compareVersions(b.version, a.version))
    .map((other) => ({
      label: `v${other.version}${other.isLatest ? ' (latest)' : ''}`,
      kind: 'version',
      ...(other.version === version ? { isCurrent: true } : {}),
    }))
}

/** Owners by name, users and teams alike. */
export function listOwnerItems(catalog: Catalog, owners: readonly string[]): PageItem[] {
  return owners.flatMap((id) => {
    const owner = findResource(catalog, ['team', 'user'], id)
    return owner === undefined ? [] : [toItem(owner)]
  })
}

/** What a team or a user owns, in its newest version, of some kinds. */
export function listOwned(catalog: Catalog, owner: string, kinds: readonly Resource['kind'][]): PageItem[] {
  return catalog.resources
    .filter(({ kind, isLatest, owners }) => isLatest && kinds.includes(kind) && owners.includes(owner))
    .map(toItem)
}

export function isMessage({ kind }: Resource): boolean {
  return messageKinds.some((message) => message === kind)
}
