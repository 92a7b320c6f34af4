import { toNoteKey } from './nodes'
import type { GraphView } from './types'

function number<T>(prefix: string, items: readonly T[], toName: (item: T) => string): (name: string) => string {
  const ids = new Map(items.map((item, index) => [toName(item), `${prefix}${index}`]))
  return (name) => ids.get(name) ?? ''
}

/** Short ids that link a resource's box, lines and text in a graph. */
export type GraphIds = ReturnType<typeof createGraphIds>

/** Numbers everything in a view. Messages are found by the key of their note, everything else by its id. */
export function createGraphIds({ parties, messages, channels, stores }: GraphView) {
  const party = number('p', parties, ({ kind, id }) => `${kind}/${id}`)
  return {
    party: (kind: string, id: string) => party(`${kind}/${id}`),
    note: number('m', messages, toNoteKey),
    channel: number('c', channels, ({ id }) => id),
    store: number('d', stores, ({ store }) => store.id),
  }
}
