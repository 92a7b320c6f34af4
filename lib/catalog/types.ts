export const messageKinds = ['event', 'command', 'query'] as const
export type MessageKind = (typeof messageKinds)[number]

/** Kinds of catalog resources. Pages call `container` a data store. */
export const resourceKinds = [
  'domain',
  'service',
  ...messageKinds,
  'channel',
  'flow',
  'entity',
  'container',
  'team',
  'user',
] as const
export type ResourceKind = (typeof resourceKinds)[number]

/** Name of a kind of resource in running text. */
export const toKindName = (kind: ResourceKind) => (kind === 'container' ? 'data store' : kind)

type Named = Pick<ResourceBase, 'kind' | 'id' | 'version'>

export const toKey = ({ kind, id, version }: Named) => `${kind}/${id}/${version}`

/** What EventCatalog calls a resource in its paths: `events/OrderPlaced/2.0.0`, `teams/ordering-team`. */
export function toCatalogPath({ kind, id, version }: Named): string {
  return `${kind.replace(/y$/, 'ie')}s/${id}${version === '' ? '' : `/${version}`}`
}

/** Fields common to all resources. */
export interface ResourceBase {
  kind: ResourceKind
  id: string
  name: string
  /** Empty for teams and users, which aren't versioned. */
  version: string
  isLatest: boolean
  /** All versions, newest first. */
  versions: Resource[]
  summary?: string
  owners: (Team | User)[]
  badges: string[]
  repository?: { language?: string; url?: string }
  /** Path relative to the catalog folder. */
  file: string
  /** Raw front matter, without the fences. */
  frontMatter: string
  /** Parsed front matter, for fields that have no property here. */
  fields: Record<string, unknown>
  markdown: string
  /** The changelog next to the file. `createdAt` is a date such as `2025-06-02`, a badge a label such as `Breaking`. */
  changelog?: { createdAt?: string; badges: string[]; markdown: string }
}

export interface Domain extends ResourceBase {
  kind: 'domain'
  /** The parent domain. */
  parent?: Domain
  domains: Domain[]
  services: Service[]
  entities: Entity[]
  flows: Flow[]
  language: { id: string; name: string; summary?: string; description?: string }[]
}

export interface Service extends ResourceBase {
  kind: 'service'
  domain?: Domain
  sends: Message[]
  receives: Message[]
  writesTo: Container[]
  readsFrom: Container[]
  entities: Entity[]
  specifications: { type: string; path: string; name: string }[]
}

export interface MessageSchema {
  format: 'json' | 'avro' | 'protobuf'
  /** Name of the file next to the message. */
  file: string
  text: string
}

export interface Message extends ResourceBase {
  kind: MessageKind
  channels: Channel[]
  schema?: MessageSchema
  /** Services whose newest version sends exactly this version. */
  senders: Service[]
  receivers: Service[]
}

export interface Channel extends ResourceBase {
  kind: 'channel'
  address?: string
  protocols: string[]
  parameters: { name: string; description?: string; default?: string; values: string[] }[]
  /** Messages in their newest version. */
  messages: Message[]
}

export interface FlowStep {
  id: string
  title: string
  summary?: string
  type: 'resource' | 'actor' | 'external' | 'custom' | 'step'
  resource?: Resource
  /** A person, a system or a custom node. `type` is what the author calls a custom node, such as `Machine`. */
  party?: { name: string; summary?: string; type?: string; properties: { name: string; value: string }[] }
  next: { id: string; label?: string }[]
}

export interface Flow extends ResourceBase {
  kind: 'flow'
  steps: FlowStep[]
}

export interface EntityProperty {
  name: string
  type: string
  /** Type of the items of an array. */
  items?: string
  /** Allowed values. */
  values: string[]
  required: boolean
  description?: string
  /** The entity that the property references. */
  references?: Entity
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
  writers: Service[]
  readers: Service[]
}

export interface Team extends ResourceBase {
  kind: 'team'
  members: User[]
  email?: string
}

export interface User extends ResourceBase {
  kind: 'user'
  role?: string
  email?: string
  teams: Team[]
}

export type Resource = Domain | Service | Message | Channel | Flow | Entity | Container | Team | User

/** The example catalog: every version of every resource, with its relations. */
export interface Catalog {
  /** Changes with the catalog's files and with the code that reads and draws them. */
  hash: string
  title: string
  resources: Resource[]
}
