import { toSuggestion } from '@/lib/kit/closest'
import type { DocumentedField } from './documented-fields'
import { findField, listFieldNames } from './schema-fields'
import type { JsonSchema } from '@/lib/catalog/config/types'

export interface Comparison {
  schema: JsonSchema
  /** Prefix of the names in a section: `steps[].` for the fields of a step. */
  prefixes: Readonly<Record<string, string>>
  /** Fields that a page may omit, because authors don't write them. */
  silent: readonly string[]
}

const getHolder = (path: string) => (path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : '')
const getName = (path: string) => path.slice(path.lastIndexOf('.') + 1).replace(/(\[\])+$/, '')

/** Differences between a page and the schema, and what the page omits, one per line. */
export function compareFields(fields: readonly DocumentedField[], { schema, prefixes, silent }: Comparison): string[] {
  const paths = fields.map((field) => ({ ...field, path: `${prefixes[field.section] ?? ''}${field.name}` }))
  const problems = paths.flatMap(({ path, isRequired }) => {
    const found = findField(schema, path)
    if (found.length === 0) {
      const hint = toSuggestion(getName(path), listFieldNames(schema, getHolder(path)), (name) => `"${name}"`)
      return [`"${path}" is no field.${hint}`]
    }
    // A list item is neither.
    if (path.endsWith('[]') || found.some((each) => each.isRequired === isRequired)) return []
    return [`"${path}" is ${isRequired ? 'optional' : 'required'}, and the page says the opposite.`]
  })
  const known = new Set(paths.map(({ path }) => path.replace(/(\[\])+$/, '')))
  // A name in braces matches any name with the same members.
  const isListed = (path: string, holder: string) =>
    [...known].some((each) => {
      const start = holder === '' ? '{' : `${holder}.{`
      if (each.startsWith(start))
        return findField(schema, path + each.slice(each.indexOf('}', start.length) + 1)).length > 0
      return each === path || each.startsWith(`${path}.`) || each.startsWith(`${path}[`)
    })
  // If a page lists one member of an object, it has to list all of them.
  const missing = [...new Set(['', ...paths.map(({ path }) => getHolder(path))])].flatMap((holder) =>
    listFieldNames(schema, holder)
      .map((name) => (holder === '' ? name : `${holder}.${name}`))
      .filter((path) => !silent.includes(path) && !isListed(path, holder))
      .map((path) => `"${path}" is missing.`),
  )
  return [...problems, ...missing]
}
