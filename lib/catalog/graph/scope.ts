import { findResource, getMessage, getResource, listLatest } from '../find'
import { messageKinds, type Catalog, type Domain, type Message, type Ref, type Resource, type Service } from '../types'
import type { GraphProps } from './types'

/** The part of the catalog that a graph covers. */
export interface Scope {
  about?: Resource
  /** Services with their own box. */
  services: Service[]
  /** Services that the graph is about. The rest are only at the other end of a message. */
  own: Service[]
  messages: Message[]
  /** Whether services outside the scope are shown as their domain. */
  folds: boolean
  hasStores: boolean
}

/** Services of a domain and its subdomains, in the order the domain lists them. */
export function listServicesOf(catalog: Catalog, { services, domains }: Domain): Service[] {
  return [
    ...services.map(({ id }) => getResource(catalog, ['service'], id)),
    ...domains.flatMap(({ id }) => listServicesOf(catalog, getResource(catalog, ['domain'], id))),
  ]
}

function listMessages(catalog: Catalog, refs: readonly Ref[]): Message[] {
  return [...new Set(refs.map(({ id, version }) => getMessage(catalog, id, version)))]
}

function messagesOf(catalog: Catalog, services: readonly Service[]): Message[] {
  return listMessages(
    catalog,
    services.flatMap(({ sends, receives }) => [...receives, ...sends]),
  )
}

function servicesAround(catalog: Catalog, messages: readonly Message[]): Service[] {
  const refs = messages.flatMap(({ senders, receivers }) => [...senders, ...receivers])
  return [...new Set(refs.map(({ id }) => getResource(catalog, ['service'], id)))]
}

/** @throws if the subject of the graph doesn't exist */
export function toScope(catalog: Catalog, props: GraphProps): Scope {
  if (props.domain !== undefined) {
    const about = getResource(catalog, ['domain'], props.domain)
    const services = listServicesOf(catalog, about)
    return { about, services, own: services, messages: messagesOf(catalog, services), folds: true, hasStores: true }
  }
  if (props.service !== undefined) {
    const about = getResource(catalog, ['service'], props.service)
    const messages = messagesOf(catalog, [about])
    const services = [about, ...servicesAround(catalog, messages)]
    return { about, services, own: [about], messages, folds: false, hasStores: true }
  }
  if (props.message !== undefined) {
    const about = getMessage(catalog, props.message)
    const messages = catalog.resources.filter(
      (resource): resource is Message =>
        resource.id === about.id && 'senders' in resource && resource.senders.length + resource.receivers.length > 0,
    )
    const services = servicesAround(catalog, messages)
    return { about, services, own: services, messages, folds: false, hasStores: false }
  }
  if (props.channel !== undefined) {
    const about = getResource(catalog, ['channel'], props.channel)
    const messages = listMessages(catalog, about.messages)
    const services = servicesAround(catalog, messages)
    return { about, services, own: services, messages, folds: false, hasStores: false }
  }
  if (props.flow !== undefined) {
    const about = getResource(catalog, ['flow'], props.flow)
    const refs = about.steps.flatMap(({ resource }) => (resource === undefined ? [] : [resource]))
    const messages = listMessages(
      catalog,
      refs.filter(({ kind }) => messageKinds.some((name) => name === kind)),
    )
    const named = refs.flatMap(({ kind, id }) => (kind === 'service' ? [getResource(catalog, ['service'], id)] : []))
    const senders = messages.flatMap((message) =>
      message.senders.flatMap(({ id }) => findResource(catalog, ['service'], id) ?? []),
    )
    const services = [...new Set([...senders, ...named])]
    return { about, services, own: services, messages, folds: false, hasStores: false }
  }
  const services = listLatest(catalog, 'service')
  return { services, own: services, messages: messagesOf(catalog, services), folds: false, hasStores: true }
}
