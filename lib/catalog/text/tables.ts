import { findResource, getResource, listLatest, sortByName } from '../find'
import { listServicesOf } from '../graph/view'
import { resourceKinds, toKindName } from '../types'
import type { Catalog, Domain, Entity, EntityProperty, Resource, Team, User } from '../types'
import { joinBlocks, nameOf, namesOf, writeLine, writeList, writeTable, type Inline, type ListItem } from './blocks'

/** The terms of a domain and its subdomains, without the descriptions, which are on the terms' own pages. */
export function toLanguageText(catalog: Catalog, props: { domain?: string }): string {
  const domain = getResource(catalog, ['domain'], props.domain ?? '')
  const terms = [domain, ...domain.domains].flatMap(({ language }) => language)
  const items = terms.map(({ name, summary = '' }): ListItem => ({ line: [{ strong: name }, `: ${summary}`] }))
  return joinBlocks(writeLine('Ubiquitous language of ', nameOf(domain, true)), writeList(items))
}

/** The messages of a service, or of all services of a domain and its subdomains. */
export function readMessages(catalog: Catalog, props: { service?: string; domain?: string }) {
  const kind = props.service === undefined ? 'domain' : 'service'
  const owner = getResource(catalog, [kind], props[kind] ?? '')
  const services = owner.kind === 'service' ? [owner] : listServicesOf(owner)
  const sent = new Set(services.flatMap(({ sends }) => sends))
  const received = new Set(services.flatMap(({ receives }) => receives))
  const rows = [...new Set([...sent, ...received])].map((message) => {
    const receives = sent.has(message) ? ('sends and receives' as const) : ('receives' as const)
    return { message, direction: received.has(message) ? receives : ('sends' as const) }
  })
  return { owner, rows }
}

/** One row per message: kind, direction, version, channels and summary. */
export function toTableText(catalog: Catalog, props: { service?: string; domain?: string }): string {
  const { owner, rows } = readMessages(catalog, props)
  const cells = rows.map(({ message, direction }): Inline[][] => [
    [nameOf(message)],
    [toKindName(message.kind)],
    [direction],
    [message.version],
    namesOf(message.channels),
    [message.summary ?? ''],
  ])
  const head = ['Message', 'Kind', 'Direction', 'Version', 'Channel', 'Summary']
  return joinBlocks(writeLine('Messages of ', nameOf(owner, true)), writeTable(head, cells))
}

/** Entities of a domain, its services and its subdomains, without duplicates. */
export function listEntities({ entities, services, domains }: Domain): Entity[] {
  const own = [...entities, ...services.flatMap((service) => service.entities)]
  return [...new Set([...own, ...domains.flatMap(listEntities)])]
}

/** `placedBy` → `placed by`. */
export function toRelationName(relation = 'references'): string {
  return relation.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
}

function toPropertyItem({ name, type, required, references, relation }: EntityProperty): ListItem {
  const line: Inline[] = [{ code: name }, ` ${type}, ${required ? 'required' : 'optional'}`]
  if (references !== undefined) line.push(`, ${toRelationName(relation)} `, nameOf(references))
  return { line }
}

/** Every entity of a domain in words, with its properties and relations. */
export function describeEntities(domain: Domain): { line: Inline[]; items: ListItem[] }[] {
  return listEntities(domain).map((entity) => {
    const key: Inline[] = entity.identifier === undefined ? [] : [', known by ', { code: entity.identifier }]
    const line = [nameOf(entity, true), entity.aggregateRoot ? ', aggregate root' : '', ...key]
    return { line, items: entity.properties.map(toPropertyItem) }
  })
}

export function toEntityText(catalog: Catalog, props: { domain?: string }): string {
  const parts = describeEntities(getResource(catalog, ['domain'], props.domain ?? ''))
  return joinBlocks(...parts.flatMap(({ line, items }) => [writeLine(...line), writeList(items)]))
}

/** Teams and users that a tag references: a resource and its owners, or a single team or user. */
export function findOwners(catalog: Catalog, props: Partial<Record<'of' | 'team' | 'user', string>>) {
  const resource = props.of === undefined ? undefined : findResource(catalog, resourceKinds, props.of)
  const one = findResource(catalog, ['team', 'user'], props.team ?? props.user ?? '')
  return { resource, owners: resource?.owners ?? (one === undefined ? [] : [one]) }
}

function toOwnerItem(owner: Team | User): ListItem {
  if (owner.kind === 'user') return { line: [nameOf(owner), owner.role === undefined ? '' : `, ${owner.role}`] }
  const summary = owner.summary === undefined ? '' : `: ${owner.summary}`
  return { line: [nameOf(owner), summary, owner.members.length === 0 ? '' : ' Members: ', ...namesOf(owner.members)] }
}

/** A resource's owners, with roles and members. */
export function toOwnersText(catalog: Catalog, props: Partial<Record<'of' | 'team' | 'user', string>>): string {
  const { resource, owners } = findOwners(catalog, props)
  const title = resource === undefined ? '' : writeLine('Owners of ', nameOf(resource, true))
  return joinBlocks(title, writeList(owners.map(toOwnerItem)))
}

const toNameItem = (resource: Resource): ListItem => ({ line: [nameOf(resource)] })

function toDomainItem(domain: Domain): ListItem {
  const services = sortByName(domain.services).map((service): ListItem => {
    return { ...toNameItem(service), items: [...service.receives, ...service.sends].map(toNameItem) }
  })
  return {
    ...toNameItem(domain),
    items: [...sortByName(domain.domains).map(toDomainItem), ...services, ...domain.flows.map(toNameItem)],
  }
}

/** The catalog's sidebar tree: domains, their services, and the services' messages. */
export function toSidebarText(catalog: Catalog): string {
  const roots = listLatest(catalog, 'domain').filter(({ parent }) => parent === undefined)
  return writeList(sortByName(roots).map(toDomainItem))
}
