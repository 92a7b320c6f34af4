import { isRecord } from './records'

const primitives = new Set(['null', 'boolean', 'int', 'long', 'float', 'double', 'bytes', 'string'])
const nameRule = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*$/

/** Problems in an Avro schema: unknown types, invalid names, fields without a type. */
export function checkAvro(schema: unknown): string[] {
  const problems: string[] = []
  const named = new Set<string>()

  function addName(value: Record<string, unknown>) {
    const name = typeof value.name === 'string' ? value.name : ''
    if (!nameRule.test(name)) problems.push(`Avro: found the name "${name}", expected letters, digits and underscores.`)
    named.add(name)
    if (typeof value.namespace === 'string') named.add(`${value.namespace}.${name}`)
  }

  function walk(value: unknown, place: string): void {
    if (typeof value === 'string') {
      if (!primitives.has(value) && !named.has(value)) problems.push(`Avro: unknown type "${value}" at ${place}.`)
    } else if (Array.isArray(value)) value.forEach((one) => walk(one, place))
    else if (!isRecord(value)) problems.push(`Avro: expected a type at ${place}.`)
    else if (value.type === 'record' || value.type === 'error') {
      addName(value)
      if (!Array.isArray(value.fields)) problems.push(`Avro: the record at ${place} has no fields.`)
      for (const field of Array.isArray(value.fields) ? value.fields : []) {
        if (!isRecord(field) || typeof field.name !== 'string') problems.push(`Avro: a field of ${place} has no name.`)
        else walk(field.type, `${place}.${field.name}`)
      }
    } else if (value.type === 'enum') {
      addName(value)
      if (!Array.isArray(value.symbols)) problems.push(`Avro: the enum at ${place} has no symbols.`)
    } else if (value.type === 'fixed') addName(value)
    else if (value.type === 'array') walk(value.items, place)
    else if (value.type === 'map') walk(value.values, place)
    else walk(value.type, place)
  }

  walk(schema, 'the top')
  return problems
}
