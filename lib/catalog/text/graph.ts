import { createGraphIds } from '../graph/ids'
import { toNoteKey } from '../graph/nodes'
import type { GraphMessage, GraphProps, GraphStore, Party } from '../graph/types'
import { buildGraphView } from '../graph/view'
import type { Catalog, Resource } from '../types'
import { toKindName } from '../kinds'
import { toList, type Inline, type TextBlock, nameOf, namesOf, ownersOf } from './blocks'

function toHead(resource: Resource, withVersion = false): Inline[] {
  const { kind, summary } = resource
  return [nameOf(resource, withVersion), ` (${toKindName(kind)})${summary === undefined ? '.' : `: ${summary}`}`]
}

/** Words before names. Empty without names. */
function before(words: string, names: Inline[]): Inline[] {
  return names.length === 0 ? [] : [words, ...names]
}

function toOwners(catalog: Catalog, { owners }: Resource): Inline[] {
  return owners.length === 0 ? [] : [' Owned by ', ...ownersOf(catalog, owners), '.']
}

function toMessageLine(catalog: Catalog, { message, senders, receivers }: GraphMessage): Inline[] {
  return [
    ...toHead(message, true),
    ...before(' From ', namesOf(senders)),
    ...before(senders.length === 0 ? ' To ' : ' to ', namesOf(receivers)),
    ...before(', through ', namesOf(message.channels)),
    '.',
    ...toOwners(catalog, message),
  ]
}

function toPartyLine(catalog: Catalog, party: Party, stores: readonly GraphStore[]): Inline[] {
  const uses = stores.flatMap(({ store, users }): Inline[] => {
    const use = users.find(({ service }) => service.id === party.id)
    if (use === undefined) return []
    const how = [...(use.writes ? ['writes to'] : []), ...(use.reads ? ['reads from'] : [])].join(' and ')
    return [` ${how.charAt(0).toUpperCase()}${how.slice(1)} `, nameOf(store), '.']
  })
  return [...toHead(party, true), ...uses, ...toOwners(catalog, party)]
}

/** Text of a graph: one item per message, service, channel and data store, with its relations. */
export function toGraphText(catalog: Catalog, props: GraphProps): TextBlock[] {
  const view = buildGraphView(catalog, props)
  const { title, messages, parties, channels, stores } = view
  const ids = createGraphIds(view)
  return [
    { type: 'paragraph', line: [title] },
    ...toList([
      ...messages.map((item) => ({ key: ids.note(toNoteKey(item)), line: toMessageLine(catalog, item) })),
      ...parties.map((party) => ({
        key: ids.party(party.kind, party.id),
        line: toPartyLine(catalog, party, stores),
      })),
      ...channels.map((channel) => ({
        key: ids.channel(channel.id),
        line: [
          ...toHead(channel),
          ...(channel.protocols.length === 0 ? [] : [` Protocol: ${channel.protocols.join(', ')}.`]),
        ],
      })),
      ...stores.map(({ store }) => ({
        key: ids.store(store.id),
        line: [...toHead(store), ...(store.technology === undefined ? [] : [` ${store.technology}.`])],
      })),
    ]),
  ]
}
