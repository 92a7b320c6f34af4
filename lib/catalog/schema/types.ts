/** A schema field, as shown to readers. */
export interface SchemaField {
  name: string
  /** Path from the root: `parcels[].size`. */
  path: string
  /** `string`, `array of Money`, `record GeoPoint`. */
  type: string
  required: boolean
  /** `uuid`, `timestamp-millis`. */
  format?: string
  /** Allowed values, if the schema lists them. */
  values: string[]
  /** Other constraints: `1 to 20 items`. */
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
  description?: string
  fields: SchemaField[]
}
