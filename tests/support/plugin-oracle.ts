import SwaggerParser from '@apidevtools/swagger-parser'
import { fromFile, Parser } from '@asyncapi/parser'
import slugify from 'slugify'

/** A message as the plugins write it. */
export interface WrittenMessage {
  id: string
  kind: unknown
  name: string
  version: unknown
  direction: 'sends' | 'receives'
}

export interface WrittenSpec {
  name: string
  version: string
  messages: WrittenMessage[]
  channels: { id: string; name: string; version: unknown; protocols: string[] }[]
}

type Extensible = Record<string, unknown>

/**
 * What `@eventcatalog/generator-openapi` 7.6.2 writes, from the parser it uses. Follows its source line by line
 * (`src/utils/openapi.ts` and `src/utils/messages.ts`).
 */
export async function readLikeOpenApiPlugin(file: string): Promise<WrittenSpec> {
  const document = await SwaggerParser.validate(file)
  const { title, version } = document.info
  const messages: WrittenMessage[] = []
  for (const [path, item] of Object.entries({ ...(document.paths as Record<string, Extensible> | undefined) })) {
    for (const [method, value] of Object.entries(item)) {
      const operation = value as Extensible & { operationId?: string }
      const method_ = method.toUpperCase()
      const place = path.replace(/\//, '').replace(/\//g, '_')
      let unique = operation.operationId ?? `${slugify(title, { lower: true })}_${method_}`
      if (operation.operationId === undefined && place !== '') unique = `${unique}_${place}`
      const id = (operation['x-eventcatalog-message-id'] as string | undefined) ?? unique
      messages.push({
        id,
        kind: operation['x-eventcatalog-message-type'] ?? 'query',
        name: (operation['x-eventcatalog-message-name'] as string | undefined) ?? id,
        version: operation['x-eventcatalog-message-version'] ?? version,
        direction: operation['x-eventcatalog-message-action'] === 'sends' ? 'sends' : 'receives',
      })
    }
  }
  return { name: title, version, messages, channels: [] }
}

/** What `@eventcatalog/generator-asyncapi` 5.1.3 writes with `parseChannels`, from the parser it uses (`src/index.ts`). */
export async function readLikeAsyncApiPlugin(file: string): Promise<WrittenSpec> {
  const { document, diagnostics } = await fromFile(new Parser(), file).parse({ parseSchemas: false })
  if (document === undefined) throw new Error(`${file}: ${JSON.stringify(diagnostics)}`)
  const version = document.info().version()
  return {
    name: document.info().title(),
    version,
    messages: document.allOperations().flatMap((operation) =>
      operation.messages().map((message): WrittenMessage => {
        const extension = (name: string): unknown => message.extensions().get(name)?.value()
        return {
          // The plugin stops without an id.
          id: message.id() || (message.name() ?? ''),
          kind: extension('x-eventcatalog-message-type') ?? 'event',
          name: message.title() ?? (message.id() || (message.name() ?? '')),
          version: extension('x-eventcatalog-message-version') ?? version,
          direction: ['send', 'publish'].includes(operation.action()) ? 'sends' : 'receives',
        }
      }),
    ),
    channels: document.allChannels().map((channel) => ({
      id: channel.id(),
      name: channel.json<{ title?: string }>().title ?? channel.id(),
      version: channel.extensions().get('x-eventcatalog-channel-version')?.value() ?? version,
      protocols: channel.bindings().map((binding) => binding.protocol()),
    })),
  }
}
