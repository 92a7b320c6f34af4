import { isRecord, toText, toTexts } from '../values'
import type { SchemaField, SchemaTree } from './types'

/** `1 to 20 items`, `at least 1 item`. Empty without limits. */
function toRange(least: unknown, most: unknown, unit: string): string[] {
  const plural = (count: unknown) => (unit === '' ? String(count) : `${String(count)} ${unit}${count === 1 ? '' : 's'}`)
  if (typeof least === 'number' && typeof most === 'number') return [`${least} to ${plural(most)}`]
  if (typeof least === 'number') return [`at least ${plural(least)}`]
  if (typeof most === 'number') return [`at most ${plural(most)}`]
  return []
}

/** Other constraints of a JSON Schema, as text. */
function toLimits(schema: Record<string, unknown>): string[] {
  const { exclusiveMinimum, exclusiveMaximum, multipleOf, pattern, additionalProperties } = schema
  return [
    ...toRange(schema.minimum, schema.maximum, ''),
    ...(typeof exclusiveMinimum === 'number' ? [`more than ${exclusiveMinimum}`] : []),
    ...(typeof exclusiveMaximum === 'number' ? [`less than ${exclusiveMaximum}`] : []),
    ...(typeof multipleOf === 'number' ? [`a multiple of ${multipleOf}`] : []),
    ...toRange(schema.minLength, schema.maxLength, 'character'),
    ...toRange(schema.minItems, schema.maxItems, 'item'),
    ...(schema.uniqueItems === true ? ['no repeats'] : []),
    ...(typeof pattern === 'string' ? [`pattern ${pattern}`] : []),
    ...(additionalProperties === false ? ['no other fields'] : []),
    ...(isRecord(additionalProperties) ? ['any other field'] : []),
  ]
}

type Schema = Record<string, unknown>

/** Resolves references within the file, such as `#/definitions/Money`. Undefined for others. */
function follow(root: Schema, ref: string): Schema | undefined {
  if (!ref.startsWith('#/')) return undefined
  let found: unknown = root
  for (const part of ref.slice(2).split('/')) found = isRecord(found) ? found[part] : undefined
  return isRecord(found) ? found : undefined
}

/** The last segment of a reference, which is the type's name. */
function toTypeName(ref: string): string {
  return ref.split('/').at(-1) ?? ref
}

interface Resolved {
  schema: Schema
  name?: string
}

/** Merges a schema with everything it references. Its own keywords take precedence. */
function resolve(root: Schema, given: Schema, seen: readonly string[] = []): Resolved {
  const { $ref, allOf, ...own } = given
  const parts = Array.isArray(allOf) ? allOf.filter(isRecord) : []
  const references = typeof $ref === 'string' ? [{ $ref }, ...parts] : parts
  let [schema, name]: [Schema, string | undefined] = [{}, undefined]
  for (const part of references) {
    const ref = toText(part.$ref)
    const target = ref === undefined ? part : seen.includes(ref) ? {} : (follow(root, ref) ?? {})
    const inner = ref === undefined ? resolve(root, part, seen) : resolve(root, target, [...seen, ref])
    const properties = { ...toRecord(schema.properties), ...toRecord(inner.schema.properties) }
    const required = [...toTexts(schema.required), ...toTexts(inner.schema.required)]
    schema = { ...schema, ...inner.schema, properties, required }
    name = ref === undefined ? (name ?? inner.name) : toTypeName(ref)
  }
  const merged: Schema = { ...schema, ...own }
  if (references.length > 0) {
    merged.properties = { ...toRecord(schema.properties), ...toRecord(own.properties) }
    merged.required = [...toTexts(schema.required), ...toTexts(own.required)]
  }
  return { schema: merged, ...(name === undefined ? {} : { name }) }
}

function toRecord(value: unknown): Schema {
  return isRecord(value) ? value : {}
}

function toTypeWord({ schema, name }: Resolved): string {
  const type = toTexts(Array.isArray(schema.type) ? schema.type : [schema.type]).join(' or ')
  if (type === 'object' || (type === '' && isRecord(schema.properties))) return name ?? 'object'
  if (type !== '') return type
  if (schema.const !== undefined) return 'constant'
  if (Array.isArray(schema.enum)) return 'value'
  return name ?? 'any'
}

function showValue(value: unknown): string | undefined {
  if (value === undefined) return undefined
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function toField(
  root: Schema,
  name: string,
  path: string,
  given: Schema,
  required: boolean,
  depth: number,
): SchemaField {
  const resolved = resolve(root, given)
  const { schema } = resolved
  const items = isRecord(schema.items) ? resolve(root, schema.items) : undefined
  const inner = items?.schema ?? schema
  const type = items === undefined ? toTypeWord(resolved) : `array of ${toTypeWord(items)}`
  const example = Array.isArray(schema.examples) ? showValue(schema.examples[0]) : undefined
  const choices = schema.const === undefined ? (schema.enum ?? items?.schema.enum) : [schema.const]
  const texts = {
    format: toText(schema.format) ?? toText(items?.schema.format),
    description: toText(schema.description) ?? toText(items?.schema.description),
    example,
    default: showValue(schema.default),
  }
  return {
    name,
    path,
    type,
    required,
    values: Array.isArray(choices) ? choices.map((value) => showValue(value) ?? '') : [],
    limits: [...toLimits(schema), ...(items === undefined ? [] : toLimits(items.schema))],
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)),
    // Recursive types are expanded to a limited depth.
    fields: depth > 6 ? [] : toFields(root, inner, items === undefined ? `${path}.` : `${path}[].`, depth + 1),
  }
}

function toFields(root: Schema, schema: Schema, prefix: string, depth: number): SchemaField[] {
  const required = new Set(toTexts(schema.required))
  return Object.entries(toRecord(schema.properties)).map(([name, property]) =>
    toField(root, name, prefix + name, toRecord(property), required.has(name), depth),
  )
}

function toDialect(schema: Schema): string {
  const [, draft = ''] = /draft[-/]([\w-]+)/.exec(toText(schema.$schema) ?? '') ?? []
  return draft === '' ? 'JSON Schema' : `JSON Schema ${draft.length > 2 ? draft : `draft-${draft}`}`
}

/**
 * Parses a JSON Schema into a tree. Resolves references within the file; others remain names.
 * @throws SyntaxError if the text isn't JSON, Error if it isn't an object
 */
export function readJsonSchema(text: string): SchemaTree {
  const root: unknown = JSON.parse(text)
  if (!isRecord(root)) throw new Error('Expected a schema that is a JSON object.')
  const { schema } = resolve(root, root)
  const description = toText(schema.description)
  return {
    dialect: toDialect(root),
    title: toText(schema.title) ?? '',
    ...(description === undefined ? {} : { description }),
    fields: toFields(root, schema, '', 0),
  }
}
