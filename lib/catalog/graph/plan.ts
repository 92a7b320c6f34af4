import { findCenter, toLanes } from './lanes'
import { measureLaneNames, toLaneNode, toNoteKey, toPartyNode } from './nodes'
import type { Plan, PlanEdge } from './plan-types'
import type { GraphView, Party } from './types'

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
