import { findClosest, toSuggestion } from '../kit/closest'
import type { ProblemList } from '../kit/problems'
import type { Field, Fields } from './fields'

export interface CheckOptions {
  /** True for our own content: unknown fields, missing fields and undeclared tags are errors. */
  strict: boolean
}

/** Fields of a file with their line numbers. */
interface FieldValues {
  file: string
  values: Record<string, unknown>
  lines: Record<string, number>
}

/** Formats a value for a message. */
export function showValue(value: unknown): string {
  return typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? String(value))
}

const dateFormat = /^(\d{4})-(\d{2})-(\d{2})(?:[T ][\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/

/** A YAML timestamp: with a time, its month and day can have one digit. YAML doesn't remove no-break spaces around it. */
const timestamp = /^(\d{4})-(\d{1,2})-(\d{1,2})[T ][\d:.]+(?:Z|[+-]\d{2}:?\d{2})?$/

function isDate(value: string, strict: boolean): boolean {
  const match = dateFormat.exec(value) ?? (strict ? null : timestamp.exec(value.trim()))
  if (match === null) return false
  const [, year, month, day] = match.map(Number) as [number, number, number, number]
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Describes a mismatch as "expected …". Undefined if the value is valid. */
export function findMismatch(field: Field, value: unknown, { strict }: CheckOptions): string | undefined {
  const isText = typeof value === 'string'
  switch (field.type) {
    case 'any':
      return undefined
    case 'date':
      return isText && isDate(value, strict) ? undefined : 'expected a date such as 2025-01-31'
    case 'strings': {
      const isList = Array.isArray(value) && value.every((item) => typeof item === 'string')
      return isList ? undefined : 'expected a list of words'
    }
    case 'string': {
      // Docusaurus accepts `title: 2024`.
      if (!strict && typeof value === 'number') return undefined
      if (!isText) return 'expected text'
      return field.options?.includes(value) === false ? `expected one of ${field.options.join(', ')}` : undefined
    }
    case 'number': {
      const isNumeric = isText && value.trim() !== '' && Number.isFinite(Number(value))
      return typeof value === 'number' || (!strict && isNumeric) ? undefined : 'expected a number'
    }
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'expected true or false'
  }
}

/** Reports problems with a file's fields: errors in our own content, warnings in other content. */
export function checkFields(source: FieldValues, fields: Fields, options: CheckOptions, problems: ProblemList): void {
  const { file, values, lines } = source
  const { strict } = options
  const names = Object.keys(fields)
  for (const [name, value] of Object.entries(values)) {
    const field = fields[name]
    if (field === undefined) {
      const hint = toSuggestion(name, names, (word) => `"${word}"`) || ` Expected one of ${names.join(', ')}.`
      if (strict) problems.error(file, lines[name], `Unknown field "${name}".${hint}`)
      continue
    }
    // In other content, a field without a value counts as missing. In ours, such fields have to be removed.
    const isLeftOut = value === null && (!strict || field.type === 'any')
    const mismatch = isLeftOut ? undefined : findMismatch(field, value, options)
    if (mismatch === undefined) continue
    const nearest = field.options && typeof value === 'string' ? findClosest(value, field.options) : undefined
    const hint = nearest === undefined ? '' : ` Did you mean ${nearest}?`
    const message = `Field "${name}": ${mismatch}, got ${showValue(value)}.${hint}`
    // A wrong date would be published as a different day, so it's always an error.
    problems[strict || field.type === 'date' ? 'error' : 'warn'](file, lines[name], message)
  }
  for (const [name, { required, description }] of Object.entries(fields)) {
    if (strict && required && values[name] === undefined)
      problems.error(file, 1, `Field "${name}" is missing. ${description}`)
  }
}
