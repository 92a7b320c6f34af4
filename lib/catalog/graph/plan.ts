import type { Channel } from '../types'
import type { GraphMessage, GraphView, Party, Plan, PlanEdge } from './types'
import { measureLaneNames, toLaneNode, toNoteKey, toPartyNode } from './nodes'

/** Messages carried by one channel. In a left-to-right view, only those of one direction. */
interface Lane {
  channel: Channel | undefined
  side: 'in' | 'out' | undefined
  messages: GraphMessage[]
}

/** A predicate for the parties at the center of a left-to-right view. Undefined for other views. */
function findCenter({ parties, focus, about }: GraphView): ((party: Party) => boolean) | undefined {
  if (about === 'service') return ({ id }) => focus.includes(id)
  if (about === 'domain' && parties.some(({ kind }) => kind === 'domain')) return ({ kind }) => kind === 'service'
  return undefined
}

/** The side of the center that a message belongs to. Undefined if both ends are in the center. */
function findSide({ senders, receivers }: GraphMessage, isCenter: (party: Party) => boolean): 'in' | 'out' | undefined {
  const isOutside = (party: Party) => !isCenter(party)
  if (senders.some(isOutside)) return 'in'
  return receivers.some(isOutside) ? 'out' : undefined
}

/** Groups messages by channel, and by side if the view has sides. */
function toLanes(view: GraphView): Map<string, Lane> {
  const isCenter = findCenter(view)
  const lanes = new Map<string, Lane>()
  const inner: GraphMessage[] = []
  const put = (message: GraphMessage, side: Lane['side']) => {
    const channel = view.channels.find(({ id }) => message.message.channels.some((ref) => ref.id === id))
    const key = `lane/${channel?.id ?? message.message.id}${side === undefined ? '' : `:${side}`}`
    const lane = lanes.get(key) ?? { channel, side, messages: [] }
    lane.messages.push(message)
    lanes.set(key, lane)
  }
  for (const message of view.messages) {
    const side = isCenter === undefined ? undefined : findSide(message, isCenter)
    if (isCenter !== undefined && side === undefined) inner.push(message)
    else put(message, side)
  }
  // Messages within the center go to the side with fewer messages.
  const count = (side: Lane['side']) =>
    [...lanes.values()].reduce((sum, lane) => sum + (lane.side === side ? lane.messages.length + 0.7 : 0), 0)
  const channelOf = ({ message }: GraphMessage) => message.channels[0]?.id ?? message.id
  for (const channel of new Set(inner.map(channelOf))) {
    const side = count('in') < count('out') ? 'in' : 'out'
    for (const message of inner) if (channelOf(message) === channel) put(message, side)
  }
  return lanes
}

/** With more messages than this, notes become small sheets without text. */
const COMPACT_THRESHOLD = 30

/** Merges the lines of a lane whose notes have no text: one line per party and role. */
function merge(edges: readonly PlanEdge[]): PlanEdge[] {
  const merged = new Map<string, PlanEdge>()
  for (const { party, lane, messages, role } of edges) {
    const key = `${party}|${lane}|${role}`
    const known = merged.get(key) ?? { key, party, lane, messages: [], role }
    known.messages.push(...messages)
    merged.set(key, known)
  }
  return [...merged.values()]
}

/**
 * Turns a view into sized boxes and lines. Messages go into the lane of the channel that carries them. A view of a
 * service or a domain runs left to right: senders on the left, receivers on the right.
 */
export function buildPlan(view: GraphView): Plan {
  const isAbout = (id: string) => view.focus.includes(id)
  const isCenter = findCenter(view)
  const isCompact = isCenter === undefined && view.messages.length > COMPACT_THRESHOLD
  const keyOf = (party: Party, role: PlanEdge['role']) =>
    isCenter?.(party) === false ? `${party.kind}/${party.id}:${role}` : `${party.kind}/${party.id}`

  const lanes = toLanes(view)
  const parties = new Map<string, Party>()
  const edges: PlanEdge[] = []
  for (const [lane, { messages }] of lanes) {
    for (const message of messages) {
      const note = toNoteKey(message)
      const add = (role: PlanEdge['role'], others: readonly Party[]) => {
        for (const other of others) {
          const party = keyOf(other, role)
          parties.set(party, other)
          edges.push({ key: `${party}|${note}|${role}`, party, lane, note, messages: [note], role })
        }
      }
      add('send', message.senders)
      add('receive', message.receivers)
    }
  }
  const nameWidth = measureLaneNames(view.channels)
  const most = Math.max(...[...lanes.values()].map(({ messages }) => messages.length))
  return {
    arrangement: isCenter === undefined ? 'around' : 'through',
    isCompact,
    parties: [...parties].map(([key, party]) => {
      const isUser = ({ users }: GraphView['stores'][number]) => users.some(({ service }) => service.id === party.id)
      const own = key.includes(':') ? [] : view.stores.filter(isUser)
      return toPartyNode(party, key, own, { isCompact, isFocus: isAbout(party.id) })
    }),
    lanes: [...lanes].map(([key, { channel, messages }]) =>
      toLaneNode(channel, key, messages, {
        ...(isCompact ? { compact: { nameWidth, most } } : {}),
        isFocus: channel !== undefined && isAbout(channel.id),
      }),
    ),
    edges: isCompact ? merge(edges) : edges,
  }
}
