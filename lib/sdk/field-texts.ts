import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

/** Reads descriptions from lib/sdk/data. */
export function readTexts<T>(file: string): Record<string, T> {
  return parse(readFileSync(path.join(import.meta.dirname, 'data', file), 'utf8')) as Record<string, T>
}

const texts = readTexts<string>('fields.yml')

/** A field's description, or undefined if there is none. */
export function findFieldText(type: string, field: string): string | undefined {
  return texts[`${type}.${field}`] ?? texts[field]
}
