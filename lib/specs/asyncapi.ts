import { toMessage, type Spec } from './openapi'
import type { References } from './references'
import { findText, isObject, toVersion } from './types'
import type { JsonObject, JsonPath, SpecChannel, SpecMessage } from './types'

/** A message where it's used. `source` is shared by every use of the same message. */
interface Use {
  id: string
  source: JsonObject
  path: JsonPath
}

interface Model {
  channels: { key: string; source: JsonObject; uses: Use[] }[]
  operations: { name: string; isSent: boolean; uses: Use[] }[]
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
    const source = found === undefined ? item : found
    return isObject(source) ? [[key, source]] : []
  })
}

/** Channels or operations at the top level, then those in `components` that aren't also at the top. */
function listWithComponents({ document, references }: Spec, name: string) {
  const toEntries = (value: unknown, path: JsonPath) =>
    listEntries(references, value).map(([key, source]) => ({ key, source, path: [...path, key] }))
  const top = toEntries(document[name], [name])
  const more = toEntries(references.resolveObject(document.components)[name], ['components', name])
  return [...top, ...more.filter(({ source }) => !top.some((other) => other.source === source))]
}

/** Ids are keys in AsyncAPI 3. A message that's used under several keys has the first one. */
function readVersion3(spec: Spec): Model {
  const { document, references } = spec
  const channels = listWithComponents(spec, 'channels').map(({ key, source, path }) => {
    const uses = listEntries(references, source.messages).map(([id, message]): Use => {
      return { id, source: message, path: [...path, 'messages', id] }
    })
    return { key, source, uses }
  })
  const shared = listEntries(references, references.resolveObject(document.components).messages)
  const named = [...channels.flatMap(({ uses }) => uses), ...shared.map(([id, source]) => ({ id, source }))]
  const ids = new Map(named.reverse().map(({ id, source }) => [source, id]))
  const operations = listWithComponents(spec, 'operations').map(({ key, source, path }) => {
    const channel = channels.find((other) => other.source === references.resolve(source.channel))
    const listed = Array.isArray(source.messages) ? (source.messages as unknown[]) : undefined
    const uses = listed?.flatMap((item, index): Use[] => {
      const message = references.resolveObject(item)
      const id = ids.get(message)
      return id === undefined ? [] : [{ id, source: message, path: [...path, 'messages', index] }]
    })
    return { name: key, isSent: source.action === 'send', uses: uses ?? channel?.uses ?? [] }
  })
  return { channels, operations }
}

/** AsyncAPI 2 has no keys for messages, so ids come from `messageId`, or from the key in `components`. */
function readVersion2(spec: Spec): Model {
  const { document, references, report } = spec
  const shared = listEntries(references, references.resolveObject(document.components).messages)
  const ids = new Map(shared.flatMap(([key, message]) => (message.name === undefined ? [[message, key]] : [])))
  let anonymous = 0
  const toUse = (item: unknown, path: JsonPath): Use[] => {
    const source = references.resolve(item)
    if (!isObject(source)) return []
    const name = findText(source.name)
    const known = findText(source.messageId) ?? ids.get(source)
    if (known === undefined && name !== undefined)
      report(
        path,
        `The message "${name}" has a \`name\` but no \`messageId\`, and the plugin stops at such a message. Add \`messageId: ${name}\`.`,
      )
    const id = known ?? name ?? `<anonymous-message-${++anonymous}>`
    ids.set(source, id)
    return [{ id, source, path }]
  }
  const operations: Model['operations'] = []
  const channels = listWithComponents(spec, 'channels').map(({ key, source, path }) => {
    // In the order of the parser. The plugin takes the two words literally.
    const uses = ['publish', 'subscribe'].flatMap((action) => {
      const operation = references.resolve(source[action])
      if (!isObject(operation)) return []
      const { oneOf } = references.resolveObject(operation.message)
      const at = [...path, action, 'message']
      const own = Array.isArray(oneOf)
        ? oneOf.flatMap((item: unknown, index) => toUse(item, [...at, 'oneOf', index]))
        : toUse(operation.message, at)
      operations.push({ name: findText(operation.operationId) ?? action, isSent: action === 'publish', uses: own })
      return own
    })
    return { key, source, uses }
  })
  return { channels, operations }
}

/** The messages and channels of a document, as in `@eventcatalog/generator-asyncapi` with `parseChannels`. */
export function listAsyncApiMessages(spec: Spec): { messages: SpecMessage[]; channels: SpecChannel[] } {
  const { document, references, service } = spec
  const isVersion2 = String(document.asyncapi).startsWith('2')
  const model = isVersion2 ? readVersion2(spec) : readVersion3(spec)
  const withTraits = (source: JsonObject): JsonObject => {
    const traits = Array.isArray(source.traits) ? source.traits.map((trait) => references.resolveObject(trait)) : []
    // Traits overwrite the message in version 2, and the other way around in version 3.
    const layers = isVersion2 ? [source, ...traits] : [...traits, source]
    return traits.length === 0 ? source : layers.reduce((all, layer) => mergePatch(all, layer) as JsonObject, {})
  }
  const messages = model.operations.flatMap(({ name, isSent, uses }) =>
    uses.map(({ id, source, path }): SpecMessage => {
      const message = withTraits(source)
      const carriers = model.channels.filter((channel) => channel.uses.some((use) => use.id === id))
      return {
        ...toMessage(message, path, 'event', spec),
        id,
        name: findText(message.title) ?? id,
        operations: [name],
        isSent,
        isReceived: !isSent,
        channels: carriers.map(({ key }) => key),
        isReference: (message['x-eventcatalog-role'] ?? 'provider') !== 'provider',
        isDeprecated: Boolean(message['x-eventcatalog-deprecated-date']),
      }
    }),
  )
  const channels = model.channels.map(({ key, source }): SpecChannel => ({
    id: key,
    name: findText(source.title) ?? key,
    version: toVersion(source['x-eventcatalog-channel-version'], service.version),
    address: isVersion2 ? key : findText(source.address),
    protocols: Object.keys(references.resolveObject(source.bindings)).filter((name) => !/^(\$|x-)/.test(name)),
  }))
  return { messages, channels }
}
