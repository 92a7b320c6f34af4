import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSource } from '../content/source-file'
import type { ProblemList } from '../kit/problems'
import type { CatalogSource } from './sources'
import type { MessageSchema, SchemaFormat, Term } from './types'
import { pick, toRecords, toText } from './values'

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

function readBeside(dir: string, source: CatalogSource, name: string, problems: ProblemList) {
  const file = path.join(dir, path.dirname(source.file), name)
  if (!existsSync(file)) return undefined
  return parseSource(file, readFileSync(file, 'utf8').replaceAll('\r\n', '\n'), problems)
}

/** The text of a resource's `changelog.mdx`. */
export function readChangelog(dir: string, source: CatalogSource, problems: ProblemList): string | undefined {
  return readBeside(dir, source, 'changelog.mdx', problems)?.body.trim()
}

/** The terms in a domain's `ubiquitous-language.mdx`. */
export function readLanguage(dir: string, source: CatalogSource, problems: ProblemList): Term[] {
  const parsed = readBeside(dir, source, 'ubiquitous-language.mdx', problems)
  return toRecords(parsed?.frontMatter.dictionary).flatMap((term) => {
    const [id, name] = [toText(term.id), toText(term.name)]
    if (id === undefined || name === undefined) return []
    return [{ id, name, ...pick({ summary: toText(term.summary), description: toText(term.description) }) }]
  })
}
