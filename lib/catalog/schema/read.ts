import type { MessageSchema } from '../types'
import { readAvro } from './avro'
import { readJsonSchema } from './json-schema'
import type { SchemaTree } from './types'

/** Parses a schema into a tree. Undefined for Protobuf, which is shown as text. @throws if it's invalid */
export function findSchemaTree({ format, text }: MessageSchema): SchemaTree | undefined {
  if (format === 'json') return readJsonSchema(text)
  return format === 'avro' ? readAvro(text) : undefined
}
