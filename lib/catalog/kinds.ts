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
export function toKindName(kind: ResourceKind): string {
  return kind === 'container' ? 'data store' : kind
}

export function toKey(kind: ResourceKind, id: string, version: string): string {
  return `${kind}/${id}/${version}`
}
