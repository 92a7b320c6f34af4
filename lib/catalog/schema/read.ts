import type { MessageSchema } from '../types'
import { isRecord, toRecord, toRecords, toText, toTexts } from '../values'
import type { SchemaField, SchemaTree } from './types'

/** `1 to 20 items`, `at least 1 item`. Empty without limits. */
function toRange(least: unknown, most: unknown, unit: string): string[] {
  const last = typeof most === 'number' ? most : least
  if (typeof last !== 'number') return []
  const count = unit === '' ? String(last) : `${last} ${unit}${last === 1 ? '' : 's'}`
  if (typeof most !== 'number') return [`at least ${count}`]
  return [typeof least === 'number' ? `${least} to ${count}` : `at most ${count}`]
}

/** Other constraints of a JSON Schema, as text. */
function toLimits(schema: Record<string, unknown>): string[] {
  const { exclusiveMinimum, exclusiveMaximum, multipleOf, pattern, additionalProperties } = schema
  const toNumber = (words: string, value: unknown) => (typeof value === 'number' ? [`${words} ${value}`] : [])
  return [
    ...toRange(schema.minimum, schema.maximum, ''),
    ...toNumber('more than', exclusiveMinimum),
    ...toNumber('less than', exclusiveMaximum),
    ...toNumber('a multiple of', multipleOf),
    ...toRange(schema.minLength, schema.maxLength, 'character'),
    ...toRange(schema.minItems, schema.maxItems, 'item'),
    ...(schema.uniqueItems === true ? ['no repeats'] : []),
    ...(typeof pattern === 'string' ? [`pattern ${pattern}`] : []),
    ...(additionalProperties === false ? ['no other fields'] : []),
    ...(isRecord(additionalProperties) ? ['any other field'] : []),
  ]
}

type Schema = Record<string, unknown>

/** Resolves references within the file, such as `#/definitions/Money`. Empty for others. */
function follow(root: Schema, ref: string): Schema {
  if (!ref.startsWith('#/')) return {}
  const [, ...parts] = ref.split('/')
  return parts.reduce((found, part) => toRecord(found[part]), root)
}

/** A schema, and the name of the type that it references. */
type Resolved = { schema: Schema; name?: string }

/** Merges a schema with everything it references. Its own keywords take precedence. */
function resolve(root: Schema, given: Schema, seen: readonly string[] = []): Resolved {
  const { $ref, allOf, ...own } = given
  const references = [...(typeof $ref === 'string' ? [{ $ref }] : []), ...toRecords(allOf)]
  if (references.length === 0) return { schema: own }
  let name: string | undefined
  const layers = references.map((part: Schema) => {
    const ref = toText(part.$ref)
    if (ref === undefined) {
      const inner = resolve(root, part, seen)
      name ??= inner.name
      return inner.schema
    }
    name = ref.split('/').at(-1)
    return seen.includes(ref) ? {} : resolve(root, follow(root, ref), [...seen, ref]).schema
  })
  const schema = [...layers, own].reduce<Schema>(
    (merged, layer) => ({
      ...merged,
      ...layer,
      properties: { ...toRecord(merged.properties), ...toRecord(layer.properties) },
      required: [...toTexts(merged.required), ...toTexts(layer.required)],
    }),
    {},
  )
  return { schema, name }
}

function toTypeWord({ schema, name }: Resolved): string {
  const type = toTexts(Array.isArray(schema.type) ? schema.type : [schema.type]).join(' or ')
  if (type === 'object' || (type === '' && isRecord(schema.properties))) return name ?? 'object'
  if (type !== '') return type
  if (schema.const !== undefined) return 'constant'
  if (Array.isArray(schema.enum)) return 'value'
  return name ?? 'any'
}

/** A value as text. Undefined stays undefined, as in `JSON.stringify`. */
const showValue = (value: unknown): string | undefined => (typeof value === 'string' ? value : JSON.stringify(value))

function toFields(root: Schema, schema: Schema, prefix: string, depth: number): SchemaField[] {
  const required = new Set(toTexts(schema.required))
  return Object.entries(toRecord(schema.properties)).map(([name, property]): SchemaField => {
    const resolved = resolve(root, toRecord(property))
    const own = resolved.schema
    const items = isRecord(own.items) ? resolve(root, own.items) : undefined
    const inner = items?.schema ?? {}
    const path = prefix + name
    const choices = own.const === undefined ? (own.enum ?? inner.enum) : [own.const]
    return {
      name,
      path,
      type: items === undefined ? toTypeWord(resolved) : `array of ${toTypeWord(items)}`,
      required: required.has(name),
      values: Array.isArray(choices) ? choices.map((value) => showValue(value) ?? '') : [],
      limits: [...toLimits(own), ...toLimits(inner)],
      format: toText(own.format) ?? toText(inner.format),
      description: toText(own.description) ?? toText(inner.description),
      example: Array.isArray(own.examples) ? showValue(own.examples[0]) : undefined,
      default: showValue(own.default),
      // Recursive types are expanded to a limited depth.
      fields: depth > 6 ? [] : toFields(root, items?.schema ?? own, items ? `${path}[].` : `${path}.`, depth + 1),
    }
  })
}

function toDialect(schema: Schema): string {
  const [, draft = ''] = /draft[-/]([\w-]+)/.exec(toText(schema.$schema) ?? '') ?? []
  return draft === '' ? 'JSON Schema' : `JSON Schema ${draft.length > 2 ? draft : `draft-${draft}`}`
}

/** Parses a JSON Schema into a tree. @throws if the text isn't JSON, or isn't an object */
export function readJsonSchema(text: string): SchemaTree {
  const root: unknown = JSON.parse(text)
  if (!isRecord(root)) throw new Error('Expected a schema that is a JSON object.')
  const { schema } = resolve(root, root)
  return { dialect: toDialect(root), description: toText(schema.description), fields: toFields(root, schema, '', 0) }
}

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

function toAvroFields(fields: readonly Record<string, unknown>[], prefix: string): SchemaField[] {
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
      fields: toAvroFields(inner, prefix + name + step),
    }
  })
}

/** Parses an Avro record into a tree. @throws if the text isn't JSON, or isn't a record */
export function readAvro(text: string): SchemaTree {
  const root: unknown = JSON.parse(text)
  if (!isRecord(root) || root.type !== 'record') throw new Error('Expected an Avro schema of type "record".')
  return { dialect: 'Avro', description: toText(root.doc), fields: toAvroFields(toRecords(root.fields), '') }
}

/** Parses a schema into a tree. Undefined for Protobuf, which is shown as text. @throws if it's invalid */
export function findSchemaTree({ format, text }: MessageSchema): SchemaTree | undefined {
  if (format === 'json') return readJsonSchema(text)
  return format === 'avro' ? readAvro(text) : undefined
}
