import { getResource, getByRef, getMessage, findResource, listLatest } from '../find'
import {
  type Catalog,
  type Message,
  type Ref,
  type Domain,
  type Entity,
  type EntityProperty,
  resourceKinds,
  type Team,
  type User,
} from '../types'
import { toKindName } from '../kinds'
import { toList, type TextBlock, nameOf, type Inline, namesOf, type ListItem, joinInlines } from './blocks'
import { listServicesOf } from '../graph/scope'

/** A domain's terms and their definitions. */
export function toLanguageText(catalog: Catalog, props: { domain?: string }): TextBlock[] {
  const domain = getResource(catalog, ['domain'], props.domain ?? '')
  return [
    { type: 'paragraph', line: ['Ubiquitous language of ', nameOf(domain, true)] },
    ...toList(
      domain.language.map(({ name, summary, description }) => ({
        line: [{ strong: name }, `: ${[summary, description].filter((text) => text !== undefined).join(' ')}`],
      })),
    ),
  ]
}

/** A message that a service or domain sends or receives. */
interface MessageRow {
  message: Message
  direction: 'sends' | 'receives' | 'sends and receives'
}

/** Messages of a service, or of all services of a domain and its subdomains. */
export function listMessageRows(catalog: Catalog, props: { service?: string; domain?: string }): MessageRow[] {
  const services =
    props.service === undefined
      ? listServicesOf(catalog, getResource(catalog, ['domain'], props.domain ?? ''))
      : [getResource(catalog, ['service'], props.service)]
  const keys = (refs: Ref[]) => new Set(refs.map(({ id, version }) => `${id} ${version}`))
  const sent = keys(services.flatMap(({ sends }) => sends))
  const received = keys(services.flatMap(({ receives }) => receives))
  return [...new Set([...sent, ...received])].map((key) => {
    const [id = '', version] = key.split(' ')
    const direction = !received.has(key) ? 'sends' : sent.has(key) ? 'sends and receives' : 'receives'
    return { message: getMessage(catalog, id, version), direction }
  })
}

/** One row per message: kind, direction, version, channels and summary. */
export function toTableText(catalog: Catalog, props: { service?: string; domain?: string }): TextBlock[] {
  const rows = listMessageRows(catalog, props).map(({ message, direction }): Inline[][] => [
    [nameOf(message)],
    [toKindName(message.kind)],
    [direction],
    [message.version],
    message.channels.length === 0 ? [] : namesOf(catalog, message.channels),
    [message.summary ?? ''],
  ])
  const owner =
    props.service === undefined
      ? getByRef(catalog, { kind: 'domain', id: props.domain ?? '', version: '' })
      : getByRef(catalog, { kind: 'service', id: props.service, version: '' })
  return [
    { type: 'paragraph', line: ['Messages of ', nameOf(owner, true)] },
    { type: 'table', head: ['Message', 'Kind', 'Direction', 'Version', 'Channel', 'Summary'], rows },
  ]
}

/** Entities of a domain, its services and its subdomains, without duplicates. */
export function listEntities(catalog: Catalog, domain: Domain): Entity[] {
  const parts = domain.domains.map(({ id }) => getResource(catalog, ['domain'], id))
  const services = domain.services.map(({ id }) => getResource(catalog, ['service'], id))
  const refs: Ref[] = [...domain.entities, ...services.flatMap(({ entities }) => entities)]
  const own = refs.map(({ id, version }) => getResource(catalog, ['entity'], id, version))
  return [...new Set([...own, ...parts.flatMap((part) => listEntities(catalog, part))])]
}

/** `placedBy` → `placed by`. */
export function toRelationName(relation: string | undefined): string {
  return (relation ?? 'references').replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
}

function toEntityItem(catalog: Catalog, { name, type, required, references, relation }: EntityProperty): ListItem {
  const line: Inline[] = [{ code: name }, ` ${type}, ${required ? 'required' : 'optional'}`]
  if (references !== undefined) line.push(`, ${toRelationName(relation)} `, nameOf(getByRef(catalog, references)))
  return { line }
}

/** Every entity of a domain, with its properties and relations. */
export function toEntityText(catalog: Catalog, props: { domain?: string }): TextBlock[] {
  const domain = getResource(catalog, ['domain'], props.domain ?? '')
  return listEntities(catalog, domain).flatMap((entity): TextBlock[] => {
    const root = entity.aggregateRoot ? ', aggregate root' : ''
    const key = entity.identifier === undefined ? [] : [`, known by `, { code: entity.identifier }]
    return [
      { type: 'paragraph', line: [nameOf(entity, true), root, ...key] },
      ...toList(entity.properties.map((property) => toEntityItem(catalog, property))),
    ]
  })
}

/** Teams and users that a tag references: a resource's owners, or a single team or user. */
export function listOwners(catalog: Catalog, props: { of?: string; team?: string; user?: string }): (Team | User)[] {
  const resource = props.of === undefined ? undefined : findResource(catalog, resourceKinds, props.of)
  const ids = [...(resource?.owners ?? []), props.team, props.user].filter((id) => id !== undefined)
  return ids.flatMap((id) => findResource(catalog, ['team', 'user'], id) ?? [])
}

function toOwnerItem(catalog: Catalog, owner: Team | User): ListItem {
  if (owner.kind === 'user') return { line: [nameOf(owner), ...(owner.role === undefined ? [] : [`, ${owner.role}`])] }
  const members: Inline[] = owner.members.flatMap((id) => {
    const member = findResource(catalog, ['user'], id)
    return member === undefined ? [] : [nameOf(member)]
  })
  const summary = owner.summary === undefined ? '' : `: ${owner.summary}`
  return { line: [nameOf(owner), summary, ...(members.length === 0 ? [] : [' Members: ', ...joinInlines(members)])] }
}

/** A resource's owners, with roles and members. */
export function toOwnersText(catalog: Catalog, props: { of?: string; team?: string; user?: string }): TextBlock[] {
  const resource = props.of === undefined ? undefined : findResource(catalog, resourceKinds, props.of)
  const head: TextBlock[] =
    resource === undefined ? [] : [{ type: 'paragraph', line: ['Owners of ', nameOf(resource, true)] }]
  return [...head, ...toList(listOwners(catalog, props).map((owner) => toOwnerItem(catalog, owner)))]
}

function toRefItems(catalog: Catalog, refs: readonly Ref[]): ListItem[] {
  return refs.map(({ kind, id, version }) => ({ line: [nameOf(getResource(catalog, [kind], id, version))] }))
}

function toDomainItem(catalog: Catalog, domain: Domain): ListItem {
  const services = domain.services.map(({ id }): ListItem => {
    const service = getResource(catalog, ['service'], id)
    return { line: [nameOf(service)], items: toRefItems(catalog, [...service.receives, ...service.sends]) }
  })
  const parts = domain.domains.map(({ id }) => toDomainItem(catalog, getResource(catalog, ['domain'], id)))
  return { line: [nameOf(domain)], items: [...parts, ...services, ...toRefItems(catalog, domain.flows)] }
}

/** The catalog's sidebar tree: domains, their services, and the services' messages. */
export function toSidebarText(catalog: Catalog): TextBlock[] {
  const roots = listLatest(catalog, 'domain').filter(({ parent }) => parent === undefined)
  return toList(roots.map((domain) => toDomainItem(catalog, domain)))
}
