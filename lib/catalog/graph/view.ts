import { getResource } from '../find'
import type { Catalog, Channel, Domain, Ref, Service } from '../types'
import { toScope, type Scope } from './scope'
import type { GraphMessage, GraphProps, GraphStore, GraphView, Party } from './types'

/** The top-level domain of a service. */
export function findTopDomain(catalog: Catalog, service: Service): Domain | undefined {
  let domain = service.domain === undefined ? undefined : getResource(catalog, ['domain'], service.domain.id)
  while (domain?.parent !== undefined) domain = getResource(catalog, ['domain'], domain.parent.id)
  return domain
}

function toParties(catalog: Catalog, refs: readonly Ref[], { services, folds, about }: Scope): Party[] {
  const parties = refs.flatMap(({ id }): Party[] => {
    const service = getResource(catalog, ['service'], id)
    if (services.includes(service)) return [service]
    // A flow shows only its participants.
    if (about?.kind === 'flow' || !folds) return []
    return [findTopDomain(catalog, service) ?? service]
  })
  return [...new Set(parties)]
}

function toStores(catalog: Catalog, { services, about, hasStores }: Scope): GraphStore[] {
  if (!hasStores) return []
  const users = about?.kind === 'service' ? services.filter(({ id }) => id === about.id) : services
  const ids = [...new Set(users.flatMap(({ writesTo, readsFrom }) => [...writesTo, ...readsFrom].map(({ id }) => id)))]
  return ids.map((id) => ({
    store: getResource(catalog, ['container'], id),
    users: users.flatMap((service) => {
      const uses = (refs: Ref[]) => refs.some((ref) => ref.id === id)
      const [writes, reads] = [uses(service.writesTo), uses(service.readsFrom)]
      return writes || reads ? [{ service, writes, reads }] : []
    }),
  }))
}

/**
 * Selects what a graph shows: the services in scope, their messages and channels, and the parties at the other end. In
 * a domain view, each other domain's services are combined into one box.
 * @throws if the subject of the graph doesn't exist
 */
export function buildGraphView(catalog: Catalog, props: GraphProps): GraphView {
  const scope = toScope(catalog, props)
  const messages = scope.messages.map((message): GraphMessage => {
    const senders = toParties(catalog, message.senders, scope)
    const receivers = toParties(catalog, message.receivers, scope)
    const isOwn = (party: Party) => scope.own.some(({ id }) => id === party.id)
    // Messages between two outsiders aren't relevant.
    return {
      message,
      senders: receivers.some(isOwn) ? senders : senders.filter(isOwn),
      receivers: senders.some(isOwn) ? receivers : receivers.filter(isOwn),
    }
  })
  const ends = messages.flatMap(({ senders, receivers }) => [...senders, ...receivers])
  const channelIds = [...new Set(messages.flatMap(({ message }) => message.channels.map(({ id }) => id)))]
  const channels = channelIds.map((id): Channel => getResource(catalog, ['channel'], id))
  return {
    title:
      props.title ??
      (scope.about === undefined ? `The ${catalog.title} catalog` : `${scope.about.name}: senders and receivers`),
    parties: [...new Set([...scope.services, ...ends])],
    messages,
    channels: scope.about?.kind === 'channel' ? channels.filter(({ id }) => id === scope.about?.id) : channels,
    stores: toStores(catalog, scope),
    ...(scope.about === undefined ? {} : { about: scope.about.kind }),
    focus: scope.about === undefined ? [] : [scope.about.id],
  }
}
