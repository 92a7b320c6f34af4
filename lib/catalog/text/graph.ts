import { createGraphIds } from '../graph/types'
import type { GraphMessage, GraphProps, GraphStore, GraphView, Party } from '../graph/types'
import { buildGraphView } from '../graph/view'
import { toKey, toKindName, type Catalog, type Resource } from '../types'
import { joinBlocks, nameOf, namesOf, writeLine, writeList, type Inline, type ListItem } from './blocks'

function toHead(resource: Resource, withVersion = false): Inline[] {
  const { kind, summary } = resource
  return [nameOf(resource, withVersion), ` (${toKindName(kind)})${summary === undefined ? '.' : `: ${summary}`}`]
}

/** Words before names. Empty without names. */
function before(words: string, resources: readonly Resource[]): Inline[] {
  return resources.length === 0 ? [] : [words, ...namesOf(resources)]
}

function toOwners({ owners }: Resource): Inline[] {
  return owners.length === 0 ? [] : [...before(' Owned by ', owners), '.']
}

function toMessageLine({ message, senders, receivers }: GraphMessage): Inline[] {
  return [
    ...toHead(message, true),
    ...before(' From ', senders),
    ...before(senders.length === 0 ? ' To ' : ' to ', receivers),
    ...before(', through ', message.channels),
    '.',
    ...toOwners(message),
  ]
}

function toPartyLine(party: Party, stores: readonly GraphStore[]): Inline[] {
  const uses = stores.flatMap(({ store, users }): Inline[] => {
    const use = users.find(({ service }) => service.id === party.id)
    if (use === undefined) return []
    const how = use.writes ? `Writes to${use.reads ? ' and reads from' : ''}` : 'Reads from'
    return [` ${how} `, nameOf(store), '.']
  })
  return [...toHead(party, true), ...uses, ...toOwners(party)]
}

/** The parts of a graph in words: messages, services, channels and data stores, each with its relations. */
export function listGraphParts(view: GraphView): ListItem[] {
  const { messages, parties, channels, stores } = view
  const ids = createGraphIds(view)
  return [
    ...messages.map((item) => ({ key: ids.note(toKey(item.message)), line: toMessageLine(item) })),
    ...parties.map((party) => ({ key: ids.party(party.kind, party.id), line: toPartyLine(party, stores) })),
    ...channels.map((channel) => {
      const protocols = channel.protocols.length === 0 ? '' : ` Protocol: ${channel.protocols.join(', ')}.`
      return { key: ids.channel(channel.id), line: [...toHead(channel), protocols] }
    }),
    ...stores.map(({ store }) => {
      const technology = store.technology === undefined ? '' : ` ${store.technology}.`
      return { key: ids.store(store.id), line: [...toHead(store), technology] }
    }),
  ]
}

export function toGraphText(catalog: Catalog, props: GraphProps): string {
  const view = buildGraphView(catalog, props)
  return joinBlocks(writeLine(view.title), writeList(listGraphParts(view)))
}
