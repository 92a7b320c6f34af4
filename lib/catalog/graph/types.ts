import type { Channel, Container, Domain, Message, ResourceKind, Service, MessageKind } from '../types'

/** One end of a message: a service, or a domain that represents services outside the graph. */
export type Party = Service | Domain

export interface GraphMessage {
  message: Message
  senders: Party[]
  receivers: Party[]
}

export interface GraphStore {
  store: Container
  /** Services in the graph that use it, and how. */
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
  /** Kind of the subject. Undefined for the whole catalog. */
  about?: ResourceKind
  /** Ids of the resources that the graph is about. */
  focus: string[]
}

/** Subject of a graph: one of these, or none for the whole catalog. */
export interface GraphProps {
  domain?: string
  service?: string
  message?: string
  flow?: string
  channel?: string
  title?: string
}

/** A message in a lane. Coordinates are relative to the lane. */
export interface Note {
  key: string
  kind: MessageKind
  id: string
  version: string
  /** Empty in a compact lane, where a note is a small sheet without text. */
  lines: string[]
  x: number
  y: number
  width: number
  height: number
}

/** A data store attached below a service that uses it. Coordinates are relative to the service. */
export interface Tucked {
  id: string
  /** Empty in a compact graph, where a store is a small cylinder without text. */
  lines: string[]
  x: number
  y: number
  width: number
  height: number
  writes: boolean
  reads: boolean
}

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

/** Columns from left to right: parties on both sides of the lanes, or everything from sender to receiver. */
type Arrangement = 'around' | 'through'

export interface Plan {
  arrangement: Arrangement
  /** Whether notes and stores are small and unlabeled, to save space. */
  isCompact: boolean
  parties: PlanNode[]
  lanes: PlanNode[]
  edges: PlanEdge[]
}
