import { getMessage } from '../find'
import type { Catalog, SchemaFormat } from '../types'
import type { TextBlock } from './blocks'
import { nameOf } from './names'

/** Code block languages by schema format. */
export const schemaLanguages: Record<SchemaFormat, string> = { json: 'json', avro: 'json', protobuf: 'proto' }

/** A message's schema, as it is in its file. */
export function toSchemaText(catalog: Catalog, props: { message?: string; version?: string }): TextBlock[] {
  const message = getMessage(catalog, props.message ?? '', props.version)
  const { schema } = message
  if (schema === undefined) return [{ type: 'paragraph', line: [nameOf(message, true), ' has no schema.'] }]
  return [
    { type: 'paragraph', line: ['Schema of ', nameOf(message, true)] },
    { type: 'code', language: schemaLanguages[schema.format], title: schema.file, text: schema.text },
  ]
}
