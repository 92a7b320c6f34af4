import { findClosest, toSuggestion } from '@/lib/kit/closest'
import { showValue } from '@/lib/content/check-fields'
import type { JsonSchema } from './build-schema'

/** A problem with a field. */
export interface Mismatch {
  field: string
  message: string
}

const typeNames = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list of words',
  object: 'fields',
} as const

function hasType(value: unknown, { type, items }: JsonSchema): boolean {
  if (type === undefined) return true
  if (type === 'array')
    return Array.isArray(value) && value.every((item) => items === undefined || hasType(item, items))
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  return typeof value === type
}

/** Describes a mismatch. Undefined if the value is valid. */
function findExpectation(value: unknown, schema: JsonSchema): string | undefined {
  if (!hasType(value, schema)) return `expected ${typeNames[schema.type ?? 'string']}, got ${showValue(value)}.`
  if (typeof value !== 'string') return undefined
  const { enum: options, minLength = 0, maxLength = Infinity, pattern } = schema
  if (options !== undefined && !options.includes(value)) {
    const nearest = findClosest(value, options)
    return `expected one of ${options.join(', ')}, got ${showValue(value)}.${nearest === undefined ? '' : ` Did you mean ${nearest}?`}`
  }
  if (value.length < minLength || value.length > maxLength)
    return `expected ${minLength} to ${maxLength} characters, got ${value.length}.`
  if (pattern !== undefined && !new RegExp(pattern).test(value))
    return `expected a date such as 2025-01-31, got ${showValue(value)}.`
  return undefined
}

/** Validates fields against a schema from tools/schema/build-schema.ts. */
export function checkFields(values: Record<string, unknown>, schema: JsonSchema): Mismatch[] {
  const properties = schema.properties ?? {}
  const names = Object.keys(properties)
  const written = Object.entries(values).flatMap(([field, value]): Mismatch[] => {
    const property = properties[field]
    if (property === undefined) {
      const hint = toSuggestion(field, names, (word) => `"${word}"`) || ` Expected one of ${names.join(', ')}.`
      return [{ field, message: `Unknown field "${field}".${hint}` }]
    }
    const expectation = findExpectation(value, property)
    return expectation === undefined ? [] : [{ field, message: `Field "${field}": ${expectation}` }]
  })
  const missing = (schema.required ?? [])
    .filter((field) => values[field] === undefined)
    .map((field) => ({ field, message: `Field "${field}" is missing. ${properties[field]?.description ?? ''}`.trim() }))
  return [...missing, ...written]
}
