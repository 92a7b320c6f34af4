import { getByRef, listLatest } from '../find'
import type { Catalog, Channel, Domain, Entity, Ref, Resource, Service } from '../types'
import { toItem, toItems, toMessageItems, toSection, unlessEmpty } from './items'
import type { PageItem, PageSection } from './types'

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
export function toFirstParts(catalog: Catalog, resource: Resource): PageSection[] {
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
