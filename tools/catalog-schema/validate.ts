import { Ajv } from 'ajv'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { toSuggestion } from '@/lib/kit/closest'
import type { Finding, JsonSchema } from '@/lib/catalog'

const ajv = new Ajv2020({ allErrors: true, verbose: true, strictTuples: false, allowUnionTypes: true })
addFormats(ajv)
ajv.addKeyword({ keyword: 'isDate', validate: (_: unknown, value: unknown) => value instanceof Date })

/** For schemas that others wrote, for draft 7 or earlier. */
const lenientAjv = new Ajv({ allErrors: true, verbose: true, strict: false, validateFormats: false })

const toPath = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part.replaceAll('~1', '/').replaceAll('~0', '~')))

/** Describes what a schema expects: `a string`, `one of "a", "b"`, `a list`. */
function describeSchema(schema: JsonSchema): string {
  if (schema.isDate) return 'a date'
  if (schema.enum) return `one of ${schema.enum.map((value) => JSON.stringify(value)).join(', ')}`
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.anyOf) return [...new Set(schema.anyOf.map(describeSchema))].join(' or ')
  if (schema.properties) return `fields (${Object.keys(schema.properties).join(', ')})`
  if (schema.format === 'uri') return 'an absolute URL'
  const names: Record<string, string> = { array: 'a list', object: 'fields', integer: 'a whole number' }
  return [schema.type ?? 'anything']
    .flat()
    .map((type) => names[type] ?? `a ${type}`)
    .join(' or ')
}

/** Describes a value: `"text"`, `a list`, `42`. */
function describeValue(value: unknown): string {
  if (value instanceof Date) return `the date ${value.toISOString().slice(0, 10)}`
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return `fields (${Object.keys(value).join(', ')})`
  return JSON.stringify(value) ?? 'nothing'
}

function toFinding({ keyword, instancePath, params, parentSchema, data }: ErrorObject): Finding {
  const path = toPath(instancePath)
  const schema = (parentSchema ?? {}) as JsonSchema
  if (keyword === 'additionalProperties') {
    const name = String(params.additionalProperty)
    const known = Object.keys(schema.properties ?? {})
    const hint = toSuggestion(name, known, (word) => `"${word}"`) || ` Expected one of ${known.join(', ')}.`
    return { path: [...path, name], message: `Unknown field "${name}".${hint}` }
  }
  if (keyword === 'required') return { path, message: `Field "${String(params.missingProperty)}" is missing.` }
  if (keyword === 'not') {
    const names = (schema.not?.required ?? []).map((name) => `"${name}"`).join(' and ')
    return { path, message: `Expected only one of ${names}, found both.` }
  }
  const expected = keyword === 'pattern' ? `text that matches ${schema.pattern}` : describeSchema(schema)
  return { path, message: `Expected ${expected}, found ${describeValue(data)}.` }
}

const unions: readonly string[] = ['anyOf', 'oneOf']

/** For unions, only keeps errors of the variant that was probably intended. */
function selectErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  const hidden = new Set<ErrorObject>()
  for (const union of errors.filter(({ keyword }) => unions.includes(keyword))) {
    const inside = errors.filter((error) => error !== union && error.schemaPath.startsWith(`${union.schemaPath}/`))
    const isDeep = ({ instancePath, keyword }: ErrorObject) =>
      instancePath !== union.instancePath || keyword === 'additionalProperties' || keyword === 'required'
    for (const error of inside) if (!isDeep(error)) hidden.add(error)
    if (inside.some(isDeep)) hidden.add(union)
  }
  return errors.filter((error) => !hidden.has(error))
}

/** Creates a check that lists a value's errors with their paths. Schemas of other vendors are less strict. */
export function buildCheck(schema: JsonSchema, isForeign = false): (value: unknown) => Finding[] {
  let validate: ValidateFunction | undefined
  return (value) => {
    validate ??= (isForeign ? lenientAjv : ajv).compile(schema)
    if (validate(value)) return []
    const errors = selectErrors(validate.errors ?? [])
    // A union only says that no variant fits. The variants' own errors say why.
    const precise = errors.filter(({ keyword }) => !unions.includes(keyword))
    const findings = (isForeign && precise.length > 0 ? precise : errors).map(toFinding)
    const byText = new Map(findings.map((finding) => [`${finding.path.join('/')} ${finding.message}`, finding]))
    return [...byText.values()]
  }
}
