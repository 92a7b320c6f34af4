import path from 'node:path'
import { existsSync, readFileSync } from 'node:fs'
import { parseSource, readUtf8 } from '../content/source-file'
import { listFiles } from '../kit/files'
import type { ProblemList } from '../kit/problems'
import type { MessageSchema, ResourceBase, ResourceKind } from './types'
import { toText } from './values'

/** A catalog file that defines a resource. */
export type CatalogSource = Pick<
  ResourceBase,
  'kind' | 'id' | 'version' | 'file' | 'frontMatter' | 'fields' | 'markdown'
>

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
  const [, people] = /^(team|user)s\/[^/]+\.mdx?$/.exec(file) ?? []
  if (people !== undefined) return people as 'team' | 'user'
  const [, folder = ''] = /([^/]+)\/[^/]+(?:\/versioned\/[^/]+)?\/index\.mdx?$/.exec(file) ?? []
  return kindByFolder[folder]
}

/** Reads every resource file. Reports unknown kinds of resources and front matter without an id. */
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
    const [, frontMatter = ''] = /^---\s*\n([\s\S]*?)\n---\s*$/.exec(text.slice(0, text.length - body.length)) ?? []
    return [{ kind, id, version: toText(fields.version) ?? '', file, frontMatter, fields, markdown: body.trim() }]
  })
}

const formats: Record<string, MessageSchema['format']> = { '.json': 'json', '.avsc': 'avro', '.proto': 'protobuf' }

/** The schema that a message references. Reports a missing file or an unknown format. */
export function readSchema(dir: string, source: CatalogSource, problems: ProblemList): MessageSchema | undefined {
  const file = toText(source.fields.schemaPath)
  if (file === undefined) return undefined
  const absolute = path.join(dir, path.dirname(source.file), file)
  const format = formats[path.extname(file)]
  if (format !== undefined && existsSync(absolute))
    return { format, file, text: readFileSync(absolute, 'utf8').replaceAll('\r\n', '\n').trimEnd() }
  const expected = `expected ${Object.keys(formats).join(', ')}, got "${file}".`
  const mistake = format === undefined ? expected : `the file "${file}" doesn’t exist in this folder.`
  problems.error(`${dir}/${source.file}`, undefined, `schemaPath: ${mistake}`)
  return undefined
}

/** A file next to a resource, such as its changelog. Undefined if it doesn't exist. */
export function readSibling(dir: string, source: CatalogSource, name: string, problems: ProblemList) {
  const file = path.join(dir, path.dirname(source.file), name)
  if (!existsSync(file)) return undefined
  return parseSource(file, readFileSync(file, 'utf8').replaceAll('\r\n', '\n'), problems)
}
