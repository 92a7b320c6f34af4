import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSource } from '../content/source-file'
import type { ProblemList } from '../kit/problems'
import type { CatalogSource } from './sources'
import type { MessageSchema, SchemaFormat } from './types'
import { toText } from './values'

const formats: Record<string, SchemaFormat> = { '.json': 'json', '.avsc': 'avro', '.proto': 'protobuf' }

/** The schema that a message references. Reports a missing file or an unknown format. */
export function readSchema(dir: string, source: CatalogSource, problems: ProblemList): MessageSchema | undefined {
  const file = toText(source.fields.schemaPath)
  if (file === undefined) return undefined
  const place = `${dir}/${source.file}`
  const absolute = path.join(dir, path.dirname(source.file), file)
  const format = formats[path.extname(file)]
  if (format === undefined)
    problems.error(place, undefined, `schemaPath: expected ${Object.keys(formats).join(', ')}, got "${file}".`)
  else if (!existsSync(absolute))
    problems.error(place, undefined, `schemaPath: the file "${file}" doesn’t exist in this folder.`)
  else return { format, file, text: readFileSync(absolute, 'utf8').replaceAll('\r\n', '\n').trimEnd() }
  return undefined
}

/** Reads a resource's `changelog.mdx` directly, because SDK 2.9.2 has no function for it. */
export function readChangelog(dir: string, source: CatalogSource, problems: ProblemList): string | undefined {
  const file = path.join(dir, path.dirname(source.file), 'changelog.mdx')
  if (!existsSync(file)) return undefined
  return parseSource(file, readFileSync(file, 'utf8').replaceAll('\r\n', '\n'), problems)?.body.trim()
}
