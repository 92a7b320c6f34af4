import { isRecord, toRecords, toText, toTexts } from '../values'
import type { SchemaField, SchemaTree } from './types'

interface AvroType {
  type: string
  format?: string
  values: readonly string[]
  limits: readonly string[]
  fields: readonly Record<string, unknown>[]
  /** Separator in the paths of nested fields. */
  step: '.' | '[].'
}

const plain: Omit<AvroType, 'type'> = { values: [], limits: [], fields: [], step: '.' }

/** Describes an Avro type. A union with null becomes the other type, plus a note. */
function readType(type: unknown): AvroType {
  if (Array.isArray(type)) {
    const others = type.filter((item) => item !== 'null').map(readType)
    const [first] = others
    const known =
      others.length === 1 && first !== undefined ? first : { ...plain, type: others.map((o) => o.type).join(' or ') }
    return type.includes('null') ? { ...known, limits: [...known.limits, 'may be null'] } : known
  }
  if (!isRecord(type)) return { ...plain, type: toText(type) ?? 'any' }
  const name = toText(type.name) ?? ''
  switch (type.type) {
    case 'record':
      return { ...plain, type: `record ${name}`, fields: toRecords(type.fields) }
    case 'enum':
      return { ...plain, type: `enum ${name}`, values: toTexts(type.symbols) }
    case 'fixed':
      return { ...plain, type: `fixed ${name}`, limits: [`${toText(type.size) ?? '?'} bytes`] }
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
      const format = toText(type.logicalType)
      return format === undefined ? inner : { ...inner, format }
    }
  }
}

function toFields(fields: readonly Record<string, unknown>[], prefix: string): SchemaField[] {
  return fields.map((field) => {
    const { type, format, values, limits, fields: inner, step } = readType(field.type)
    const name = toText(field.name) ?? ''
    const path = prefix + name
    const description = toText(field.doc)
    return {
      name,
      path,
      type,
      // The reader fills in the default, so writers can omit the field.
      required: !('default' in field),
      values: [...values],
      limits: [...limits],
      ...(format === undefined ? {} : { format }),
      ...(description === undefined ? {} : { description }),
      ...('default' in field ? { default: JSON.stringify(field.default) } : {}),
      fields: toFields(inner, path + step),
    }
  })
}

/**
 * Parses an Avro record into a tree.
 * @throws SyntaxError if the text isn't JSON, Error if it isn't a record
 */
export function readAvro(text: string): SchemaTree {
  const root: unknown = JSON.parse(text)
  if (!isRecord(root) || root.type !== 'record') throw new Error('Expected an Avro schema of type "record".')
  const description = toText(root.doc)
  return {
    dialect: 'Avro',
    title: [toText(root.namespace), toText(root.name)].filter((part) => part !== undefined).join('.'),
    ...(description === undefined ? {} : { description }),
    fields: toFields(toRecords(root.fields), ''),
  }
}
