import { configSchema, type Finding, type JsonSchema } from '@/lib/catalog'
import { checkGenerators } from './check-generators'
import { buildCheck } from './validate'

export { configSchema }

let check: ((value: unknown) => Finding[]) | undefined

/** Reports configuration fields that EventCatalog doesn't read, or reads differently. */
export function checkConfig(value: unknown): Finding[] {
  check ??= buildCheck(configSchema)
  const generators = typeof value === 'object' && value !== null && 'generators' in value ? value.generators : []
  return [...check(value), ...checkGenerators(generators)]
}

/** An option with its type, and whether it's optional. */
export interface Option {
  type: string
  isOptional: boolean
}

function toTypeText(schema: JsonSchema): string {
  if (schema.enum)
    return schema.enum.map((value) => (typeof value === 'string' ? `'${value}'` : String(value))).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.anyOf) return schema.anyOf.map(toTypeText).join(' | ')
  if (schema.$ref) return 'entry'
  if (schema.prefixItems) return `[${schema.prefixItems.map(toTypeText).join(', ')}]`
  if (schema.items) return `${toTypeText(schema.items)}[]`
  return [schema.type ?? 'any'].flat().join(' | ')
}

/**
 * Every option of a schema by path, such as `docs.sidebar.type` or `environments[].name`. Expands recursive schemas
 * once.
 */
export function listOptions(schema: JsonSchema, root = schema, prefix = '', isInside = false): Record<string, Option> {
  const options: Record<string, Option> = {}
  const add = (part: JsonSchema, at: string, inside: boolean) =>
    Object.assign(options, listOptions(part, root, at, inside))
  if (schema.$ref) {
    const target = root.$defs?.[schema.$ref.replace('#/$defs/', '')]
    if (target !== undefined && !isInside) add(target, prefix, true)
  }
  if (schema.items) add(schema.items, `${prefix}[]`, isInside)
  for (const part of schema.anyOf ?? []) add(part, prefix, isInside)
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    const at = prefix === '' ? name : `${prefix}.${name}`
    options[at] = { type: toTypeText(part), isOptional: !schema.required?.includes(name) }
    add(part, at, isInside)
  }
  return options
}
