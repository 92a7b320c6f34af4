import path from 'node:path'
import { decodePath, encodePath, joinPath } from '../kit/urls'

/** `02-install` → "install" at position 2. Dates and versions aren't prefixes (`2025-01-notes`, `1.0-beta`). */
export function parseNumberPrefix(name: string): { name: string; position?: number } {
  const match = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(name)
  if (match === null || /^\d+[-_.]\d+/.test(name)) return { name }
  return { name: match[2] ?? name, position: Number(match[1]) }
}

/** Removes the number prefix from each segment of a folder path. */
export function stripNumberPrefixes(folder: string): string {
  return folder
    .split('/')
    .map((part) => parseNumberPrefix(part).name)
    .join('/')
}

/** YAML parses `404` as a number, but it means text. */
function toText(value: unknown): string | undefined {
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? String(value) : undefined
}

export interface DocIdentity {
  id: string
  /** Percent-encoded address relative to the version's root: `/api/event`. */
  path: string
  folder: string
  isIndex: boolean
  position?: number
  /** Its address in Docusaurus if that ends with `/index`, relative to the version's root. */
  indexPath?: string
}

/**
 * A page's id, address and position, following Docusaurus's rules.
 * @param file path relative to the version's folder: `api/02-event.mdx`
 */
export function toDocIdentity(file: string, frontMatter: { id?: unknown; slug?: unknown }): DocIdentity {
  const folder = path.posix.dirname(file) === '.' ? '' : path.posix.dirname(file)
  const { name, position } = parseNumberPrefix(path.posix.basename(file).replace(/\.mdx?$/, ''))
  const cleanFolder = stripNumberPrefixes(folder)
  const isIndex = ['index', 'readme', path.posix.basename(cleanFolder).toLowerCase()].includes(name.toLowerCase())
  const lastPart = toText(frontMatter.id) ?? name
  // Slugs may or may not be percent-encoded.
  const slug = decodePath(toText(frontMatter.slug) ?? (isIndex ? '.' : lastPart))
  const given = encodePath(joinPath(path.posix.join('/', slug.startsWith('/') ? '' : cleanFolder, slug)))
  // Many hosts use the same file for `/a` and `/a/index`.
  const address = given.replace(/\/index$/, '') || '/'
  return {
    id: cleanFolder === '' ? lastPart : `${cleanFolder}/${lastPart}`,
    path: address,
    folder,
    isIndex,
    position,
    ...(given === address ? {} : { indexPath: given }),
  }
}
