import { getByRef, getMessage, getResource } from '../find'
import { listServicesOf } from '../graph/scope'
import type { Catalog, Message, Ref } from '../types'
import type { Inline, TextBlock } from './blocks'
import { nameOf, namesOf, toKindName } from './names'

/** A message that a service or domain sends or receives. */
export interface MessageRow {
  message: Message
  direction: 'sends' | 'receives' | 'sends and receives'
}

/** Messages of a service, or of all services of a domain and its subdomains. */
export function listMessageRows(catalog: Catalog, props: { service?: string; domain?: string }): MessageRow[] {
  const services =
    props.service === undefined
      ? listServicesOf(catalog, getResource(catalog, ['domain'], props.domain ?? ''))
      : [getResource(catalog, ['service'], props.service)]
  const keys = (refs: Ref[]) => new Set(refs.map(({ id, version }) => `${id} ${version}`))
  const sent = keys(services.flatMap(({ sends }) => sends))
  const received = keys(services.flatMap(({ receives }) => receives))
  return [...new Set([...sent, ...received])].map((key) => {
    const [id = '', version] = key.split(' ')
    const direction = !received.has(key) ? 'sends' : sent.has(key) ? 'sends and receives' : 'receives'
    return { message: getMessage(catalog, id, version), direction }
  })
}

/** One row per message: kind, direction, version, channels and summary. */
export function toTableText(catalog: Catalog, props: { service?: string; domain?: string }): TextBlock[] {
  const rows = listMessageRows(catalog, props).map(({ message, direction }): Inline[][] => [
    [nameOf(message)],
    [toKindName(message.kind)],
    [direction],
    [message.version],
    message.channels.length === 0 ? [] : namesOf(catalog, message.channels),
    [message.summary ?? ''],
  ])
  const owner =
    props.service === undefined
      ? getByRef(catalog, { kind: 'domain', id: props.domain ?? '', version: '' })
      : getByRef(catalog, { kind: 'service', id: props.service, version: '' })
  return [
    { type: 'paragraph', line: ['Messages of ', nameOf(owner, true)] },
    { type: 'table', head: ['Message', 'Kind', 'Direction', 'Version', 'Channel', 'Summary'], rows },
  ]
}
