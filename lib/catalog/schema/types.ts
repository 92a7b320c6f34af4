/** A field of a schema, in the words that a reader sees. */
export interface SchemaField {
  name: string
  /** Names from the root on: `parcels[].size`. */
  path: string
  /** `string`, `array of Money`, `record GeoPoint`. */
  type: string
  required: boolean
  /** `uuid`, `timestamp-millis`. */
  format?: string
  /** Values that are allowed, where there is a list. */
  values: string[]
  /** Other limits as words: `1 to 20 items`. */
  limits: string[]
  description?: string
  example?: string
  default?: string
  fields: SchemaField[]
}

/** A schema as a tree of fields. */
export interface SchemaTree {
  /** `JSON Schema draft-07`, `Avro`. */
  dialect: string
  title: string
  description?: string
  fields: SchemaField[]
}

/** All fields of a tree, each before those within it. */
export function listFields(fields: readonly SchemaField[]): SchemaField[] {
  return fields.flatMap((field) => [field, ...listFields(field.fields)])
}
