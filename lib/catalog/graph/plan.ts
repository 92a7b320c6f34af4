import { groupBy } from '../../kit/group-by'
import type { Channel } from '../types'
import type { GraphMessage, GraphStore, GraphView, Party, Plan, PlanEdge } from './types'
import { measureLaneNames, toLaneNode, toNoteKey, toPartyNode } from './nodes'

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
  const toKey = (item: GraphMessage, side?: Side) =>
    `lane/${findChannel(view, item)?.id ?? item.message.id}${side === undefined ? '' : `:${side}`}`
  if (isCenter === undefined) return groupBy(view.messages, (message) => toKey(message))
  const sided = view.messages.map((message) => ({ message, side: findSide(message, isCenter) }))
  const placed = sided.filter(({ side }) => side !== undefined)
  const inner = sided.filter(({ side }) => side === undefined)
  // Messages within the center go to the side with fewer messages, all of a channel to the same one.
  const measure = (side: Side) => {
    const own = placed.filter((other) => other.side === side)
    return own.length + 0.7 * new Set(own.map(({ message }) => toKey(message))).size
  }
  for (const group of groupBy(inner, ({ message: { message } }) => message.channels[0]?.id ?? message.id).values()) {
    const side: Side = measure('in') < measure('out') ? 'in' : 'out'
    placed.push(...group.map(({ message }) => ({ message, side })))
  }
  const lanes = groupBy(placed, ({ message, side }) => toKey(message, side))
  return new Map([...lanes].map(([key, group]) => [key, group.map(({ message }) => message)]))
}

/** With more messages than this, notes become small sheets without text. */
const COMPACT_THRESHOLD = 30

/** Merges the lines of a lane whose notes have no text: one line per party and role. */
function merge(edges: readonly PlanEdge[]): PlanEdge[] {
  const merged = new Map<string, PlanEdge>()
  for (const { party, lane, role, messages } of edges) {
    const key = `${party}|${lane}|${role}`
    const known = merged.get(key)
    if (known === undefined) merged.set(key, { key, party, lane, messages, role })
    else known.messages.push(...messages)
  }
  return [...merged.values()]
}

/**
 * Turns a view into sized boxes and lines. Messages go into the lane of the channel that carries them. A view of a
 * service or a domain runs left to right: senders on the left, receivers on the right.
 */
export function buildPlan(view: GraphView): Plan {
  const isFocus = (id: string) => view.about?.id === id
  const isCenter = findCenter(view)
  const isCompact = isCenter === undefined && view.messages.length > COMPACT_THRESHOLD
  const lanes = toLanes(view, isCenter)
  const parties = new Map<string, Party>()
  const toEdges = (item: GraphMessage, lane: string, role: PlanEdge['role']) =>
    (role === 'send' ? item.senders : item.receivers).map((other): PlanEdge => {
      const note = toNoteKey(item)
      const party = `${other.kind}/${other.id}${isCenter?.(other) === false ? `:${role}` : ''}`
      parties.set(party, other)
      return { key: `${party}|${note}|${role}`, party, lane, note, messages: [note], role }
    })
  const edges = [...lanes].flatMap(([lane, messages]) =>
    messages.flatMap((message) => [...toEdges(message, lane, 'send'), ...toEdges(message, lane, 'receive')]),
  )
  const nameWidth = measureLaneNames(view.channels)
  const most = Math.max(...[...lanes.values()].map(({ length }) => length))
  return {
    arrangement: isCenter === undefined ? 'around' : 'through',
    isCompact,
    parties: [...parties].map(([key, party]) => {
      const isUser = ({ users }: GraphStore) => users.some(({ service }) => service.id === party.id)
      const stores = key.includes(':') ? [] : view.stores.filter(isUser)
      return toPartyNode(party, key, stores, { isCompact, isFocus: isFocus(party.id) })
    }),
    lanes: [...lanes].map(([key, messages]) => {
      const [channel] = messages.map((message) => findChannel(view, message))
      const compact = isCompact ? { nameWidth, most } : undefined
      return toLaneNode(channel, key, messages, { compact, isFocus: channel !== undefined && isFocus(channel.id) })
    }),
    edges: isCompact ? merge(edges) : edges,
  }
}
