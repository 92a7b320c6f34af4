import type { GraphView } from './types'
import { toKey } from '../kinds'

/** Short ids that link a resource's box, lines and text in a graph. */
export interface GraphIds {
  /** For a service or a domain, by id. */
  party: (kind: string, id: string) => string
  /** For a message, by its note's key. */
  note: (key: string) => string
  channel: (id: string) => string
  store: (id: string) => string
}

function number(prefix: string, names: readonly string[]): (name: string) => string {
  const ids = new Map(names.map((name, index) => [name, `${prefix}${index}`]))
  return (name) => ids.get(name) ?? ''
}

/** Numbers everything in a view. */
export function createGraphIds({ parties, messages, channels, stores }: GraphView): GraphIds {
  const party = number(
    'p',
    parties.map(({ kind, id }) => `${kind}/${id}`),
  )
  return {
    party: (kind, id) => party(`${kind}/${id}`),
    note: number(
      'm',
      messages.map(({ message: { kind, id, version } }) => toKey(kind, id, version)),
    ),
    channel: number(
      'c',
      channels.map(({ id }) => id),
    ),
    store: number(
      'd',
      stores.map(({ store }) => store.id),
    ),
  }
}
