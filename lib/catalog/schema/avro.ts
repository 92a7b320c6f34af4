import { isRecord, toRecords, toText, toTexts } from '../values'
import type { SchemaField, SchemaTree } from './types'

interface AvroType extends Partial<Pick<SchemaField, 'format' | 'values' | 'limits'>> {
  type: string
  fields?: readonly Record<string, unknown>[]
  /** Between the path of the field and those of nested fields. */
  step?: '[].'
}

/** Describes an Avro type. A union with null becomes the other type, plus a note. */
function readType(type: unknown): AvroType {
  if (Array.isArray(type)) {
    const types = type.filter((item) => item !== 'null').map(readType)
    const [only = { type: '' }] = types
    const known = types.length === 1 ? only : { type: types.map((other) => other.type).join(' or ') }
    return type.includes('null') ? { ...known, limits: [...(known.limits ?? []), 'may be null'] } : known
  }
  if (!isRecord(type)) return { type: toText(type) ?? 'any' }
  const name = toText(type.name) ?? ''
  switch (type.type) {
    case 'record':
      return { type: `record ${name}`, fields: toRecords(type.fields) }
    case 'enum':
      return { type: `enum ${name}`, values: toTexts(type.symbols) }
    case 'fixed':
      return { type: `fixed ${name}`, limits: [`${toText(type.size) ?? '?'} bytes`] }
    case 'array': {
      const items = readType(type.items)
      return { ...items, type: `array of ${items.type}`, step: '[].' }
    }
    case 'map': {
      const values = readType(type.values)
      return { ...values, type: `map of ${values.type}` }
    }
    default: {
      const inner = readType(type.type)
      return { ...inner, format: toText(type.logicalType) ?? inner.format }
    }
  }
}

function toFields(fields: readonly Record<string, unknown>[], prefix: string): SchemaField[] {
  return fields.map((field) => {
    const { type, format, values = [], limits = [], fields: inner = [], step = '.' } = readType(field.type)
    const name = toText(field.name) ?? ''
    return {
      name,
      path: prefix + name,
      type,
      // The reader fills in the default, so writers can omit the field.
      required: !('default' in field),
      values,
      limits,
      format,
      description: toText(field.doc),
      default: 'default' in field ? JSON.stringify(field.default) : undefined,
      fields: toFields(inner, prefix + name + step),
    }
  })
}

/** Parses an Avro record into a tree. @throws if the text isn't JSON, or isn't a record */
export function readAvro(text: string): SchemaTree {
  const root: unknown = JSON.parse(text)
  if (!isRecord(root) || root.type !== 'record') throw new Error('Expected an Avro schema of type "record".')
  return { dialect: 'Avro', description: toText(root.doc), fields: toFields(toRecords(root.fields), '') }
}
