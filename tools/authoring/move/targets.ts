import path from 'node:path'
import { resolveLink } from '@/lib/routes/resolve'

/** Moved addresses, and files relative to the content folder: old → new. */
export interface Moved {
  addresses: ReadonlyMap<string, string>
  files: ReadonlyMap<string, string>
}

/** The page with the link, before and after the move. */
export interface LinkPlace {
  file: string
  newFile: string
  /** Undefined for partials: a relative address in them depends on the page that includes them. */
  address: string | undefined
}

function splitRest(target: string): [pathname: string, rest: string] {
  const at = target.search(/[?#]/)
  return at < 0 ? [target, ''] : [target.slice(0, at), target.slice(at)]
}

/** Relative path from a file to another, such as `./x` or `../x`. */
export function toRelative(fromFile: string, toFile: string): string {
  const relative = path.posix.relative(path.posix.dirname(fromFile), toFile)
  return relative.startsWith('.') ? relative : `./${relative}`
}

/** The new target of a link to a file, in the same style as the old one. */
function toFileTarget(pathname: string, newFile: string, place: LinkPlace): string {
  if (pathname.startsWith('@site/')) return `@site/${newFile}`
  if (pathname.startsWith('/')) {
    const [, root = ''] = /^([^/]+)\//.exec(place.file) ?? []
    return pathname.startsWith(`/${root}/`) ? `/${newFile}` : `/${newFile.slice(root.length + 1)}`
  }
  return encodeURI(toRelative(place.newFile, newFile))
}

/**
 * A link's target after a move, so that it still opens the same page. Undefined if it doesn't change.
 * @param addressOfFile addresses before the move
 */
export function findNewTarget(
  target: string,
  place: LinkPlace,
  moved: Moved,
  addressOfFile: ReadonlyMap<string, string>,
): string | undefined {
  const [pathname, rest] = splitRest(target)
  if (pathname === '') return undefined
  const resolved = resolveLink(target, { file: place.file, path: place.address ?? '/' }, addressOfFile)
  if (resolved.kind !== 'page') return undefined
  const isSelfMoved = place.newFile !== place.file
  if (/\.mdx?$/.test(pathname)) {
    const file = [...addressOfFile].find(([, address]) => address === resolved.path)?.[0]
    if (file === undefined) return undefined
    const newFile = moved.files.get(file)
    const isRelative = !/^(?:\/|@site\/)/.test(pathname)
    if (newFile === undefined && !(isSelfMoved && isRelative)) return undefined
    return toFileTarget(pathname, newFile ?? file, place) + rest
  }
  const next = moved.addresses.get(resolved.path)
  if (pathname.startsWith('/')) return next === undefined ? undefined : next + rest
  if (place.address === undefined || (next === undefined && !isSelfMoved)) return undefined
  return (next ?? resolved.path) + rest
}
