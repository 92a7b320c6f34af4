import type { JsonSchema } from './types'

export const text: JsonSchema = { type: 'string' }
export const boolean: JsonSchema = { type: 'boolean' }
export const number: JsonSchema = { type: 'number' }
export const address: JsonSchema = { type: 'string', format: 'uri' }

/** An object with exactly these fields. Names ending with `!` are required. */
export function fields(properties: Record<string, JsonSchema>): JsonSchema {
  const names = Object.keys(properties)
  const required = names.filter((name) => name.endsWith('!')).map((name) => name.slice(0, -1))
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name.replace(/!$/, ''), properties[name] ?? {}])),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  }
}

export function list(items: JsonSchema): JsonSchema {
  return { type: 'array', items }
}

export function oneOf(...values: unknown[]): JsonSchema {
  return { enum: values }
}

/** Table columns for a kind of resource. Each column can be hidden or renamed. */
export function table(...columns: string[]): JsonSchema {
  const column = fields({ visible: boolean, label: text })
  return fields({
    tableConfiguration: fields({ 'columns!': fields(Object.fromEntries(columns.map((name) => [name, column]))) }),
  })
}
