import { toKey } from '../types'
import type { Channel, Container, Domain, Message, MessageKind, Resource, Service } from '../types'

/** One end of a message: a service, or a domain that represents services outside the graph. */
export type Party = Service | Domain

export interface GraphMessage {
  message: Message
  senders: Party[]
  receivers: Party[]
}

/** A data store, and the services in the graph that use it. */
export interface GraphStore {
  store: Container
  users: { service: Service; writes: boolean; reads: boolean }[]
}

/** What a graph shows, before layout: parties and the messages between them. */
export interface GraphView {
  /** `Ordering: services and messages` */
  title: string
  /** Services and domains in reading order. */
  parties: Party[]
  /** Messages that belong to the subject. The others are only their neighbors. */
  messages: GraphMessage[]
  channels: Channel[]
  stores: GraphStore[]
  /** The subject. Undefined for the whole catalog. */
  about?: Pick<Resource, 'kind' | 'id'>
}

/** Subject of a graph: one of these, or none for the whole catalog. */
export type GraphProps = Partial<Record<'domain' | 'service' | 'message' | 'flow' | 'channel' | 'title', string>>

/** Short ids that link a resource's box, lines and text in a graph. */
export type GraphIds = ReturnType<typeof createGraphIds>

/** Numbers everything in a view. Messages are found by their key, everything else by its id. */
export function createGraphIds({ parties, messages, channels, stores }: GraphView) {
  const ids = new Map([
    ...parties.map(({ kind, id }, index) => [`${kind}/${id}`, `p${index}`] as const),
    ...messages.map(({ message }, index) => [toKey(message), `m${index}`] as const),
    ...channels.map(({ id }, index) => [`channel/${id}`, `c${index}`] as const),
    ...stores.map(({ store }, index) => [`container/${store.id}`, `d${index}`] as const),
  ])
  return {
    party: (kind: string, id: string) => ids.get(`${kind}/${id}`) ?? '',
    note: (key: string) => ids.get(key) ?? '',
    channel: (id: string) => ids.get(`channel/${id}`) ?? '',
    store: (id: string) => ids.get(`container/${id}`) ?? '',
  }
}

/** A box inside another one. Coordinates are relative to the outer one. */
interface InnerBox {
  /** Empty in a compact graph, where boxes are small and have no text. */
  lines: string[]
  x: number
  y: number
  width: number
  height: number
}

/** A message in a lane. */
export type Note = InnerBox & { key: string; kind: MessageKind }

/** A data store attached below a service that uses it. */
export type Tucked = InnerBox & { id: string; writes: boolean; reads: boolean }

/** A unit of the layout: a service with its stores, a domain, or a channel with its messages. */
export interface PlanNode {
  key: string
  kind: 'service' | 'domain' | 'lane'
  /** Resource id. Empty for messages without a channel. */
  id: string
  lines: string[]
  width: number
  height: number
  /** Height of the node's own box, without the stores attached to it. */
  ownHeight: number
  /** On narrow pages, a compact lane's sheets move below its name: the node's size there, and the sheets' offset. */
  narrow?: { width: number; height: number; moveX: number; moveY: number }
  notes: Note[]
  stores: Tucked[]
  isFocus: boolean
}

/** A line between a party and a lane, or between a party and one of the lane's notes. */
export interface PlanEdge {
  key: string
  party: string
  lane: string
  /** Key of the note at the end of the line. Undefined if the line represents several messages. */
  note?: string
  /** Keys of the messages on this line. */
  messages: string[]
  role: 'send' | 'receive'
}

export interface Plan {
  /** Columns from left to right: parties on both sides of the lanes, or everything from sender to receiver. */
  arrangement: 'around' | 'through'
  /** Whether notes and stores are small and unlabeled, to save space. */
  isCompact: boolean
  parties: PlanNode[]
  lanes: PlanNode[]
  edges: PlanEdge[]
}
