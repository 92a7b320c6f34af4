import slugify from 'slugify'
import type { References } from './references'
import { findText, isObject, toVersion, type JsonObject, type SpecMessage, type SpecMessageKind } from './types'

/** Keys of a path that aren't operations. The plugin imports them as messages all the same. */
const otherKeys = ['parameters', 'servers', 'summary', 'description']

/** Tells the reader about a problem at a path of the document. */
export type Report = (path: (string | number)[], message: string) => void

/** The longest description that becomes a summary. */
const MAX_SUMMARY = 150

/** The summary, or a short description. */
export function toSummary(summary: unknown, description: unknown): { summary?: string } {
  const text = findText(summary)
  const other = findText(description)
  if (text !== undefined) return { summary: text }
  return other !== undefined && other.length < MAX_SUMMARY ? { summary: other } : {}
}

/** The kind an extension asks for. Reports a value that the plugins don't know. */
export function findKind(value: unknown, path: (string | number)[], report: Report): SpecMessageKind | undefined {
  if (value === 'event' || value === 'command' || value === 'query') return value
  if (value !== undefined && value !== null && value !== '')
    report(
      [...path, 'x-eventcatalog-message-type'],
      `Expected event, command or query, found ${JSON.stringify(value)}. The plugin stops here.`,
    )
  return undefined
}

/** Like the plugin, for operations without an `operationId`. */
function createId(title: string, method: string, address: string): string {
  const name = `${slugify(title, { lower: true })}_${method}`
  const path = address.replace(/\//, '').replaceAll('/', '_')
  return path === '' ? name : `${name}_${path}`
}

/**
 * The messages of an OpenAPI document: one per operation, as in `@eventcatalog/generator-openapi`.
 * @param version of the service, for messages without their own
 * @param isDraft whether the whole service is a draft
 */
export function listOpenApiMessages(
  document: JsonObject,
  references: References,
  { title, version, isDraft }: { title: string; version: string; isDraft: boolean },
  report: Report,
): SpecMessage[] {
  return Object.entries(references.resolveObject(document.paths)).flatMap(([address, item]) =>
    Object.entries(references.resolveObject(item)).flatMap(([key, value]) => {
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
      const id =
        findText(operation['x-eventcatalog-message-id']) ??
        findText(operation.operationId) ??
        createId(title, method, address)
      const isSent = operation['x-eventcatalog-message-action'] === 'sends'
      return [
        {
          kind: findKind(operation['x-eventcatalog-message-type'], path, report) ?? 'query',
          id,
          name: findText(operation['x-eventcatalog-message-name']) ?? id,
          version: toVersion(operation['x-eventcatalog-message-version'], version),
          ...toSummary(operation.summary, operation.description),
          operations: [`${method} ${address}`],
          isSent,
          isReceived: !isSent,
          channels: [],
          isReference: false,
          isDeprecated: Boolean(operation['x-eventcatalog-deprecated-date'] ?? operation.deprecated),
          isDraft: isDraft || operation['x-eventcatalog-draft'] === true,
        },
      ]
    }),
  )
}
