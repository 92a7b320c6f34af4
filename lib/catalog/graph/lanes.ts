import type { Channel } from '../types'
import type { GraphMessage, GraphView, Party } from './types'

/** Messages carried by one channel. In a left-to-right view, only those of one direction. */
export interface Lane {
  channel: Channel | undefined
  side: 'in' | 'out' | undefined
  messages: GraphMessage[]
}

/** A predicate for the parties at the center of a left-to-right view. Undefined for other views. */
export function findCenter({ parties, focus, about }: GraphView): ((party: Party) => boolean) | undefined {
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
export function toLanes(view: GraphView): Map<string, Lane> {
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
