import type { Channel, Container, Domain, Message, ResourceKind, Service } from '../types'

/** Who stands at an end of a message: a service, or the domain that stands for services outside the picture. */
export type Party = Service | Domain

export interface GraphMessage {
  message: Message
  senders: Party[]
  receivers: Party[]
}

export interface GraphStore {
  store: Container
  /** Services of the picture that use it, and how. */
  users: { service: Service; writes: boolean; reads: boolean }[]
}

/** What a graph shows, before anything is drawn: parties, and what travels between them. */
export interface GraphView {
  /** `Ordering: services and messages` */
  title: string
  /** Services and domains in reading order. */
  parties: Party[]
  /** Messages that belong to what is asked for; the others are only its neighbors. */
  messages: GraphMessage[]
  channels: Channel[]
  stores: GraphStore[]
  /** The kind of what the picture is about; none for the whole catalog. */
  about?: ResourceKind
  /** Ids of the resources that the picture is about. */
  focus: string[]
}

/** What a graph is about: one of these, or nothing for the whole catalog. */
export interface GraphProps {
  domain?: string
  service?: string
  message?: string
  flow?: string
  channel?: string
  title?: string
}
