import { toCatalogPath } from '../address'
import { findResource, getByRef, listLatest } from '../find'
import {
  messageKinds,
  type Catalog,
  type Ref,
  type Resource,
  type Channel,
  type Domain,
  type Entity,
  type Service,
} from '../types'
import { compareVersions } from '../versions'
import type { PageItem, PageSection } from './types'
import { isRecord, toRecords, toText } from '../values'

/** A details panel entry with a resource's name and version. */
export function toItem(resource: Resource): PageItem {
  const { name, kind, version } = resource
  return { label: name, kind, open: toCatalogPath(resource), ...(version === '' ? {} : { version }) }
}

export function toItems(catalog: Catalog, refs: readonly Ref[]): PageItem[] {
  return refs.map((ref) => toItem(getByRef(catalog, ref)))
}

/** Messages sorted by kind, in EventCatalog's order: commands, events, queries. */
function toMessageItems(catalog: Catalog, refs: readonly Ref[]): PageItem[] {
  const order = ['command', 'event', 'query']
  return toItems(catalog, refs).sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
}

/** A details panel section with a count in its title. EventCatalog collapses sections longer than `limit`. */
function toSection(title: string, items: PageItem[], field?: string, limit = 10): PageSection {
  return {
    title: `${title} (${items.length})`,
    items,
    isOpen: items.length <= limit,
    ...(field === undefined ? {} : { field }),
  }
}

/** Wraps the section in an array. Empty if EventCatalog hides the section because it has no items. */
function unlessEmpty(section: PageSection): PageSection[] {
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
function listOwned(catalog: Catalog, owner: string, kinds: readonly Resource['kind'][]): PageItem[] {
  return catalog.resources
    .filter(({ kind, isLatest, owners }) => isLatest && kinds.includes(kind) && owners.includes(owner))
    .map(toItem)
}

export function isMessage({ kind }: Resource): boolean {
  return messageKinds.some((message) => message === kind)
}

/** Services that send or receive a channel's messages. */
function listChannelServices(catalog: Catalog, { messages }: Channel, side: 'senders' | 'receivers'): PageItem[] {
  const services = messages.flatMap((ref): Ref[] => {
    const message = getByRef(catalog, ref)
    return side in message && 'senders' in message ? message[side] : []
  })
  return toItems(catalog, [...new Map(services.map((ref) => [ref.id, ref])).values()])
}

/** Domains or services that list an entity. */
function listUsers(catalog: Catalog, { id }: Entity, kind: 'domain' | 'service'): PageItem[] {
  return listLatest(catalog, kind)
    .filter(({ entities }) => entities.some((entity) => entity.id === id))
    .map(toItem)
}

function toDomainParts(catalog: Catalog, domain: Domain): PageSection[] {
  const services = domain.services.map((ref) => getByRef(catalog, ref))
  const messages = (side: 'sends' | 'receives') =>
    services.flatMap((service) => (service.kind === 'service' ? service[side] : []))
  const unique = (refs: Ref[]) => [...new Map(refs.map((ref) => [`${ref.id} ${ref.version}`, ref])).values()]
  return [
    ...unlessEmpty(toSection('Parent domains', domain.parent === undefined ? [] : toItems(catalog, [domain.parent]))),
    ...unlessEmpty(toSection('Subdomains', toItems(catalog, domain.domains), 'domains')),
    toSection('Services', toItems(catalog, domain.services), 'services'),
    toSection('Sends messages', toMessageItems(catalog, unique(messages('sends')))),
    toSection('Receives messages', toMessageItems(catalog, unique(messages('receives')))),
    ...unlessEmpty(
      toSection(
        'Ubiquitous Language Dictionary',
        domain.language.map(({ name }) => ({ label: name, kind: 'term' })),
        undefined,
        4,
      ),
    ),
    ...unlessEmpty(toSection('Entities', toItems(catalog, domain.entities), 'entities')),
  ]
}

function toServiceParts(catalog: Catalog, service: Service): PageSection[] {
  return [
    ...unlessEmpty(toSection('Domains', service.domain === undefined ? [] : toItems(catalog, [service.domain]))),
    toSection('Receives Messages', toMessageItems(catalog, service.receives), 'receives'),
    toSection('Sends Messages', toMessageItems(catalog, service.sends), 'sends'),
    toSection('Writes to', toItems(catalog, service.writesTo), 'writesTo'),
    toSection('Reads from', toItems(catalog, service.readsFrom), 'readsFrom'),
  ]
}

/** Sections specific to a kind, shown before versions and attachments. */
function toFirstParts(catalog: Catalog, resource: Resource): PageSection[] {
  switch (resource.kind) {
    case 'domain':
      return toDomainParts(catalog, resource)
    case 'service':
      return toServiceParts(catalog, resource)
    case 'event':
    case 'command':
    case 'query':
      return [
        ...unlessEmpty(toSection('Producers', toItems(catalog, resource.senders))),
        ...unlessEmpty(toSection('Consumers', toItems(catalog, resource.receivers))),
        ...unlessEmpty(toSection('Channels', toItems(catalog, resource.channels), 'channels')),
      ]
    case 'channel':
      return [
        ...unlessEmpty(toSection('Producers', listChannelServices(catalog, resource, 'senders'))),
        ...unlessEmpty(toSection('Consumers', listChannelServices(catalog, resource, 'receivers'))),
        ...unlessEmpty(toSection('Messages using channel', toItems(catalog, resource.messages))),
        ...unlessEmpty(
          toSection(
            'Protocols',
            resource.protocols.map((label) => ({ label, kind: 'protocol' })),
            'protocols',
          ),
        ),
      ]
    case 'entity':
      return [
        toSection('Domains', listUsers(catalog, resource, 'domain')),
        ...unlessEmpty(toSection('Services', listUsers(catalog, resource, 'service'))),
      ]
    case 'container':
      return [
        ...unlessEmpty(toSection('Services (writes)', toItems(catalog, resource.writers))),
        ...unlessEmpty(toSection('Services (reads)', toItems(catalog, resource.readers))),
      ]
    default:
      return []
  }
}

const owned = ['domain', 'service', 'message'] as const

function toAttachments({ fields }: Resource): PageSection[] {
  const records = toRecords(fields.attachments)
  const items = records.map((attachment): PageItem => {
    const note = toText(attachment.type)
    const label = toText(attachment.title) ?? toText(attachment.url) ?? ''
    return { label, kind: 'link', ...(note === undefined ? {} : { note }) }
  })
  return unlessEmpty(toSection('Attachments', items, 'attachments'))
}

function toRepository({ repository }: Resource): PageSection[] {
  if (repository === undefined) return []
  const items: PageItem[] = [repository.url, repository.language].flatMap((label, index) =>
    label === undefined ? [] : [{ label, kind: index === 0 ? 'link' : 'code' }],
  )
  return [{ title: 'Repository', items, isOpen: true, field: 'repository' }]
}

/** Sections of a channel that come last. */
function toLastParts(catalog: Catalog, resource: Resource): PageSection[] {
  if (resource.kind !== 'channel') return []
  const items = resource.parameters.map(({ name, description }): PageItem => ({
    label: name,
    kind: 'parameter',
    ...(description === undefined ? {} : { note: description }),
  }))
  return unlessEmpty(toSection('Parameters', items, 'parameters'))
}

function toServiceExtras(catalog: Catalog, resource: Resource): PageSection[] {
  if (resource.kind !== 'service') return []
  const specifications = resource.specifications.map(({ name, path }): PageItem => ({
    label: name ?? path,
    kind: 'link',
  }))
  return [
    ...unlessEmpty(toSection('Specifications', specifications, 'specifications')),
    ...unlessEmpty(toSection('Entities', toItems(catalog, resource.entities), 'entities')),
  ]
}

/** Whether the front matter hides a section: `detailsPanel: { versions: { visible: false } }`. */
function isHidden({ fields }: Resource, part: string): boolean {
  const panel = isRecord(fields.detailsPanel) ? fields.detailsPanel[part] : undefined
  return isRecord(panel) && panel.visible === false
}

function toOwnedParts(catalog: Catalog, id: string): Record<(typeof owned)[number], PageSection> {
  return {
    domain: toSection('Owned domains', listOwned(catalog, id, ['domain'])),
    service: toSection('Owned services', listOwned(catalog, id, ['service'])),
    message: toSection('Owned messages', listOwned(catalog, id, ['event', 'command', 'query'])),
  }
}

/** Sections of the details panel, in the order core 2.64.4 shows them. */
export function buildSections(catalog: Catalog, resource: Resource): PageSection[] {
  if (resource.kind === 'team' || resource.kind === 'user') {
    const parts = toOwnedParts(catalog, resource.id)
    const [title, ids, field] =
      resource.kind === 'team'
        ? (['Team members', resource.members, 'members'] as const)
        : (['Member of team', resource.teams, undefined] as const)
    const last = toSection(title, listOwnerItems(catalog, ids), field, 5)
    const all = [...owned.map((kind) => parts[kind]), last]
    return resource.kind === 'team' ? all : all.flatMap(unlessEmpty)
  }
  const versions = toSection('Versions', listVersionItems(catalog, resource), 'version')
  const owners = toSection('Owners', listOwnerItems(catalog, resource.owners), 'owners', 5)
  const ownersFirst = resource.kind !== 'domain'
  return [
    ...toFirstParts(catalog, resource),
    ...(isHidden(resource, 'versions') ? [] : [versions]),
    ...toAttachments(resource),
    ...toServiceExtras(catalog, resource),
    ...(ownersFirst ? [owners] : []),
    ...toRepository(resource),
    ...(ownersFirst ? [] : [owners]),
    ...toLastParts(catalog, resource),
  ]
}
