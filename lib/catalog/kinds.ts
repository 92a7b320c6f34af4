/** Kinds of catalog resources. Pages call `container` a data store. */
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

const kindNames: Record<ResourceKind, string> = {
  domain: 'domain',
  service: 'service',
  event: 'event',
  command: 'command',
  query: 'query',
  channel: 'channel',
  flow: 'flow',
  entity: 'entity',
  container: 'data store',
  team: 'team',
  user: 'user',
}

/** Name of a kind of resource in running text. */
export function toKindName(kind: ResourceKind): string {
  return kindNames[kind]
}

/** A reference to a resource, with its version resolved. */
export interface Ref {
  kind: ResourceKind
  id: string
  version: string
}

export function toKey(kind: ResourceKind, id: string, version: string): string {
  return `${kind}/${id}/${version}`
}

/** Fields common to all resources. */
export interface ResourceBase {
  kind: ResourceKind
  id: string
  name: string
  /** Empty for teams and users, which aren't versioned. */
  version: string
  isLatest: boolean
  summary?: string
  /** Team and user ids. */
  owners: string[]
  badges: string[]
  repository?: { language?: string; url?: string }
  /** Path relative to the catalog folder. */
  file: string
  /** Raw front matter, without the fences. */
  frontMatter: string
  /** Parsed front matter, for fields that have no property here. */
  fields: Record<string, unknown>
  markdown: string
  /** The changelog next to the file. */
  changelog?: Changelog
}

export interface Changelog {
  /** Such as `2025-06-02`. */
  createdAt?: string
  /** Labels, such as `Breaking`. */
  badges: string[]
  markdown: string
}
