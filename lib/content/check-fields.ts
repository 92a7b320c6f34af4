import { findClosest, toSuggestion } from '../kit/closest'
import type { ProblemList } from '../kit/problems'
import type { Field, Fields } from './fields'

export interface CheckOptions {
  /** True for our own content: unknown fields, missing fields and undeclared tags are errors. */
  strict: boolean
}

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

const isText = (value: unknown) => typeof value === 'string'
const isNumeric = (value: unknown) => isText(value) && value.trim() !== '' && Number.isFinite(Number(value))

type IsValid = (value: unknown, strict: boolean) => boolean

/** What each type expects. Docusaurus also accepts `title: 2024`, and numbers in quotes. */
const types: Record<Field['type'], [expected: string, isValid: IsValid]> = {
  any: ['anything', () => true],
  date: ['a date such as 2025-01-31', (value, strict) => isText(value) && isDate(value, strict)],
  strings: ['a list of words', (value) => Array.isArray(value) && value.every(isText)],
  string: ['text', (value, strict) => isText(value) || (!strict && typeof value === 'number')],
  number: ['a number', (value, strict) => typeof value === 'number' || (!strict && isNumeric(value))],
  boolean: ['true or false', (value) => typeof value === 'boolean'],
}

/** Describes a mismatch as "expected …". Undefined if the value is valid. */
export function findMismatch({ type, options }: Field, value: unknown, { strict }: CheckOptions): string | undefined {
  const [expected, isValid] = types[type]
  if (!isValid(value, strict)) return `expected ${expected}`
  return isText(value) && options?.includes(value) === false ? `expected one of ${options.join(', ')}` : undefined
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
