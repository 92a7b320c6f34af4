import { getResource, isMessage, listById, listLatest } from '../find'
import { messageKinds, type Catalog, type Domain, type Message, type Resource, type Service } from '../types'
import type { GraphMessage, GraphProps, GraphStore, GraphView, Party } from './types'

/** Services of a domain and its subdomains, in the order the domain lists them. */
export function listServicesOf({ services, domains }: Domain): Service[] {
  return [...services, ...domains.flatMap(listServicesOf)]
}

function messagesOf(services: readonly Service[]): Message[] {
  return [...new Set(services.flatMap(({ sends, receives }) => [...receives, ...sends]))]
}

function servicesAround(messages: readonly Message[]): Service[] {
  return [...new Set(messages.flatMap(({ senders, receivers }) => [...senders, ...receivers]))]
}

/** What the graph is about. Undefined for the whole catalog. @throws if it doesn't exist */
function findSubject(catalog: Catalog, props: GraphProps): Resource | undefined {
  const kind = (['domain', 'service', 'message', 'channel', 'flow'] as const).find((name) => props[name] !== undefined)
  return kind && getResource(catalog, kind === 'message' ? messageKinds : [kind], props[kind] ?? '')
}

/** The part of the catalog that a graph covers: services with their own box, and messages. */
function toScope(catalog: Catalog, about: Resource | undefined): { services: Service[]; messages: Message[] } {
  switch (about?.kind) {
    case 'service': {
      const messages = messagesOf([about])
      return { services: [about, ...servicesAround(messages)], messages }
    }
    case 'channel':
      return { services: servicesAround(about.messages), messages: about.messages }
    case 'flow': {
      const resources = about.steps.flatMap(({ resource }) => resource ?? [])
      const messages = [...new Set(resources.filter(isMessage))]
      const named = resources.flatMap((resource) => (resource.kind === 'service' ? [resource] : []))
      return { services: [...new Set([...messages.flatMap(({ senders }) => senders), ...named])], messages }
    }
    case 'event':
    case 'command':
    case 'query': {
      const messages = listById(catalog, messageKinds, about.id).filter(
        ({ senders, receivers }) => senders.length + receivers.length > 0,
      )
      return { services: servicesAround(messages), messages }
    }
    default: {
      const services = about?.kind === 'domain' ? listServicesOf(about) : listLatest(catalog, 'service')
      return { services, messages: messagesOf(services) }
    }
  }
}

function findTopDomain({ domain }: Service): Domain | undefined {
  let top = domain
  while (top?.parent !== undefined) top = top.parent
  return top
}

function toStores(about: Resource | undefined, services: readonly Service[]): GraphStore[] {
  if (about !== undefined && about.kind !== 'domain' && about.kind !== 'service') return []
  const shown = about?.kind === 'service' ? [about] : services
  const stores = new Set(shown.flatMap(({ writesTo, readsFrom }) => [...writesTo, ...readsFrom]))
  return [...stores].map((store) => ({
    store,
    users: shown
      .map((service) => {
        return { service, writes: service.writesTo.includes(store), reads: service.readsFrom.includes(store) }
      })
      .filter(({ writes, reads }) => writes || reads),
  }))
}

/**
 * Selects what a graph shows: services in scope, their messages and channels, and the parties at the other end. In a
 * domain's view, each other domain is one box. @throws if the subject doesn't exist
 */
export function buildGraphView(catalog: Catalog, props: GraphProps): GraphView {
  const about = findSubject(catalog, props)
  const { services, messages: all } = toScope(catalog, about)
  const toParties = (ends: readonly Service[]) => {
    const parties = ends.flatMap((service): Party[] => {
      if (services.includes(service)) return [service]
      return about?.kind === 'domain' ? [findTopDomain(service) ?? service] : []
    })
    return [...new Set(parties)]
  }
  // What the graph is about. The other services are only at the other end of a message.
  const own: readonly Party[] = about?.kind === 'service' ? [about] : services
  const isOwn = (party: Party) => own.includes(party)
  const messages = all.map((message): GraphMessage => {
    const [senders, receivers] = [toParties(message.senders), toParties(message.receivers)]
    // Messages between two outsiders aren't relevant.
    const toRelevant = (ends: Party[], others: Party[]) => (others.some(isOwn) ? ends : ends.filter(isOwn))
    return { message, senders: toRelevant(senders, receivers), receivers: toRelevant(receivers, senders) }
  })
  const ends = messages.flatMap(({ senders, receivers }) => [...senders, ...receivers])
  const channels = [...new Set(messages.flatMap(({ message }) => message.channels))]
  const title = about === undefined ? `The ${catalog.title} catalog` : `${about.name}: senders and receivers`
  return {
    title: props.title ?? title,
    parties: [...new Set([...services, ...ends])],
    messages,
    channels: channels.filter((channel) => about?.kind !== 'channel' || channel === about),
    stores: toStores(about, services),
    about,
  }
}
