import path from 'node:path'
import { parseSource, readUtf8 } from '../content/source-file'
import { listFiles } from '../kit/files'
import type { ProblemList } from '../kit/problems'
import type { ResourceKind } from './types'
import { toText } from './values'

/** The example catalog, from the root of the repository. */
export const CATALOG_DIR = 'examples/parcelwise'

/** A file of the catalog that holds a resource. */
export interface CatalogSource {
  kind: ResourceKind
  id: string
  version: string
  /** Path below the folder of the catalog. */
  file: string
  frontMatter: string
  fields: Record<string, unknown>
  markdown: string
}

/** Folders whose subfolders are resources, by the kind that they hold. */
const folders: Record<string, ResourceKind> = {
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

/** The kind of resource that a file holds, by the folders it lies in; undefined for files beside a resource. */
export function findKind(file: string): ResourceKind | undefined {
  const parts = file.split('/')
  if (parts.length === 2 && /\.mdx?$/.test(file)) {
    if (parts[0] === 'teams') return 'team'
    if (parts[0] === 'users') return 'user'
  }
  if (!/^index\.mdx?$/.test(parts.at(-1) ?? '')) return undefined
  const owner = parts.at(-3) === 'versioned' ? parts.slice(0, -2).at(-3) : parts.at(-3)
  return owner === undefined ? undefined : folders[owner]
}

/** Key of a resource in maps. */
export function toKey(kind: ResourceKind, id: string, version: string): string {
  return `${kind}/${id}/${version}`
}

/**
 * Reads the front matter of every resource's file, which the SDK gives without its place.
 * Reports files that are no resource of a known kind, and front matter without an id.
 */
export function readSources(dir: string, problems: ProblemList): CatalogSource[] {
  return listFiles(dir).flatMap((file) => {
    const kind = findKind(file)
    const shown = `${dir}/${file}`
    if (kind === undefined) {
      if (/(^|\/)index\.mdx?$/.test(file))
        problems.error(shown, undefined, `Unknown resource folder. Expected ${Object.keys(folders).join(', ')}.`)
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
