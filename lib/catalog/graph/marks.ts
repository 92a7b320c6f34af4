import type { GraphView } from './types'
import { toKey } from '../kinds'

/** Short ids that link a resource's box, lines and text in a graph. */
export interface Marks {
  /** For a service or a domain, by id. */
  party: (kind: string, id: string) => string
  /** For a message, by its note's key. */
  note: (key: string) => string
  channel: (id: string) => string
  store: (id: string) => string
}

function number(prefix: string, names: readonly string[]): (name: string) => string {
  const marks = new Map(names.map((name, index) => [name, `${prefix}${index}`]))
  return (name) => marks.get(name) ?? ''
}

/** Numbers everything in a view. */
export function toMarks({ parties, messages, channels, stores }: GraphView): Marks {
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
