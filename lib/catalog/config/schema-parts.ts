import type { JsonSchema } from './types'

export const text: JsonSchema = { type: 'string' }
export const yesNo: JsonSchema = { type: 'boolean' }
export const number: JsonSchema = { type: 'number' }
export const address: JsonSchema = { type: 'string', format: 'uri' }

/** An object with these fields and no others. Those whose names end with `!` must be there. */
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

/** Columns of the table of a kind of resource, each of which may be hidden or renamed. */
export function table(...columns: string[]): JsonSchema {
  const column = fields({ visible: yesNo, label: text })
  return fields({
    tableConfiguration: fields({ 'columns!': fields(Object.fromEntries(columns.map((name) => [name, column]))) }),
  })
}
