/** A JSON Schema, as far as the schemas of a catalog need it. */
export interface JsonSchema {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
  not?: JsonSchema
  enum?: unknown[]
  const?: unknown
  default?: unknown
  format?: string
  pattern?: string
  minItems?: number
  maxItems?: number
  prefixItems?: JsonSchema[]
  description?: string
  /** True where front matter needs a date of YAML, which JSON does not have. */
  isDate?: boolean
  /** Name of a schema that is defined once and used inside itself. */
  $ref?: string
  $defs?: Record<string, JsonSchema>
}

/** What a value has that its schema does not allow. */
export interface Finding {
  /** Where in the value: names of fields and positions in lists. */
  path: (string | number)[]
  message: string
}
