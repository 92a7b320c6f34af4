import path from 'node:path'
import { toFieldText } from '../content/source-file'
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

/** A page's id, address and position, as in Docusaurus. The file is relative to the version: `api/02-event.mdx`. */
export function toDocIdentity(file: string, frontMatter: { id?: unknown; slug?: unknown }) {
  const folder = path.posix.dirname(file) === '.' ? '' : path.posix.dirname(file)
  const { name, position } = parseNumberPrefix(path.posix.basename(file).replace(/\.mdx?$/, ''))
  const cleanFolder = stripNumberPrefixes(folder)
  const isIndex = ['index', 'readme', path.posix.basename(cleanFolder).toLowerCase()].includes(name.toLowerCase())
  const lastPart = toFieldText(frontMatter.id) ?? name
  // Slugs may or may not be percent-encoded.
  const slug = decodePath(toFieldText(frontMatter.slug) ?? (isIndex ? '.' : lastPart))
  const given = encodePath(joinPath(path.posix.join('/', slug.startsWith('/') ? '' : cleanFolder, slug)))
  // Many hosts use the same file for `/a` and `/a/index`.
  const address = given.replace(/\/index$/, '') || '/'
  return {
    id: cleanFolder === '' ? lastPart : `${cleanFolder}/${lastPart}`,
    /** Percent-encoded and relative to the version's root: `/api/event`. */
    path: address,
    folder,
    isIndex,
    position,
    /** Its address in Docusaurus, if that ends with `/index`. */
    indexPath: given === address ? undefined : given,
  }
}
