import { findResource, isMessage, listLatest, sortByName } from '../find'
import { messageKinds, resourceKinds, toCatalogPath } from '../types'
import type { Catalog, Domain, Message, Resource, ResourceKind, Service } from '../types'
import { pickTexts, toRecord, toRecords, toText } from '../values'

/** A details panel entry. `kind` determines its icon. */
export interface PageItem {
  label: string
  kind: ResourceKind | 'protocol' | 'parameter' | 'term' | 'version' | 'link' | 'code'
  version?: string
  note?: string
  /** Path of the entry's page in the catalog: `events/OrderPlaced/2.0.0`. */
  open?: string
  /** Whether the entry is the current page. */
  isCurrent?: boolean
}

/** A details panel section, with EventCatalog's title and the front matter field it comes from, if any. */
export interface PageSection {
  title: string
  items: PageItem[]
  isOpen: boolean
  field?: string
  /** Sentence shown instead of items. */
  none?: string
}

/** A details panel entry with a resource's name and version. */
export function toItem(resource: Resource): PageItem {
  const { name, kind, version } = resource
  return { label: name, kind, open: toCatalogPath(resource), version: version === '' ? undefined : version }
}

/** All versions of a resource, newest first. */
function listVersionItems(resource: Resource): PageItem[] {
  return resource.versions.map((other) => ({
    label: `v${other.version}${other.isLatest ? ' (latest)' : ''}`,
    kind: 'version',
    open: toCatalogPath(other),
    isCurrent: other === resource || undefined,
  }))
}

/** A section without the count in its title. Hidden if it has neither items nor `none`, collapsed if it's long. */
interface Part extends Pick<PageSection, 'title' | 'field' | 'none'> {
  items: readonly (Resource | PageItem | undefined)[]
  limit?: number
}

function toSections(parts: readonly Part[]): PageSection[] {
  return parts.flatMap(({ title, items: all, field, none, limit = 10 }) => {
    const items = all.flatMap((item) => (item === undefined || 'label' in item ? (item ?? []) : toItem(item)))
    if (items.length === 0 && none === undefined) return []
    return [{ title: `${title} (${items.length})`, items, isOpen: items.length <= limit, field, none }]
  })
}

/** Messages in EventCatalog's order: commands, events, queries. */
const sortMessages = (messages: Iterable<Message>) => [...messages].sort((a, b) => a.kind.localeCompare(b.kind))

type Side = 'sends' | 'receives'

/** Services that list a resource. Includes old versions, as EventCatalog does. */
function listServices({ resources }: Catalog, list: Side | 'writesTo' | 'readsFrom', resource: Resource): Resource[] {
  return resources.filter((each) => each.kind === 'service' && each[list].some((other) => other === resource))
}

/** Services of a domain and its direct subdomains. */
const listDomainServices = ({ services, domains }: Domain) => [services, ...domains.map((part) => part.services)].flat()

/** Messages of a service or domain. EventCatalog repeats a message for every service of a domain that lists it. */
export function listMessages(owner: Domain | Service, side: Side): Message[] {
  return (owner.kind === 'service' ? [owner] : listDomainServices(owner)).flatMap((service) => service[side])
}

/** The resources that an entry of `resourceGroups` lists. */
export function listGroup(catalog: Catalog, { items }: Record<string, unknown>): Resource[] {
  const pointers = toRecords(items).map((item) => ({ id: '', ...pickTexts(item, 'id', 'version') }))
  return pointers.flatMap(({ id, version }) => findResource(catalog, resourceKinds, id, version) ?? [])
}

function toGroupParts(catalog: Catalog, { fields }: Resource): Part[] {
  const groups = toRecords(fields.resourceGroups).filter(({ sidebar }) => sidebar !== false)
  return groups.map((group) => {
    const { title = 'Custom Section' } = pickTexts(group, 'title')
    return { title, items: listGroup(catalog, group), field: 'resourceGroups', limit: Number(group.limit ?? 10) }
  })
}

const toNone = ({ kind }: Resource, what: string) => `This ${kind} does not ${what}.`

/** Sections specific to a kind, shown before versions and attachments. */
function toFirstParts(catalog: Catalog, resource: Resource): Part[] {
  const groups = toGroupParts(catalog, resource)
  const none = (what: string) => toNone(resource, what)
  switch (resource.kind) {
    case 'domain': {
      const { parent, domains, entities, language } = resource
      const terms = language.map(({ name }): PageItem => ({ label: name, kind: 'term' }))
      const services = listDomainServices(resource)
      const messagesOf = (side: Side) => sortMessages(listMessages(resource, side))
      return [
        { title: 'Parent domains', items: [parent] },
        { title: 'Subdomains', items: domains, field: 'domains' },
        ...groups,
        { title: 'Services', items: services, field: 'services', none: none('contain any services') },
        { title: 'Sends messages', items: messagesOf('sends'), none: none('send any messages') },
        { title: 'Receives messages', items: messagesOf('receives'), none: none('receive any messages') },
        { title: 'Ubiquitous Language Dictionary', items: terms, limit: 4 },
        { title: 'Entities', items: entities, field: 'entities' },
      ]
    }
    case 'service': {
      const { domain, writesTo, readsFrom } = resource
      const receives = sortMessages(resource.receives)
      const sends = sortMessages(resource.sends)
      return [
        ...groups,
        { title: 'Domains', items: [domain?.parent, domain] },
        { title: 'Receives Messages', items: receives, field: 'receives', none: none('receive any messages') },
        { title: 'Sends Messages', items: sends, field: 'sends', none: none('send any messages') },
        // EventCatalog repeats the sentence about received messages here.
        { title: 'Writes to', items: writesTo, field: 'writesTo', none: none('receive any messages') },
        { title: 'Reads from', items: readsFrom, field: 'readsFrom', none: none('read from any containers') },
      ]
    }
    case 'event':
    case 'command':
    case 'query':
      return [
        ...groups,
        { title: 'Producers', items: listServices(catalog, 'sends', resource) },
        { title: 'Consumers', items: listServices(catalog, 'receives', resource) },
        { title: 'Channels', items: resource.channels, field: 'channels' },
      ]
    case 'channel': {
      const { protocols } = resource
      const messages = catalog.resources.filter(isMessage).filter(({ channels }) => channels.includes(resource))
      // In any version: EventCatalog compares only IDs.
      const servicesOf = (side: Side) =>
        sortByName(listLatest(catalog, 'service')).filter((service) =>
          service[side].some(({ id }) => messages.some((message) => message.id === id)),
        )
      return [
        { title: 'Producers', items: servicesOf('sends') },
        { title: 'Consumers', items: servicesOf('receives') },
        { title: 'Messages using channel', items: sortMessages(sortByName(messages)) },
        { title: 'Protocols', items: protocols.map((label) => ({ label, kind: 'protocol' })), field: 'protocols' },
      ]
    }
    case 'entity': {
      const listUsers = (kind: 'domain' | 'service') =>
        listLatest(catalog, kind).filter(({ entities }) => entities.some(({ id }) => id === resource.id))
      return [
        { title: 'Domains', items: listUsers('domain'), none: 'This entity is not used in any domains.' },
        { title: 'Services', items: listUsers('service') },
      ]
    }
    case 'container':
      return [
        ...groups,
        { title: 'Services (writes)', items: listServices(catalog, 'writesTo', resource) },
        { title: 'Services (reads)', items: listServices(catalog, 'readsFrom', resource) },
      ]
    default:
      return groups
  }
}

/** Sections that follow the versions: attachments of all kinds, and what only services have. */
function toMiddleParts(resource: Resource): Part[] {
  const attachments = toRecords(resource.fields.attachments).map(({ title, url, type }): PageItem => {
    return { label: toText(title) ?? toText(url) ?? '', kind: 'link', note: toText(type) }
  })
  const parts: Part[] = [{ title: 'Attachments', items: attachments, field: 'attachments' }]
  if (resource.kind !== 'service') return parts
  const files = resource.specifications.map(({ name }): PageItem => ({ label: name, kind: 'link' }))
  return [
    ...parts,
    { title: 'Specifications', items: files, field: 'specifications' },
    { title: 'Entities', items: resource.entities, field: 'entities' },
  ]
}

/** The only section without a count. */
function toRepository({ repository: { url, language } = {} }: Resource): PageSection[] {
  const items: PageItem[] = [
    ...(url === undefined ? [] : [{ label: url, kind: 'link' as const }]),
    ...(language === undefined ? [] : [{ label: language, kind: 'code' as const }]),
  ]
  return items.length === 0 ? [] : [{ title: 'Repository', items, isOpen: true, field: 'repository' }]
}

/** What a team or user owns in any version, by kind, and the users or teams that belong to it. */
function toPersonParts(catalog: Catalog, resource: Extract<Resource, { kind: 'team' | 'user' }>): Part[] {
  const isTeam = resource.kind === 'team'
  const kinds: Record<string, readonly ResourceKind[]> = {
    domains: ['domain'],
    services: ['service'],
    messages: messageKinds,
  }
  const owned = Object.entries(kinds).map(([name, listed]): Part => {
    // Users own the services and messages of their teams, too, but not the domains.
    const owners: Resource[] = isTeam || name === 'domains' ? [resource] : [resource, ...resource.teams]
    const all = listed.flatMap((kind) => catalog.resources.filter((each) => each.kind === kind))
    const items = all.filter((each) => each.owners.some((owner) => owners.includes(owner)))
    const none = `${name === 'domains' ? resource.name : 'This team'} does not own any ${name}.`
    return { title: `Owned ${name}`, items, none: isTeam ? none : undefined }
  })
  const none = toNone(resource, 'have any members')
  const people: Part = isTeam
    ? { title: 'Team members', items: resource.members, field: 'members', none, limit: 5 }
    : { title: 'Member of team', items: resource.teams, limit: 5 }
  return [...owned, people]
}

/** Sections of the details panel, in the order core 2.64.4 shows them. */
export function buildSections(catalog: Catalog, resource: Resource): PageSection[] {
  if (resource.kind === 'team' || resource.kind === 'user') return toSections(toPersonParts(catalog, resource))
  // Front matter can hide the versions: `detailsPanel: { versions: { visible: false } }`.
  const isHidden = toRecord(toRecord(resource.fields.detailsPanel).versions).visible === false
  const versions = isHidden ? [] : listVersionItems(resource)
  const none = toNone(resource, 'have any documented owners')
  const owners = toSections([{ title: 'Owners', items: resource.owners, field: 'owners', none, limit: 5 }])
  const repository = toRepository(resource)
  const parameters = resource.kind === 'channel' ? resource.parameters : []
  const values = parameters.map(({ name, description }): PageItem => {
    return { label: name, kind: 'parameter', note: description }
  })
  return [
    ...toSections([
      ...toFirstParts(catalog, resource),
      { title: 'Versions', items: versions, field: 'version' },
      ...toMiddleParts(resource),
    ]),
    ...(resource.kind === 'domain' ? [...repository, ...owners] : [...owners, ...repository]),
    ...toSections([{ title: 'Parameters', items: values, field: 'parameters' }]),
  ]
}
