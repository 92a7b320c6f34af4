import type { MessageKind, Ref, ResourceBase } from './kinds'

/** Kinds and common fields are part of the model. Import them from here. */
export * from './kinds'

export interface Term {
  id: string
  name: string
  summary?: string
  description?: string
}

export interface Domain extends ResourceBase {
  kind: 'domain'
  /** The parent domain. */
  parent?: Ref
  domains: Ref[]
  services: Ref[]
  entities: Ref[]
  flows: Ref[]
  language: Term[]
}

export interface Specification {
  type: string
  path: string
  name?: string
}

export interface Service extends ResourceBase {
  kind: 'service'
  domain?: Ref
  sends: Ref[]
  receives: Ref[]
  writesTo: Ref[]
  readsFrom: Ref[]
  entities: Ref[]
  specifications: Specification[]
}

export type SchemaFormat = 'json' | 'avro' | 'protobuf'

export interface MessageSchema {
  format: SchemaFormat
  /** Name of the file next to the message. */
  file: string
  text: string
}

export interface Message extends ResourceBase {
  kind: MessageKind
  channels: Ref[]
  schema?: MessageSchema
  /** Services whose newest version sends exactly this version. */
  senders: Ref[]
  receivers: Ref[]
}

export interface Channel extends ResourceBase {
  kind: 'channel'
  address?: string
  protocols: string[]
  parameters: { name: string; description?: string; default?: string; values: string[] }[]
  /** Messages in their newest version. */
  messages: Ref[]
}

export interface FlowParty {
  name: string
  summary?: string
  /** What the author calls a custom node, such as `Machine`. */
  type?: string
  properties: { name: string; value: string }[]
}

export interface FlowStep {
  id: string
  title: string
  summary?: string
  type: 'resource' | 'actor' | 'external' | 'custom' | 'step'
  resource?: Ref
  /** The person, system or custom node of the step. It isn't a catalog resource. */
  party?: FlowParty
  next: { id: string; label?: string }[]
}

export interface Flow extends ResourceBase {
  kind: 'flow'
  steps: FlowStep[]
}

export interface EntityProperty {
  name: string
  type: string
  required: boolean
  description?: string
  values: string[]
  /** The entity that the property references. */
  references?: Ref
  relation?: string
}

export interface Entity extends ResourceBase {
  kind: 'entity'
  aggregateRoot: boolean
  identifier?: string
  properties: EntityProperty[]
}

export interface Container extends ResourceBase {
  kind: 'container'
  type: string
  technology?: string
  authoritative: boolean
  writers: Ref[]
  readers: Ref[]
}

export interface Team extends ResourceBase {
  kind: 'team'
  members: string[]
  email?: string
}

export interface User extends ResourceBase {
  kind: 'user'
  role?: string
  email?: string
  teams: string[]
}

export type Resource = Domain | Service | Message | Channel | Flow | Entity | Container | Team | User

/** The example catalog: every version of every resource, with relations. Plain data, so it can be cached. */
export interface Catalog {
  /** Changes with the catalog's files and with the code that reads and draws them. */
  hash: string
  title: string
  resources: Resource[]
}
