import { createGraphIds, type GraphIds } from '../graph/ids'
import { toNoteKey } from '../graph/nodes'
import type { GraphMessage, GraphProps, GraphStore, GraphView, Party } from '../graph/types'
import { buildGraphView } from '../graph/view'
import type { Catalog, Channel, Resource } from '../types'
import { toKindName } from '../kinds'
import { joinInlines, toList, type Inline, type ListItem, type TextBlock, nameOf, namesOf, ownersOf } from './blocks'

function namesOfAll(resources: readonly Resource[]): Inline[] {
  return joinInlines(resources.map((resource) => nameOf(resource)))
}

function toHead(resource: Resource, withVersion = true): Inline[] {
  const { summary } = resource
  return [
    nameOf(resource, withVersion),
    ` (${toKindName(resource.kind)})${summary === undefined ? '.' : `: ${summary}`}`,
  ]
}

function toOwners(catalog: Catalog, { owners }: Resource): Inline[] {
  return owners.length === 0 ? [] : [' Owned by ', ...ownersOf(catalog, owners), '.']
}

function toMessageItem(catalog: Catalog, item: GraphMessage, ids: GraphIds): ListItem {
  const { message, senders, receivers } = item
  const ends: Inline[] = [
    ...(senders.length === 0 ? [] : [' From ', ...namesOfAll(senders)]),
    ...(receivers.length === 0 ? [] : [senders.length === 0 ? ' To ' : ' to ', ...namesOfAll(receivers)]),
  ]
  const channels: Inline[] = message.channels.length === 0 ? [] : [', through ', ...namesOf(catalog, message.channels)]
  return {
    key: ids.note(toNoteKey(item)),
    line: [...toHead(message), ...ends, ...channels, '.', ...toOwners(catalog, message)],
  }
}

function toPartyItem(catalog: Catalog, party: Party, { stores }: GraphView, ids: GraphIds): ListItem {
  const uses = stores.flatMap(({ store, users }): Inline[][] => {
    const use = users.find(({ service }) => service.id === party.id)
    if (use === undefined) return []
    const how = use.writes && use.reads ? ' Writes to and reads from ' : use.writes ? ' Writes to ' : ' Reads from '
    return [[how, nameOf(store), '.']]
  })
  return {
    key: ids.party(party.kind, party.id),
    line: [...toHead(party), ...uses.flat(), ...toOwners(catalog, party)],
  }
}

function toChannelItem(channel: Channel, ids: GraphIds): ListItem {
  const { protocols } = channel
  const how = protocols.length === 0 ? [] : [` Protocol: ${protocols.join(', ')}.`]
  return { key: ids.channel(channel.id), line: [...toHead(channel, false), ...how] }
}

function toStoreItem({ store }: GraphStore, ids: GraphIds): ListItem {
  const how = store.technology === undefined ? [] : [` ${store.technology}.`]
  return { key: ids.store(store.id), line: [...toHead(store, false), ...how] }
}

/** Text of a graph: one item per message, service, channel and data store, with its relations. */
export function toGraphText(catalog: Catalog, props: GraphProps): TextBlock[] {
  const view = buildGraphView(catalog, props)
  const ids = createGraphIds(view)
  return [
    { type: 'paragraph', line: [view.title] },
    ...toList([
      ...view.messages.map((message) => toMessageItem(catalog, message, ids)),
      ...view.parties.map((party) => toPartyItem(catalog, party, view, ids)),
      ...view.channels.map((channel) => toChannelItem(channel, ids)),
      ...view.stores.map((store) => toStoreItem(store, ids)),
    ]),
  ]
}
