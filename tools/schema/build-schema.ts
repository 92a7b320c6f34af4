import { categoryFields, collections, type Field, type Fields } from '@/lib/content/fields'

/** The subset of JSON Schema that the content model needs. */
export interface JsonSchema {
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
  switch (type) {
    case 'any':
      return {}
    case 'date':
      return { type: 'string', pattern: datePattern }
    case 'strings':
      return { type: 'array', items: { type: 'string' } }
    case 'string': {
      const limits = length === undefined ? {} : { minLength: length[0], maxLength: length[1] }
      return { type: 'string', ...(options === undefined ? {} : { enum: options }), ...limits }
    }
    default:
      return { type }
  }
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

export type SchemaName = Exclude<(typeof collections)[number]['name'], 'Partial'> | 'Category'

function buildCollectionSchema(name: SchemaName): JsonSchema {
  if (name === 'Category')
    return buildSchema(
      'Category file',
      'The name of a folder of pages, and its position in the sidebar.',
      categoryFields,
    )
  const collection = collections.find((candidate) => candidate.name === name)
  if (collection === undefined) throw new Error(`There is no collection "${name}".`)
  return buildSchema(`Front matter: ${name.toLowerCase()}`, collection.description, collection.fields)
}

/** Schemas of all collections with fields. */
export const schemas: Record<SchemaName, JsonSchema> = {
  Doc: buildCollectionSchema('Doc'),
  Post: buildCollectionSchema('Post'),
  Integration: buildCollectionSchema('Integration'),
  Page: buildCollectionSchema('Page'),
  SdkNote: buildCollectionSchema('SdkNote'),
  Category: buildCollectionSchema('Category'),
}
