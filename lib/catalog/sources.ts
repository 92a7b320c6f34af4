import path from 'node:path'
import { existsSync, readFileSync } from 'node:fs'
import { parseSource, readUtf8 } from '../content/source-file'
import { listFiles } from '../kit/files'
import type { ProblemList } from '../kit/problems'
import type { Changelog, ResourceKind, MessageSchema, SchemaFormat, Term } from './types'
import { toText, pick, toRecords } from './values'

/** A catalog file that defines a resource. */
export interface CatalogSource {
  kind: ResourceKind
  id: string
  version: string
  /** Path relative to the catalog folder. */
  file: string
  frontMatter: string
  fields: Record<string, unknown>
  markdown: string
}

/** Kinds of resources by the name of their folder. */
export const kindByFolder: Record<string, ResourceKind> = {
  domains: 'domain',
  subdomains: 'domain',
  services: 'service',
  events: 'event',
  commands: 'command',
  queries: 'query',
  channels: 'channel',
  flows: 'flow',
  entities: 'entity',
  containers: 'container',
}

/** The kind of resource a file defines, derived from its folders. Undefined for files next to a resource. */
function findKind(file: string): ResourceKind | undefined {
  const parts = file.split('/')
  if (parts.length === 2 && /\.mdx?$/.test(file)) {
    if (parts[0] === 'teams') return 'team'
    if (parts[0] === 'users') return 'user'
  }
  if (!/^index\.mdx?$/.test(parts.at(-1) ?? '')) return undefined
  const owner = parts.at(-3) === 'versioned' ? parts.slice(0, -2).at(-3) : parts.at(-3)
  return owner === undefined ? undefined : kindByFolder[owner]
}

/**
 * Reads every resource file. Reports unknown kinds of resources and front matter without an id.
 */
export function readSources(dir: string, problems: ProblemList): CatalogSource[] {
  return listFiles(dir).flatMap((file) => {
    const kind = findKind(file)
    const shown = `${dir}/${file}`
    if (kind === undefined) {
      if (/(^|\/)index\.mdx?$/.test(file))
        problems.error(shown, undefined, `Unknown resource folder. Expected ${Object.keys(kindByFolder).join(', ')}.`)
      return []
    }
    const text = readUtf8(path.join(dir, file), shown, problems)
    const parsed = text === undefined ? undefined : parseSource(shown, text, problems)
    if (text === undefined || parsed === undefined) return []
    const { frontMatter: fields, body } = parsed
    const id = toText(fields.id)
    if (id === undefined) {
      problems.error(shown, 1, 'Expected "id" in the front matter, found none.')
      return []
    }
    const frontMatter = text
      .slice(0, text.length - body.length)
      .replace(/^---\s*\n/, '')
      .replace(/\n---\s*$/, '')
    return [{ kind, id, version: toText(fields.version) ?? '', file, frontMatter, fields, markdown: body.trim() }]
  })
}

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

function readSibling(dir: string, source: CatalogSource, name: string, problems: ProblemList) {
  const file = path.join(dir, path.dirname(source.file), name)
  if (!existsSync(file)) return undefined
  return parseSource(file, readFileSync(file, 'utf8').replaceAll('\r\n', '\n'), problems)
}

/** A resource's `changelog.mdx`, or undefined if it has none. */
export function readChangelog(dir: string, source: CatalogSource, problems: ProblemList): Changelog | undefined {
  const parsed = readSibling(dir, source, 'changelog.mdx', problems)
  return (
    parsed && {
      ...pick({ createdAt: toText(parsed.frontMatter.createdAt) }),
      badges: toRecords(parsed.frontMatter.badges).flatMap(({ content }) => toText(content) ?? []),
      markdown: parsed.body.trim(),
    }
  )
}

/** The terms in a domain's `ubiquitous-language.mdx`. */
export function readLanguage(dir: string, source: CatalogSource, problems: ProblemList): Term[] {
  const parsed = readSibling(dir, source, 'ubiquitous-language.mdx', problems)
  return toRecords(parsed?.frontMatter.dictionary).flatMap((term) => {
    const [id, name] = [toText(term.id), toText(term.name)]
    if (id === undefined || name === undefined) return []
    return [{ id, name, ...pick({ summary: toText(term.summary), description: toText(term.description) }) }]
  })
}
