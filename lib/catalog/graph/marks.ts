import type { GraphView } from './types'
import { toKey } from '../sources'

/** What is shown of a resource in a graph, its lines and its words, all carry the same short mark. */
export interface Marks {
  /** Of a service or a domain, by its id. */
  party: (kind: string, id: string) => string
  /** Of a message, by the key of its note. */
  note: (key: string) => string
  channel: (id: string) => string
  store: (id: string) => string
}

function number(prefix: string, names: readonly string[]): (name: string) => string {
  const marks = new Map(names.map((name, index) => [name, `${prefix}${index}`]))
  return (name) => marks.get(name) ?? ''
}

/** Numbers what a view shows. */
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
