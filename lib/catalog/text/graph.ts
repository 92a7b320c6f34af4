import { buildGraphView } from '../graph/view'
import type { GraphMessage, GraphProps, GraphStore } from '../graph/types'
import type { Catalog, Resource } from '../types'
import { joinInlines, toList, type Inline, type ListItem, type TextBlock } from './blocks'
import { nameOf, namesOf, toKindName } from './names'

function namesOfAll(resources: readonly Resource[]): Inline[] {
  return resources.length === 0 ? ['nobody here'] : joinInlines(resources.map((resource) => nameOf(resource)))
}

function toMessageItem(catalog: Catalog, { message, senders, receivers }: GraphMessage): ListItem {
  const channels = message.channels.length === 0 ? [] : [', through ', ...namesOf(catalog, message.channels)]
  const ends: Inline[] = ['from ', ...namesOfAll(senders), ' to ', ...namesOfAll(receivers)]
  return { line: [nameOf(message, true), ` (${toKindName(message.kind)}): `, ...ends, ...channels] }
}

function toStoreItem({ store, users }: GraphStore): ListItem {
  const items = users.map(({ service, writes, reads }): ListItem => {
    const how = writes && reads ? 'writes to and reads from it' : writes ? 'writes to it' : 'reads from it'
    return { line: [nameOf(service), ` ${how}`] }
  })
  return { line: [nameOf(store, true), ` (${toKindName(store.kind)})`], items }
}

/** The relations that a graph draws, one line for each message and each data store. */
export function toGraphText(catalog: Catalog, props: GraphProps): TextBlock[] {
  const view = buildGraphView(catalog, props)
  return [
    { type: 'paragraph', line: [view.title] },
    ...toList([...view.messages.map((message) => toMessageItem(catalog, message)), ...view.stores.map(toStoreItem)]),
  ]
}
