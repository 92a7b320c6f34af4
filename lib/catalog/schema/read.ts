import type { MessageSchema } from '../types'
import { readAvro } from './avro'
import { readJsonSchema } from './json-schema'
import type { SchemaTree } from './types'

/** A schema as a tree; undefined for Protobuf, which is shown as text. @throws what its reader throws */
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
