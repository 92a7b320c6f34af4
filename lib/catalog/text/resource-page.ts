import { findResource } from '../find'
import { resourceKinds, type Catalog, type Ref, type Resource } from '../types'
import { toList, type Inline, type ListItem, type TextBlock } from './blocks'
import { nameOf, namesOf, ownersOf, toKindName } from './names'

/** The kinds of a resource that a tag may name by an attribute of the same name: `service="OrderService"`. */
export const kindProps: Record<string, readonly (typeof resourceKinds)[number][]> = Object.fromEntries(
  resourceKinds.map((kind) => [kind, [kind]]),
)

/** The resource that a tag such as `<ResourcePage event="OrderPlaced" version="1.0.0" />` names. @throws when none does */
export function getNamed(catalog: Catalog, props: Record<string, string | undefined>): Resource {
  for (const kind of resourceKinds) {
    const id = props[kind]
    const found = id === undefined ? undefined : findResource(catalog, [kind], id, props.version)
    if (found !== undefined) return found
  }
  throw new Error(`Expected one of ${resourceKinds.join(', ')}.`)
}

function listRelations(resource: Resource): [string, Ref[]][] {
  switch (resource.kind) {
    case 'domain':
      return [
        ['Subdomains', resource.domains],
        ['Services', resource.services],
        ['Entities', resource.entities],
        ['Flows', resource.flows],
      ]
    case 'service':
      return [
        ['Sends', resource.sends],
        ['Receives', resource.receives],
        ['Writes to', resource.writesTo],
        ['Reads from', resource.readsFrom],
        ['Entities', resource.entities],
      ]
    case 'event':
    case 'command':
    case 'query':
      return [
        ['Sent by', resource.senders],
        ['Received by', resource.receivers],
        ['Channels', resource.channels],
      ]
    case 'channel':
      return [['Messages', resource.messages]]
    case 'container':
      return [
        ['Written by', resource.writers],
        ['Read by', resource.readers],
      ]
    default:
      return []
  }
}

/** What the page of a resource says in its frame: kind, version, owners and relations. */
export function toPageText(catalog: Catalog, props: Record<string, string | undefined>): TextBlock[] {
  const resource = getNamed(catalog, props)
  const items: ListItem[] = listRelations(resource).flatMap(([label, refs]) =>
    refs.length === 0 ? [] : [{ line: [`${label}: `, ...namesOf(catalog, refs)] }],
  )
  if (resource.owners.length > 0) items.unshift({ line: ['Owners: ', ...ownersOf(catalog, resource.owners)] })
  const title: Inline[] = [nameOf(resource, true), ` (${toKindName(resource.kind)})`]
  return [
    { type: 'paragraph', line: resource.summary === undefined ? title : [...title, `: ${resource.summary}`] },
    ...toList(items),
  ]
}
