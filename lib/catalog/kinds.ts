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
