import slugify from 'slugify'
import type { References } from './references'
import { findText, isObject, specMessageKinds, toVersion } from './types'
import type { JsonObject, JsonPath, SpecMessage } from './types'

/** A parsed document, and the service that it describes. */
export interface Spec {
  document: JsonObject
  references: References
  service: { title: string; version: string; isDraft: boolean }
  /** Tells the reader about a problem at a path of the document. */
  report: (path: JsonPath, message: string) => void
}

/** The longest description that becomes a summary. */
const MAX_SUMMARY = 150

/** The summary, or a short description. */
export function findSummary(summary: unknown, description: unknown): string | undefined {
  const other = findText(description)
  return findText(summary) ?? (other !== undefined && other.length < MAX_SUMMARY ? other : undefined)
}

/** What both formats know about a message. Reports a kind that the plugins don't know. */
export function toMessage(source: JsonObject, path: JsonPath, usual: SpecMessage['kind'], { service, report }: Spec) {
  const type = source['x-eventcatalog-message-type']
  const kind = specMessageKinds.find((name) => name === type)
  if (kind === undefined && type !== undefined && type !== null && type !== '')
    report(
      [...path, 'x-eventcatalog-message-type'],
      `Expected event, command or query, found ${JSON.stringify(type)}. The plugin stops here.`,
    )
  return {
    kind: kind ?? usual,
    version: toVersion(source['x-eventcatalog-message-version'], service.version),
    summary: findSummary(source.summary, source.description),
    isDraft: service.isDraft || source['x-eventcatalog-draft'] === true,
  }
}

/** Keys of a path that aren't operations. The plugin imports them as messages all the same. */
const otherKeys = ['parameters', 'servers', 'summary', 'description']

/** Like the plugin, for operations without an `operationId`. */
function createId(title: string, method: string, address: string): string {
  const path = address.replace(/\//, '').replaceAll('/', '_')
  return [slugify(title, { lower: true }), method, ...(path === '' ? [] : [path])].join('_')
}

/** The messages of a document: one per operation, as in `@eventcatalog/generator-openapi`. */
export function listOpenApiMessages(spec: Spec): SpecMessage[] {
  const { document, references, service, report } = spec
  const operations = Object.entries(references.resolveObject(document.paths)).flatMap(([address, item]) =>
    Object.entries(references.resolveObject(item)).map(([key, value]) => ({ address, key, value })),
  )
  return operations.flatMap(({ address, key, value }) => {
    const path = ['paths', address, key]
    // A path item that couldn't be resolved.
    if (key === '$ref' || value === null || value === undefined) return []
    if (otherKeys.includes(key) || key.startsWith('x-'))
      report(
        path,
        `The plugin treats every key of a path as an operation, so \`${key}\` becomes a message. Move it into the operations to avoid that.`,
      )
    const operation: JsonObject = isObject(value) ? value : {}
    const method = key.toUpperCase()
    const ownId = findText(operation['x-eventcatalog-message-id']) ?? findText(operation.operationId)
    const id = ownId ?? createId(service.title, method, address)
    const isSent = operation['x-eventcatalog-message-action'] === 'sends'
    return [
      {
        ...toMessage(operation, path, 'query', spec),
        id,
        name: findText(operation['x-eventcatalog-message-name']) ?? id,
        operations: [`${method} ${address}`],
        isSent,
        isReceived: !isSent,
        channels: [],
        isReference: false,
        isDeprecated: Boolean(operation['x-eventcatalog-deprecated-date'] ?? operation.deprecated),
      },
    ]
  })
}
