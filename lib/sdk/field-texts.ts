import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

/** Reads a table of texts from lib/sdk/data. */
export function readTexts<T>(file: string): Record<string, T> {
  return parse(readFileSync(path.join(import.meta.dirname, 'data', file), 'utf8')) as Record<string, T>
}

const texts = readTexts<string>('fields.yml')

/** What a field means; undefined if there's no text for it. */
export function findFieldText(type: string, field: string): string | undefined {
  return texts[`${type}.${field}`] ?? texts[field]
}
