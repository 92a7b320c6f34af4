import { findResource, getResource, listLatest } from '../find'
import { listServicesOf } from '../graph/view'
import { toKindName } from '../kinds'
import { resourceKinds } from '../types'
import type { Catalog, Domain, Entity, EntityProperty, Resource, Team, User } from '../types'
import { toList, type TextBlock, nameOf, type Inline, namesOf, type ListItem } from './blocks'

/** A domain's terms and their definitions. */
export function toLanguageText(catalog: Catalog, props: { domain?: string }): TextBlock[] {
  const domain = getResource(catalog, ['domain'], props.domain ?? '')
  const items = domain.language.map(({ name, summary, description }): ListItem => {
    const texts = [summary, description].filter((text) => text !== undefined)
    return { line: [{ strong: name }, `: ${texts.join(' ')}`] }
  })
  return [{ type: 'paragraph', line: ['Ubiquitous language of ', nameOf(domain, true)] }, ...toList(items)]
}

type TableProps = Partial<Record<'service' | 'domain', string>>

function getOwner(catalog: Catalog, { service, domain = '' }: TableProps) {
  return service === undefined ? getResource(catalog, ['domain'], domain) : getResource(catalog, ['service'], service)
}

/** Messages of a service, or of all services of a domain and its subdomains. */
export function listMessageRows(catalog: Catalog, props: TableProps) {
  const owner = getOwner(catalog, props)
  const services = owner.kind === 'service' ? [owner] : listServicesOf(owner)
  const sent = new Set(services.flatMap(({ sends }) => sends))
  const received = new Set(services.flatMap(({ receives }) => receives))
  return [...new Set([...sent, ...received])].map((message) => {
    const receives = sent.has(message) ? ('sends and receives' as const) : ('receives' as const)
    return { message, direction: received.has(message) ? receives : ('sends' as const) }
  })
}

/** One row per message: kind, direction, version, channels and summary. */
export function toTableText(catalog: Catalog, props: TableProps): TextBlock[] {
  const rows = listMessageRows(catalog, props).map(({ message, direction }): Inline[][] => [
    [nameOf(message)],
    [toKindName(message.kind)],
    [direction],
    [message.version],
    namesOf(message.channels),
    [message.summary ?? ''],
  ])
  return [
    { type: 'paragraph', line: ['Messages of ', nameOf(getOwner(catalog, props), true)] },
    { type: 'table', head: ['Message', 'Kind', 'Direction', 'Version', 'Channel', 'Summary'], rows },
  ]
}

/** Entities of a domain, its services and its subdomains, without duplicates. */
export function listEntities({ entities, services, domains }: Domain): Entity[] {
  const own = [...entities, ...services.flatMap((service) => service.entities)]
  return [...new Set([...own, ...domains.flatMap(listEntities)])]
}

/** `placedBy` → `placed by`. */
export function toRelationName(relation: string | undefined): string {
  return (relation ?? 'references').replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
}

function toPropertyItem({ name, type, required, references, relation }: EntityProperty): ListItem {
  const line: Inline[] = [{ code: name }, ` ${type}, ${required ? 'required' : 'optional'}`]
  if (references !== undefined) line.push(`, ${toRelationName(relation)} `, nameOf(references))
  return { line }
}

/** Every entity of a domain, with its properties and relations. */
export function toEntityText(catalog: Catalog, props: { domain?: string }): TextBlock[] {
  return listEntities(getResource(catalog, ['domain'], props.domain ?? '')).flatMap((entity): TextBlock[] => {
    const root = entity.aggregateRoot ? ', aggregate root' : ''
    const key = entity.identifier === undefined ? [] : [`, known by `, { code: entity.identifier }]
    return [
      { type: 'paragraph', line: [nameOf(entity, true), root, ...key] },
      ...toList(entity.properties.map(toPropertyItem)),
    ]
  })
}

type OwnersProps = Partial<Record<'of' | 'team' | 'user', string>>

function findOwned(catalog: Catalog, { of }: OwnersProps): Resource | undefined {
  return of === undefined ? undefined : findResource(catalog, resourceKinds, of)
}

/** Teams and users that a tag references: a resource's owners, or a single team or user. */
export function listOwners(catalog: Catalog, props: OwnersProps): (Team | User)[] {
  const ids = [...(findOwned(catalog, props)?.owners ?? []), props.team, props.user].filter((id) => id !== undefined)
  return ids.flatMap((id) => findResource(catalog, ['team', 'user'], id) ?? [])
}

function toOwnerItem(catalog: Catalog, owner: Team | User): ListItem {
  if (owner.kind === 'user') return { line: [nameOf(owner), ...(owner.role === undefined ? [] : [`, ${owner.role}`])] }
  const members = namesOf(owner.members.flatMap((id) => findResource(catalog, ['user'], id) ?? []))
  const summary = owner.summary === undefined ? '' : `: ${owner.summary}`
  return { line: [nameOf(owner), summary, ...(members.length === 0 ? [] : [' Members: ', ...members])] }
}

/** A resource's owners, with roles and members. */
export function toOwnersText(catalog: Catalog, props: OwnersProps): TextBlock[] {
  const resource = findOwned(catalog, props)
  const items = toList(listOwners(catalog, props).map((owner) => toOwnerItem(catalog, owner)))
  return resource === undefined
    ? items
    : [{ type: 'paragraph', line: ['Owners of ', nameOf(resource, true)] }, ...items]
}

function toNameItem(resource: Resource): ListItem {
  return { line: [nameOf(resource)] }
}

function toDomainItem(domain: Domain): ListItem {
  const services = domain.services.map((service): ListItem => {
    return { ...toNameItem(service), items: [...service.receives, ...service.sends].map(toNameItem) }
  })
  const items = [...domain.domains.map(toDomainItem), ...services, ...domain.flows.map(toNameItem)]
  return { ...toNameItem(domain), items }
}

/** The catalog's sidebar tree: domains, their services, and the services' messages. */
export function toSidebarText(catalog: Catalog): TextBlock[] {
  return toList(listLatest(catalog, 'domain').flatMap((domain) => (domain.parent ? [] : [toDomainItem(domain)])))
}
