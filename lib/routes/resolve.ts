import path from 'node:path'
import { decodePath, encodePath, isExternal, normalizePath } from '../kit/urls'

export type ResolvedLink =
  | { kind: 'external'; href: string }
  /** `file` is set if the link references one. */
  | { kind: 'page'; path: string; hash: string; query: string; file?: string }
  | { kind: 'missing-file'; file: string }

type LinkSource = Record<'file' | 'path', string>

/** Files that a link such as `../api/event.md` can refer to: relative to its file, or to the root folder. */
function toFileCandidates(pathname: string, source: LinkSource): string[] {
  const name = decodePath(pathname)
  if (name.startsWith('@site/')) return [name.slice('@site/'.length)]
  // A page's section, such as `docs` or `versioned_docs/version-1.0`.
  const [root] = /^versioned_docs\/[^/]*|^[^/]*/.exec(source.file) ?? ['']
  const own = name.startsWith('/') ? name.slice(1) : path.posix.join(path.posix.dirname(source.file), name)
  return [own, path.posix.join(root, name)]
}

/** Resolves a link without checking whether its target exists. Files are relative to the content folder. */
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
    const file = toFileCandidates(pathname, source).find((candidate) => addressOfFile.has(candidate))
    if (file === undefined) return { kind: 'missing-file', file: pathname }
    return { kind: 'page', path: addressOfFile.get(file) ?? '', hash, query, file }
  }
  const absolute = pathname.startsWith('/') ? pathname : new URL(pathname, `http://x${source.path}`).pathname
  return { kind: 'page', path: encodePath(decodePath(normalizePath(absolute))), hash, query }
}
