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

/** Files that a link such as `../api/event.md` can refer to: relative to its file, or to the root folder. */
function toFileCandidates(pathname: string, source: LinkSource): string[] {
  const name = decodePath(pathname)
  if (name.startsWith('@site/')) return [name.slice('@site/'.length)]
  // A page's section, such as `docs` or `versioned_docs/version-1.0`.
  const [root] = /^versioned_docs\/[^/]*|^[^/]*/.exec(source.file) ?? ['']
  const fromRoot = path.posix.join(root, name)
  return name.startsWith('/')
    ? [name.slice(1), fromRoot]
    : [path.posix.join(path.posix.dirname(source.file), name), fromRoot]
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
  const [, pathname = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(target) ?? []
  const hash = fragment.slice(1)
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
