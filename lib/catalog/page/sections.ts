import { listLatest } from '../find'
import { messageKinds, toCatalogPath, type Catalog, type Message, type Resource, type ResourceKind } from '../types'
import { toRecord, toRecords, toText } from '../values'

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
}

/** A details panel entry with a resource's name and version. */
export function toItem(resource: Resource): PageItem {
  const { name, kind, version } = resource
  return { label: name, kind, open: toCatalogPath(resource), version: version === '' ? undefined : version }
}

/** All versions of a resource, newest first. */
export function listVersionItems(resource: Resource): PageItem[] {
  return resource.versions.map((other) => ({
    label: `v${other.version}${other.isLatest ? ' (latest)' : ''}`,
    kind: 'version',
    open: toCatalogPath(other),
    isCurrent: other === resource || undefined,
  }))
}

/** A section without the count in its title. EventCatalog shows some without items, and collapses longer ones. */
interface Part {
  title: string
  items: readonly (Resource | PageItem | undefined)[]
  field?: string
  isKept?: boolean
  limit?: number
}

function toSections(parts: readonly Part[]): PageSection[] {
  return parts.flatMap(({ title, items: all, field, isKept = false, limit = 10 }) => {
    const items = all.flatMap((item) => (item === undefined || 'label' in item ? (item ?? []) : toItem(item)))
    if (items.length === 0 && !isKept) return []
    return [{ title: `${title} (${items.length})`, items, isOpen: items.length <= limit, field }]
  })
}

/** Messages in EventCatalog's order: commands, events, queries. */
const sortMessages = (messages: Iterable<Message>) => [...messages].sort((a, b) => a.kind.localeCompare(b.kind))

/** Sections specific to a kind, shown before versions and attachments. */
function toFirstParts(catalog: Catalog, resource: Resource): Part[] {
  switch (resource.kind) {
    case 'domain': {
      const { parent, domains, services, entities, language } = resource
      const terms = language.map(({ name }): PageItem => ({ label: name, kind: 'term' }))
      const messagesOf = (side: 'sends' | 'receives') => sortMessages(new Set(services.flatMap((part) => part[side])))
      return [
        { title: 'Parent domains', items: [parent] },
        { title: 'Subdomains', items: domains, field: 'domains' },
        { title: 'Services', items: services, field: 'services', isKept: true },
        { title: 'Sends messages', items: messagesOf('sends'), isKept: true },
        { title: 'Receives messages', items: messagesOf('receives'), isKept: true },
        { title: 'Ubiquitous Language Dictionary', items: terms, limit: 4 },
        { title: 'Entities', items: entities, field: 'entities' },
      ]
    }
    case 'service':
      return [
        { title: 'Domains', items: [resource.domain] },
        { title: 'Receives Messages', items: sortMessages(resource.receives), field: 'receives', isKept: true },
        { title: 'Sends Messages', items: sortMessages(resource.sends), field: 'sends', isKept: true },
        { title: 'Writes to', items: resource.writesTo, field: 'writesTo', isKept: true },
        { title: 'Reads from', items: resource.readsFrom, field: 'readsFrom', isKept: true },
      ]
    case 'event':
    case 'command':
    case 'query':
      return [
        { title: 'Producers', items: resource.senders },
        { title: 'Consumers', items: resource.receivers },
        { title: 'Channels', items: resource.channels, field: 'channels' },
      ]
    case 'channel': {
      const { messages, protocols } = resource
      return [
        { title: 'Producers', items: [...new Set(messages.flatMap(({ senders }) => senders))] },
        { title: 'Consumers', items: [...new Set(messages.flatMap(({ receivers }) => receivers))] },
        { title: 'Messages using channel', items: messages },
        { title: 'Protocols', items: protocols.map((label) => ({ label, kind: 'protocol' })), field: 'protocols' },
      ]
    }
    case 'entity': {
      const listUsers = (kind: 'domain' | 'service') =>
        listLatest(catalog, kind).filter(({ entities }) => entities.some(({ id }) => id === resource.id))
      return [
        { title: 'Domains', items: listUsers('domain'), isKept: true },
        { title: 'Services', items: listUsers('service') },
      ]
    }
    case 'container':
      return [
        { title: 'Services (writes)', items: resource.writers },
        { title: 'Services (reads)', items: resource.readers },
      ]
    default:
      return []
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

/** What a team or user owns, by kind, and the users or teams that belong to it. */
function toPersonParts(catalog: Catalog, resource: Extract<Resource, { kind: 'team' | 'user' }>): Part[] {
  const isKept = resource.kind === 'team'
  const kinds = { domains: ['domain'], services: ['service'], messages: messageKinds } as const
  const owned = Object.entries(kinds).map(([name, listed]): Part => {
    const items = listLatest(catalog, ...listed).filter(({ owners }) => owners.includes(resource))
    return { title: `Owned ${name}`, items, isKept }
  })
  const people: Part =
    resource.kind === 'team'
      ? { title: 'Team members', items: resource.members, field: 'members', isKept, limit: 5 }
      : { title: 'Member of team', items: resource.teams, limit: 5 }
  return [...owned, people]
}

/** Sections of the details panel, in the order core 2.64.4 shows them. */
export function buildSections(catalog: Catalog, resource: Resource): PageSection[] {
  if (resource.kind === 'team' || resource.kind === 'user') return toSections(toPersonParts(catalog, resource))
  // Front matter can hide the versions: `detailsPanel: { versions: { visible: false } }`.
  const isHidden = toRecord(toRecord(resource.fields.detailsPanel).versions).visible === false
  const versions = isHidden ? [] : listVersionItems(resource)
  const owners = toSections([{ title: 'Owners', items: resource.owners, field: 'owners', isKept: true, limit: 5 }])
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
