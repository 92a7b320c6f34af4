/** The subset of JSON Schema that catalog schemas use. */
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
  /** True where front matter requires a YAML date, which JSON has no type for. */
  isDate?: boolean
  /** Name of a shared schema that references itself. */
  $ref?: string
  $defs?: Record<string, JsonSchema>
}

/** A validation problem in a value. */
export interface Finding {
  /** Path to the value: field names and list indexes. */
  path: (string | number)[]
  message: string
}
