import path from 'node:path'
import { existsSync } from 'node:fs'
import type { Nodes } from 'mdast'
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import { parseText } from '../../lint/parse'
import { isJsx, isPicture, listNodes } from '../../lint/passages'
import { resolveLink } from '@/lib/routes/resolve'
import { decodePath, isExternal } from '@/lib/kit/urls'
import { listPageFiles, readSource } from '../../lint/read-tree'

/** A link or image in a page, and the lines that may contain it. */
interface WrittenReference {
  kind: 'link' | 'image'
  target: string
  position: Nodes['position']
}

/** Text of an attribute, from `"…"` or `{'…'}`. Undefined if it's computed. */
const toLiteral = (value: MdxJsxAttribute['value']) =>
  typeof value === 'string' ? value : /^\s*(["'`])(.*)\1\s*$/s.exec(value?.value ?? '')?.[2]

/** Every link and image in a text, as the compiler sees them. Empty if the text can't be parsed. */
function listReferences(body: string, bodyOffset = 0): WrittenReference[] {
  const nodes = listNodes(parseText(body, bodyOffset).tree)
  const imageNames = new Set(nodes.flatMap((node) => (node.type === 'imageReference' ? node.identifier : [])))
  return nodes.flatMap((node): WrittenReference[] => {
    const { position } = node
    if (node.type === 'link' || node.type === 'image') return [{ kind: node.type, target: node.url, position }]
    if (node.type === 'definition')
      return [{ kind: imageNames.has(node.identifier) ? 'image' : 'link', target: node.url, position }]
    return (isJsx(node) ? node.attributes : []).flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || !/^(?:href|to|src)$/.test(attribute.name)) return []
      const target = toLiteral(attribute.value)
      const kind = isPicture(node) && attribute.name === 'src' ? 'image' : 'link'
      return target === undefined ? [] : [{ kind, target, position: attribute.position }]
    })
  })
}

/** Escapes text for use in a regular expression. */
export const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&')

/** Replaces targets by those that `getTarget` returns. Also returns those that it could not find in the text. */
export function rewriteReferences(
  text: string,
  bodyOffset: number,
  getTarget: (reference: WrittenReference) => string | undefined,
) {
  const lines = text.split('\n')
  const missed: { line: number; target: string }[] = []
  for (const reference of listReferences(lines.slice(bodyOffset).join('\n'), bodyOffset)) {
    const { target, position } = reference
    const next = getTarget(reference)
    if (next === undefined || next === target || position === undefined) continue
    const start = position.start.line - 1
    const before = lines.slice(start, position.end.line).join('\n')
    // A target is in brackets, in quotes, or in a definition.
    const pattern = new RegExp(`(?<=[(<"'\`]|\\]:\\s*)${escapePattern(target)}(?=[)>"'\`\\s]|$)`, 'gm')
    const after = before.replaceAll(pattern, () => next)
    // A previous replacement on the same lines may have covered this one.
    if (after === before && !before.includes(next)) missed.push({ line: start + 1, target })
    lines.splice(start, position.end.line - start, ...after.split('\n'))
  }
  return { text: lines.join('\n'), missed }
}

/** The page with a link, before and after the move. */
interface LinkPlace {
  file: string
  newFile: string
  /** Undefined for partials: a relative address in them depends on the page that includes them. */
  address: string | undefined
}

/** Relative path from a file to another, such as `./x` or `../x`. */
function toRelative(fromFile: string, toFile: string): string {
  const relative = path.posix.relative(path.posix.dirname(fromFile), toFile)
  return relative.startsWith('.') ? relative : `./${relative}`
}

/** The new target of a link to a file, in the same style as the old one. */
function toFileTarget(pathname: string, newFile: string, place: LinkPlace): string {
  if (pathname.startsWith('@site/')) return `@site/${newFile}`
  if (!pathname.startsWith('/')) return encodeURI(toRelative(place.newFile, newFile))
  const [root = ''] = place.file.split('/')
  return pathname.startsWith(`/${root}/`) ? `/${newFile}` : newFile.slice(root.length)
}

/** A link's target after a move, so that it still opens the same page. Undefined if it doesn't change. */
export function findNewTarget(
  target: string,
  place: LinkPlace,
  moved: { from: string; to: string; file: string; newFile: string },
  addressOfFile: ReadonlyMap<string, string>,
): string | undefined {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? []
  if (pathname === '') return undefined
  const resolved = resolveLink(target, { file: place.file, path: place.address ?? '/' }, addressOfFile)
  if (resolved.kind !== 'page') return undefined
  const isSelfMoved = place.newFile !== place.file
  if (/\.mdx?$/.test(pathname)) {
    const file = [...addressOfFile].find(([, address]) => address === resolved.path)?.[0]
    const isRelative = !/^(?:\/|@site\/)/.test(pathname)
    if (file === undefined || (file !== moved.file && !(isSelfMoved && isRelative))) return undefined
    return toFileTarget(pathname, file === moved.file ? moved.newFile : file, place) + rest
  }
  const next = resolved.path === moved.from ? moved.to : undefined
  if (pathname.startsWith('/')) return next === undefined ? undefined : next + rest
  if (place.address === undefined || (next === undefined && !isSelfMoved)) return undefined
  return (next ?? resolved.path) + rest
}

/** Local files that a page references: target as written → path relative to the content folder. */
function listPictures(contentDir: string, source: string): Map<string, string> {
  const pictures = new Map<string, string>()
  for (const { target } of listReferences(readSource(contentDir, source)?.body ?? '')) {
    if (isExternal(target) || /^(?:\/|@|#)/.test(target)) continue
    const name = decodePath(target.replace(/[?#].*$/, ''))
    const file = path.posix.join(path.posix.dirname(source), name)
    if (existsSync(path.join(contentDir, file)) && !/\.mdx?$/.test(file)) pictures.set(target, file)
  }
  return pictures
}

/**
 * Plans what happens to a moved page's images and downloads. Those used only by this page move with it; shared ones
 * stay. `own` are all of them as written, `files` those to move (old → new), and `targets` the new ones of shared files.
 */
export function planPictures(contentDir: string, file: string, newFile: string) {
  const own = listPictures(contentDir, file)
  const files = new Map<string, string>()
  const targets = new Map<string, string>()
  const [oldFolder, newFolder] = [path.posix.dirname(file), path.posix.dirname(newFile)]
  if (own.size === 0 || oldFolder === newFolder) return { own, files, targets }
  const others = listPageFiles(contentDir).filter((other) => other !== file)
  const shared = new Set(others.flatMap((other) => [...listPictures(contentDir, other).values()]))
  for (const [target, picture] of own) {
    const goal = path.posix.join(newFolder, path.posix.relative(oldFolder, picture))
    const isOwn = picture.startsWith(`${oldFolder}/`) && !shared.has(picture)
    if (isOwn && !existsSync(path.join(contentDir, goal))) files.set(picture, goal)
    else targets.set(target, encodeURI(toRelative(newFile, picture)))
  }
  return { own, files, targets }
}
