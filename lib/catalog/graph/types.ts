import type { Channel, Container, Domain, Message, ResourceKind, Service } from '../types'

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
