import type { MessageSchema } from '../types'
import { readAvro } from './avro'
import { readJsonSchema } from './json-schema'
import type { SchemaTree } from './types'

/**
 * Parses a schema into a tree. Undefined for Protobuf, which is shown as text. @throws if the schema can't be parsed
 */
export function findSchemaTree({ format, text }: MessageSchema): SchemaTree | undefined {
  switch (format) {
    case 'json':
      return readJsonSchema(text)
    case 'avro':
      return readAvro(text)
    case 'protobuf':
      return undefined
  }
}
