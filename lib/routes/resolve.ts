import path from 'node:path'
import { decodePath, encodePath, isExternal, normalizePath } from '../kit/urls'

/** Target of a link in content. */
export type ResolvedLink =
  | { kind: 'external'; href: string }
  /** `file` is set if the link references one. */
  | { kind: 'page'; path: string; hash: string; query: string; file?: string }
  | { kind: 'missing-file'; file: string }

export interface LinkSource {
  /** File that contains the link, relative to the content folder. */
  file: string
  /** Address of the page that contains the link. */
  path: string
}

function split(target: string): { pathname: string; query: string; hash: string } {
  const [, pathname = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(target) ?? []
  return { pathname, query, hash: hash.slice(1) }
}

/** Root folder of a page's section: `docs`, `versioned_docs/version-1.0`. */
function getRootFolder(file: string): string {
  const [root = '', version = ''] = file.split('/')
  return root === 'versioned_docs' ? `${root}/${version}` : root
}

/** Files that a link such as `../api/event.md` can refer to: relative to its file, or to the root folder. */
function toFileCandidates(pathname: string, source: LinkSource): string[] {
  const name = decodePath(pathname)
  if (name.startsWith('@site/')) return [name.slice('@site/'.length)]
  const relative = path.posix.normalize(path.posix.join(path.posix.dirname(source.file), name))
  const root = getRootFolder(source.file)
  return name.startsWith('/') ? [name.slice(1), path.posix.join(root, name)] : [relative, path.posix.join(root, name)]
}

/**
 * Resolves a link without checking whether its target exists.
 * @param addressOfFile page addresses by file, relative to the content folder
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
