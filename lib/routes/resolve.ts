import path from 'node:path'
import { decodePath, encodePath, isExternal, normalizePath } from '../kit/urls'

/** Where a link written in content leads. */
export type ResolvedLink =
  | { kind: 'external'; href: string }
  /** `file` is the one that the link names, if it names one. */
  | { kind: 'page'; path: string; hash: string; query: string; file?: string }
  | { kind: 'missing-file'; file: string }

export interface LinkSource {
  /** File that the link stands in, below the content folder. */
  file: string
  /** Address of the page that it stands in. */
  path: string
}

function split(target: string): { pathname: string; query: string; hash: string } {
  const [, pathname = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(target) ?? []
  return { pathname, query, hash: hash.slice(1) }
}

/** The folder that a page's section begins in: `docs`, `versioned_docs/version-1.0`. */
function getRootFolder(file: string): string {
  const [root = '', version = ''] = file.split('/')
  return root === 'versioned_docs' ? `${root}/${version}` : root
}

/** Files that a link such as `../api/event.md` may mean: below the file's folder, or below the tree. */
function toFileCandidates(pathname: string, source: LinkSource): string[] {
  const name = decodePath(pathname)
  if (name.startsWith('@site/')) return [name.slice('@site/'.length)]
  const beside = path.posix.normalize(path.posix.join(path.posix.dirname(source.file), name))
  const root = getRootFolder(source.file)
  return name.startsWith('/') ? [name.slice(1), path.posix.join(root, name)] : [beside, path.posix.join(root, name)]
}

/**
 * Finds what a link means, without judging whether it exists.
 * @param addressOfFile address of a page by its file below the content folder
 */
export function resolveLink(
  target: string,
  source: LinkSource,
  addressOfFile: ReadonlyMap<string, string>,
): ResolvedLink {
  if (target.startsWith('pathname://')) return { kind: 'external', href: target.slice('pathname://'.length) }
  if (isExternal(target) && !target.startsWith('@site/')) return { kind: 'external', href: target }
  const { pathname, query, hash } = split(target)
  if (pathname === '') return { kind: 'page', path: source.path, hash, query }
  if (/\.mdx?$/.test(pathname)) {
    for (const candidate of toFileCandidates(pathname, source)) {
      const address = addressOfFile.get(candidate)
      if (address !== undefined) return { kind: 'page', path: address, hash, query, file: candidate }
    }
    return { kind: 'missing-file', file: pathname }
  }
  const absolute = pathname.startsWith('/') ? pathname : new URL(pathname, `http://x${source.path}`).pathname
  return { kind: 'page', path: encodePath(decodePath(normalizePath(absolute))), hash, query }
}
