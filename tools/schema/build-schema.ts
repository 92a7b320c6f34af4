import { categoryFields, collections, type Collection, type Field, type Fields } from '@/lib/content/fields'

/** The subset of JSON Schema that the content model needs. */
interface JsonSchema {
  $schema?: string
  title?: string
  description?: string
  type?: 'object' | 'string' | 'number' | 'boolean' | 'array'
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean
  items?: JsonSchema
  enum?: readonly string[]
  minLength?: number
  maxLength?: number
  pattern?: string
}

const datePattern = '^\\d{4}-\\d{2}-\\d{2}([T ].*)?$'

function toFieldType({ type, options, length }: Field): JsonSchema {
  if (type === 'any') return {}
  if (type === 'date') return { type: 'string', pattern: datePattern }
  if (type === 'strings') return { type: 'array', items: { type: 'string' } }
  const limits = length === undefined ? {} : { minLength: length[0], maxLength: length[1] }
  return { type, ...(options === undefined ? {} : { enum: options }), ...limits }
}

/** JSON Schema of a set of fields, used by editors and `npm run lint:content`. */
export function buildSchema(title: string, description: string, fields: Fields): JsonSchema {
  const entries = Object.entries(fields)
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title,
    description,
    type: 'object',
    properties: Object.fromEntries(
      entries.map(([name, field]) => [name, { description: field.description, ...toFieldType(field) }]),
    ),
    required: entries.filter(([, field]) => field.required).map(([name]) => name),
    additionalProperties: false,
  }
}

const category = buildSchema(
  'Category file',
  'The name of a folder of pages, and its position in the sidebar.',
  categoryFields,
)

/** Schemas of all collections with fields. */
export const schemas = Object.fromEntries([
  ...collections
    .filter(({ name }) => name !== 'Partial')
    .map(({ name, description, fields }) => [
      name,
      buildSchema(`Front matter: ${name.toLowerCase()}`, description, fields),
    ]),
  ['Category', category],
]) as Record<Exclude<Collection['name'], 'Partial'> | 'Category', JsonSchema>
