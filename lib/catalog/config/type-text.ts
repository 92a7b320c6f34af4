import { configSchema } from './schema'
import type { JsonSchema } from './types'

function toValues(values: readonly unknown[]): string {
  return values.map((value) => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value))).join(' | ')
}

/** Converts a JSON Schema to a TypeScript type. A schema without constraints becomes `unknown`. */
export function toTypeText({
  anyOf,
  enum: values,
  const: only,
  type,
  properties,
  required = [],
  items,
  ...rest
}: JsonSchema): string {
  if (rest.$ref !== undefined) return 'Entry'
  if (anyOf !== undefined) return anyOf.map((form) => toTypeText(form)).join(' | ')
  if (values !== undefined) return toValues(values)
  if (only !== undefined) return toValues([only])
  if (properties !== undefined) {
    const fields = Object.entries(properties).map(
      ([name, schema]) => `${name}${required.includes(name) ? '' : '?'}: ${toTypeText(schema)}`,
    )
    return `{ ${fields.join('; ')} }`
  }
  if (rest.prefixItems !== undefined) return `[${rest.prefixItems.map((item) => `(${toTypeText(item)})?`).join(', ')}]`
  if (type === 'array') return `(${items === undefined ? 'unknown' : toTypeText(items)})[]`
  if (type === 'object') return 'Record<string, unknown>'
  return type === undefined ? 'unknown' : [type].flat().join(' | ')
}

/**
 * TypeScript declarations for `eventcatalog.config.js`, based on what EventCatalog reads rather than on its own type.
 */
export function writeConfigTypes(): string {
  const entry = configSchema.$defs?.entry
  return [
    `export interface Config ${toTypeText(configSchema)}`,
    ...(entry === undefined ? [] : [`interface Entry ${toTypeText(entry)}`]),
  ].join('\n')
}
