import type { Plan, PlanNode, GraphMessage, GraphView, Party } from '@/lib/catalog/graph/types'
import { toKey, type Channel, type Message, type ResourceBase, type Service } from '@/lib/catalog/types'
import type { SpecChannel, SpecMessage, SpecService } from '@/lib/specs/types'

/** The graph shows at most this many messages. More don't fit next to each other with their names. */
export const MAX_DRAWN = 24

function toCommonFields({ id, name, version }: Pick<ResourceBase, 'id' | 'name' | 'version'>) {
  const none = { versions: [], owners: [], badges: [], file: '', frontMatter: '', fields: {}, markdown: '' }
  return { id, name, version, isLatest: true, ...none }
}

function toService(service: SpecService): Service {
  const none = { sends: [], receives: [], writesTo: [], readsFrom: [], entities: [], specifications: [] }
  return { ...toCommonFields(service), kind: 'service', ...none }
}

function toChannel(channel: Pick<SpecChannel, 'id' | 'name' | 'version' | 'protocols'>): Channel {
  const { protocols } = channel
  return { ...toCommonFields(channel), kind: 'channel', protocols, parameters: [], messages: [] }
}

function toMessage(message: SpecMessage): Message {
  const channels = message.channels.map((id) => toChannel({ id, name: id, version: '', protocols: [] }))
  return { ...toCommonFields(message), kind: message.kind, channels, senders: [], receivers: [] }
}

/** Where a name may break. The graph wraps at spaces, and this one isn't drawn. */
const breakPoint = '\u200B '

/** Names are often ids, such as `place_order` or `light/measured`. Adds the places where they may break. */
function toWords(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, `$1${breakPoint}$2`)
    .replaceAll(/([/_.-])(?=\w{3})/g, `$1${breakPoint}`)
    .replaceAll(/([^\s\u200B]{14})(?=[^\s\u200B]{3})/g, `$1${breakPoint}`)
}

/** Removes the places to break from the lines of a plan. */
export function toDrawnPlan(plan: Plan): Plan {
  const toLines = <T extends { lines: string[] }>(box: T): T => ({
    ...box,
    lines: box.lines.map((line) => line.replaceAll(breakPoint, '').replaceAll('\u200B', '')),
  })
  const toNode = (node: PlanNode): PlanNode => toLines({ ...node, notes: node.notes.map(toLines) })
  return { ...plan, parties: plan.parties.map(toNode), lanes: plan.lanes.map(toNode) }
}

/** The graph of imported services, connected by messages. Has only the first ones if there are too many. */
export function toSpecView(services: readonly SpecService[]): GraphView {
  const parties = new Map<string, Party>()
  const messages = new Map<string, GraphMessage>()
  const channels = new Map<string, Channel>()
  for (const service of services) {
    const party = parties.get(service.id) ?? toService({ ...service, name: toWords(service.name) })
    parties.set(service.id, party)
    for (const message of service.messages) {
      const key = toKey(message)
      if (messages.size >= MAX_DRAWN && !messages.has(key)) continue
      const known = messages.get(key) ?? {
        message: toMessage({ ...message, name: toWords(message.name) }),
        senders: [],
        receivers: [],
      }
      if (message.isSent) known.senders.push(party)
      if (message.isReceived) known.receivers.push(party)
      messages.set(key, known)
    }
    for (const channel of service.channels)
      channels.set(channel.id, toChannel({ ...channel, name: toWords(channel.name) }))
  }
  const [only] = services
  const title = services.length === 1 && only !== undefined ? only.name : `${services.length} services`
  return {
    title: `${title}: senders and receivers`,
    parties: [...parties.values()],
    messages: [...messages.values()],
    channels: [...channels.values()],
    stores: [],
    about: parties.size === 1 && only !== undefined ? { kind: 'service', id: only.id } : undefined,
  }
}
