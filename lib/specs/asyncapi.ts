import { findKind, toSummary, type Report } from './openapi'
import type { References } from './references'
import { findText, isObject, toVersion, type JsonObject, type SpecChannel, type SpecMessage } from './types'

type Path = (string | number)[]

/** A message where it's used. `source` is shared by every use of the same message. */
interface Use {
  id: string
  source: JsonObject
  path: Path
}

interface Channel {
  key: string
  source: JsonObject
  path: Path
  uses: Use[]
}

interface Operation {
  name: string
  isSent: boolean
  uses: Use[]
}

interface Model {
  channels: Channel[]
  operations: Operation[]
}

/** Merges a trait into a value, as JSON Merge Patch does. */
function mergePatch(value: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch
  const result: JsonObject = isObject(value) ? { ...value } : {}
  for (const [key, item] of Object.entries(patch)) {
    if (item === null) Reflect.deleteProperty(result, key)
    else result[key] = mergePatch(result[key], item)
  }
  return result
}

/** Entries of an object, with references followed. */
function listEntries(references: References, value: unknown): [key: string, value: JsonObject][] {
  return Object.entries(references.resolveObject(value)).flatMap(([key, item]): [string, JsonObject][] => {
    const found = references.resolve(item)
    // A message in another file still has a name.
    if (found === undefined && isObject(item)) return [[key, item]]
    return isObject(found) ? [[key, found]] : []
  })
}

/** Channels or operations at the top level, then those in `components` that aren't also at the top. */
function listWithComponents(document: JsonObject, references: References, name: string) {
  const { components } = document
  const top = listEntries(references, document[name]).map(([key, source]) => ({ key, source, path: [name, key] }))
  const more = listEntries(references, references.resolveObject(components)[name])
    .filter(([, source]) => !top.some((other) => other.source === source))
    .map(([key, source]) => ({ key, source, path: ['components', name, key] }))
  return [...top, ...more]
}

/** Ids are keys in AsyncAPI 3. A message that's used under several keys has the first one. */
function readVersion3(document: JsonObject, references: References): Model {
  const ids = new Map<JsonObject, string>()
  const channels = listWithComponents(document, references, 'channels').map(({ key, source, path }): Channel => {
    const uses = listEntries(references, source.messages).map(([id, message]): Use => {
      if (!ids.has(message)) ids.set(message, id)
      return { id, source: message, path: [...path, 'messages', id] }
    })
    return { key, source, path, uses }
  })
  for (const [id, message] of listEntries(references, references.resolveObject(document.components).messages))
    if (!ids.has(message)) ids.set(message, id)
  const operations = listWithComponents(document, references, 'operations').map(({ key, source, path }): Operation => {
    const channel = channels.find((other) => other.source === references.resolve(source.channel))
    const uses = Array.isArray(source.messages)
      ? source.messages.flatMap((item: unknown, index): Use[] => {
          const message = references.resolve(item)
          const id = isObject(message) ? ids.get(message) : undefined
          return id === undefined || !isObject(message)
            ? []
            : [{ id, source: message, path: [...path, 'messages', index] }]
        })
      : (channel?.uses ?? [])
    return { name: key, isSent: source.action === 'send', uses }
  })
  return { channels, operations }
}

/** AsyncAPI 2 has no keys for messages, so ids come from `messageId`, or from the key in `components`. */
function readVersion2(document: JsonObject, references: References, report: Report): Model {
  const ids = new Map<JsonObject, string>()
  for (const [key, message] of listEntries(references, references.resolveObject(document.components).messages))
    if (message.name === undefined) ids.set(message, key)
  let anonymous = 0
  const reported = new Set<JsonObject>()
  const toUse = (item: unknown, path: Path): Use[] => {
    const source = references.resolve(item)
    if (!isObject(source)) return []
    const name = findText(source.name)
    const known = findText(source.messageId) ?? ids.get(source)
    if (known === undefined && name !== undefined && !reported.has(source)) {
      reported.add(source)
      report(
        path,
        `The message "${name}" has a \`name\` but no \`messageId\`, and the plugin stops at such a message. Add \`messageId: ${name}\`.`,
      )
    }
    const id = known ?? name ?? `<anonymous-message-${++anonymous}>`
    ids.set(source, id)
    return [{ id, source, path }]
  }
  const operations: Operation[] = []
  const channels = listWithComponents(document, references, 'channels').map(({ key, source, path }): Channel => {
    // In the order of the parser. The plugin takes the two words literally.
    const uses = ['publish', 'subscribe'].flatMap((action) => {
      const operation = references.resolve(source[action])
      if (!isObject(operation)) return []
      const message = references.resolve(operation.message)
      const at = [...path, action, 'message']
      const own =
        isObject(message) && Array.isArray(message.oneOf)
          ? message.oneOf.flatMap((item: unknown, index) => toUse(item, [...at, 'oneOf', index]))
          : toUse(operation.message, at)
      operations.push({ name: findText(operation.operationId) ?? action, isSent: action === 'publish', uses: own })
      return own
    })
    return { key, source, path, uses }
  })
  return { channels, operations }
}

function toChannel(
  { key, source }: Channel,
  references: References,
  version: string,
  isVersion2: boolean,
): SpecChannel {
  const address = isVersion2 ? key : findText(source.address)
  return {
    id: key,
    name: findText(source.title) ?? key,
    version: toVersion(source['x-eventcatalog-channel-version'], version),
    ...(address === undefined ? {} : { address }),
    protocols: Object.keys(references.resolveObject(source.bindings)).filter((name) => !/^(\$|x-)/.test(name)),
  }
}

/**
 * The messages and channels of an AsyncAPI document, as in `@eventcatalog/generator-asyncapi` with `parseChannels`.
 * @param version of the service, for messages and channels without their own
 * @param isDraft whether the whole service is a draft
 */
export function listAsyncApiMessages(
  document: JsonObject,
  references: References,
  { version, isDraft }: { version: string; isDraft: boolean },
  report: Report,
): { messages: SpecMessage[]; channels: SpecChannel[] } {
  const isVersion2 = String(document.asyncapi).startsWith('2')
  const model = isVersion2 ? readVersion2(document, references, report) : readVersion3(document, references)
  const withTraits = (source: JsonObject): JsonObject => {
    const traits = Array.isArray(source.traits) ? source.traits.map((trait) => references.resolveObject(trait)) : []
    // Traits overwrite the message in version 2, and the other way around in version 3.
    const layers = isVersion2 ? [source, ...traits] : [...traits, source]
    return traits.length === 0
      ? source
      : layers.reduce<JsonObject>((all, layer) => mergePatch(all, layer) as JsonObject, {})
  }
  const messages = model.operations.flatMap(({ name, isSent, uses }) =>
    uses.map(({ id, source, path }): SpecMessage => {
      const message = withTraits(source)
      const isReference = (message['x-eventcatalog-role'] ?? 'provider') !== 'provider'
      return {
        kind: findKind(message['x-eventcatalog-message-type'], path, report) ?? 'event',
        id,
        name: findText(message.title) ?? id,
        version: toVersion(message['x-eventcatalog-message-version'], version),
        ...toSummary(message.summary, message.description),
        operations: [name],
        isSent,
        isReceived: !isSent,
        channels: model.channels.flatMap((channel) => (channel.uses.some((use) => use.id === id) ? [channel.key] : [])),
        isReference,
        isDeprecated: Boolean(message['x-eventcatalog-deprecated-date']),
        isDraft: isDraft || message['x-eventcatalog-draft'] === true,
      }
    }),
  )
  return { messages, channels: model.channels.map((channel) => toChannel(channel, references, version, isVersion2)) }
}
