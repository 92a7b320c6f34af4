/** Kinds of resources of a catalog. `container` is what pages call a data store. */
export const resourceKinds = [
  'domain',
  'service',
  'event',
  'command',
  'query',
  'channel',
  'flow',
  'entity',
  'container',
  'team',
  'user',
] as const
export type ResourceKind = (typeof resourceKinds)[number]

export const messageKinds = ['event', 'command', 'query'] as const
export type MessageKind = (typeof messageKinds)[number]

/** A resource that another one points to, with the version that the pointer means. */
export interface Ref {
  kind: ResourceKind
  id: string
  version: string
}

/** What every resource has. */
export interface ResourceBase {
  kind: ResourceKind
  id: string
  name: string
  /** Empty for teams and users, which have no versions. */
  version: string
  isLatest: boolean
  summary?: string
  /** Ids of teams and users. */
  owners: string[]
  badges: string[]
  repository?: { language?: string; url?: string }
  /** Path below the folder of the catalog. */
  file: string
  /** Front matter as it stands in the file, without its fences. */
  frontMatter: string
  /** The same front matter as values, for fields that have no property of their own here. */
  fields: Record<string, unknown>
  markdown: string
  /** Text of the changelog beside the file. */
  changelog?: string
}

export interface Term {
  id: string
  name: string
  summary?: string
  description?: string
}

export interface Domain extends ResourceBase {
  kind: 'domain'
  /** The domain that this one is a part of. */
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
  /** Name of the file beside the message. */
  file: string
  text: string
}

export interface Message extends ResourceBase {
  kind: MessageKind
  channels: Ref[]
  schema?: MessageSchema
  /** Services, in their newest version, that send exactly this version. */
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

export interface FlowStep {
  id: string
  title: string
  summary?: string
  type: 'resource' | 'actor' | 'external' | 'custom' | 'step'
  resource?: Ref
  /** Who acts, or which system: its name and what is said about it. */
  party?: { name: string; summary?: string }
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
  /** The entity that the property points to. */
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

/** The example catalog: every resource in every version, with its relations. Plain data, so that it can be cached. */
export interface Catalog {
  /** Changes with the catalog's files and with the code that reads and draws them. */
  hash: string
  title: string
  resources: Resource[]
}
