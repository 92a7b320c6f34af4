import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { findMismatch } from '../content/check-fields'
import { categoryFields, type Field } from '../content/fields'
import { parseNumberPrefix } from './identity'

/** Fields of `_category_.json` (or `.yml`). */
export interface CategoryFile {
  label?: string
  position?: number
  collapsible?: boolean
  collapsed?: boolean
  className?: string
  /** Deprecated form of the link's description. */
  description?: string
  link?:
    | { type: 'generated-index'; slug?: string; title?: string; description?: string }
    | { type: 'doc'; id: string }
    | null
}

/** Drops invalid values, which lib/content reports, and converts numbers to text. */
function keepValid(values: Record<string, unknown>): CategoryFile {
  const fields: Record<string, Field> = categoryFields
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const field = fields[name]
      if (field === undefined || value === null || findMismatch(field, value, { strict: false }) !== undefined)
        return []
      if (typeof value === 'number' && field.type === 'string') return [[name, String(value)]]
      return [[name, field.type === 'number' ? Number(value) : value]]
    }),
  )
}

/** Reads a folder's category file. Empty if there is none. */
export function readCategoryFile(absoluteFolder: string): CategoryFile {
  const files = ['json', 'yml', 'yaml'].map((ending) => path.join(absoluteFolder, `_category_.${ending}`))
  const file = files.find((name) => existsSync(name))
  if (file === undefined) return {}
  const text = readFileSync(file, 'utf8')
  return keepValid(((file.endsWith('.json') ? JSON.parse(text) : parse(text)) as Record<string, unknown> | null) ?? {})
}

/** Default label of a folder: `data-stores` → "Data stores". */
export function toFolderLabel(folderName: string): string {
  const words = parseNumberPrefix(folderName).name.replaceAll(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
