import { isRecord } from '../values'

/** `1 to 20 items`, `at least 1 item`. Empty without limits. */
function toRange(least: unknown, most: unknown, unit: string): string[] {
  const plural = (count: unknown) => (unit === '' ? String(count) : `${String(count)} ${unit}${count === 1 ? '' : 's'}`)
  if (typeof least === 'number' && typeof most === 'number') return [`${least} to ${plural(most)}`]
  if (typeof least === 'number') return [`at least ${plural(least)}`]
  if (typeof most === 'number') return [`at most ${plural(most)}`]
  return []
}

/** Other constraints of a JSON Schema, as text. */
export function toLimits(schema: Record<string, unknown>): string[] {
  const { exclusiveMinimum, exclusiveMaximum, multipleOf, pattern, additionalProperties } = schema
  return [
    ...toRange(schema.minimum, schema.maximum, ''),
    ...(typeof exclusiveMinimum === 'number' ? [`more than ${exclusiveMinimum}`] : []),
    ...(typeof exclusiveMaximum === 'number' ? [`less than ${exclusiveMaximum}`] : []),
    ...(typeof multipleOf === 'number' ? [`a multiple of ${multipleOf}`] : []),
    ...toRange(schema.minLength, schema.maxLength, 'character'),
    ...toRange(schema.minItems, schema.maxItems, 'item'),
    ...(schema.uniqueItems === true ? ['no repeats'] : []),
    ...(typeof pattern === 'string' ? [`pattern ${pattern}`] : []),
    ...(additionalProperties === false ? ['no other fields'] : []),
    ...(isRecord(additionalProperties) ? ['any other field'] : []),
  ]
}
