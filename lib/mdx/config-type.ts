import { configSchema } from '../catalog-schema/config-schema'
import type { JsonSchema } from '../catalog-schema/types'

/** Where a configuration says that its type comes from. */
export const configModule = '@eventcatalog/core/dist/eventcatalog.config'

function toValues(values: readonly unknown[]): string {
  return values.map((value) => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value))).join(' | ')
}

/** A schema as TypeScript would write it; what says nothing of its form is `unknown`. */
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

/** The module that a configuration takes its type from, with the fields that the tool reads rather than those that it declares. */
export function writeConfigModule(): string {
  const entry = configSchema.$defs?.entry
  return [
    `export interface Config ${toTypeText(configSchema)}`,
    ...(entry === undefined ? [] : [`interface Entry ${toTypeText(entry)}`]),
  ].join('\n')
}

/** A configuration that does not name its type gets it for the compiler, above a line that readers do not see. */
export function addConfigType(code: string): string {
  if (code.includes(configModule) || !code.startsWith('export default {')) return code
  return `/** @type {import('${configModule}').Config} */\n// ---cut---\n${code}`
}
