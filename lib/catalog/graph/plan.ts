import { groupBy } from '../../kit/group-by'
import { toKey, type Channel } from '../types'
import type { GraphMessage, GraphStore, GraphView, Party, Plan, PlanEdge } from './types'
import { toCompactLane, toLaneNode, toPartyNode } from './nodes'

type IsCenter = (party: Party) => boolean
type Side = 'in' | 'out'

/** A predicate for the parties at the center of a left-to-right view. Undefined for other views. */
function findCenter({ parties, about }: GraphView): IsCenter | undefined {
  if (about?.kind === 'service') return ({ id }) => id === about.id
  const isFolded = about?.kind === 'domain' && parties.some(({ kind }) => kind === 'domain')
  return isFolded ? ({ kind }) => kind === 'service' : undefined
}

/** The side of the center that a message belongs to. Undefined if both ends are in the center. */
function findSide({ senders, receivers }: GraphMessage, isCenter: IsCenter): Side | undefined {
  if (!senders.every(isCenter)) return 'in'
  return receivers.every(isCenter) ? undefined : 'out'
}

function findChannel({ channels }: GraphView, { message }: GraphMessage): Channel | undefined {
  return channels.find(({ id }) => message.channels.some((channel) => channel.id === id))
}

/** Groups messages by channel, and by side if the view has sides. */
function toLanes(view: GraphView, isCenter: IsCenter | undefined): Map<string, GraphMessage[]> {
  const toLaneKey = (item: GraphMessage) => `lane/${findChannel(view, item)?.id ?? item.message.id}`
  if (isCenter === undefined) return groupBy(view.messages, toLaneKey)
  const sides = new Map(view.messages.map((item) => [item, findSide(item, isCenter)]))
  const inner = view.messages.filter((item) => sides.get(item) === undefined)
  // Messages within the center go to the side with fewer messages, all of a channel to the same one.
  const measure = (side: Side) => {
    const own = view.messages.filter((item) => sides.get(item) === side)
    return own.length + 0.7 * new Set(own.map(toLaneKey)).size
  }
  for (const group of groupBy(inner, ({ message }) => message.channels[0]?.id ?? message.id).values()) {
    const side = measure('in') < measure('out') ? 'in' : 'out'
    for (const item of group) sides.set(item, side)
  }
  const placed = [...view.messages.filter((item) => !inner.includes(item)), ...inner]
  return groupBy(placed, (item) => `${toLaneKey(item)}:${sides.get(item)}`)
}

/** With more messages than this, notes become small sheets without text. */
const COMPACT_THRESHOLD = 30

/** Merges the lines of a lane whose notes have no text: one line per party and role. */
function merge(edges: readonly PlanEdge[]): PlanEdge[] {
  const groups = groupBy(edges, ({ party, lane, role }) => `${party}|${lane}|${role}`)
  return [...groups].flatMap(([key, group]) => {
    const messages = group.flatMap((edge) => edge.messages)
    return group.slice(0, 1).map(({ party, lane, role }) => ({ key, party, lane, messages, role }))
  })
}

/** Turns a view into sized boxes and lines, with a lane per channel. Those of services and domains run left to right. */
export function buildPlan(view: GraphView): Plan {
  const isFocus = (id: string | undefined) => id !== undefined && view.about?.id === id
  const isCenter = findCenter(view)
  const isCompact = isCenter === undefined && view.messages.length > COMPACT_THRESHOLD
  const lanes = toLanes(view, isCenter)
  const parties = new Map<string, Party>()
  const toEdges = ({ message, senders, receivers }: GraphMessage, lane: string) =>
    (['send', 'receive'] as const).flatMap((role) =>
      (role === 'send' ? senders : receivers).map((other): PlanEdge => {
        const note = toKey(message)
        const party = `${other.kind}/${other.id}${isCenter?.(other) === false ? `:${role}` : ''}`
        parties.set(party, other)
        return { key: `${party}|${note}|${role}`, party, lane, note, messages: [note], role }
      }),
    )
  const edges = [...lanes].flatMap(([lane, messages]) => messages.flatMap((message) => toEdges(message, lane)))
  const most = Math.max(...[...lanes.values()].map(({ length }) => length))
  return {
    arrangement: isCenter === undefined ? 'around' : 'through',
    isCompact,
    parties: [...parties].map(([key, party]) => {
      const isUser = ({ users }: GraphStore) => users.some(({ service }) => service.id === party.id)
      const stores = key.includes(':') ? [] : view.stores.filter(isUser)
      return toPartyNode(party, key, stores, isCompact, isFocus(party.id))
    }),
    lanes: [...lanes].map(([key, messages]) => {
      const [channel] = messages.map((message) => findChannel(view, message))
      const lane = { channel, key, messages, isFocus: isFocus(channel?.id) }
      return isCompact ? toCompactLane(lane, view.channels, most) : toLaneNode(lane)
    }),
    edges: isCompact ? merge(edges) : edges,
  }
}
