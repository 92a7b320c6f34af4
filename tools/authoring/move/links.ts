import path from 'node:path'
import { existsSync } from 'node:fs'
import { visit } from 'unist-util-visit'
import { parseText } from '../../lint/parse'
import { isJsx } from '../../lint/passages'
import { resolveLink } from '@/lib/routes/resolve'
import { decodePath, isExternal } from '@/lib/kit/urls'
import { listPageFiles, readSource } from '../../lint/read-tree'

/** A link or image in a page, and the lines of the body that may contain it. */
interface WrittenReference {
  kind: 'link' | 'image'
  target: string
  startLine: number
  endLine: number
}

interface Positioned {
  position?: { start: { line: number }; end: { line: number } } | undefined
}

const pictureElements = ['img', 'Figure', 'Image']

/** Text of an attribute, from `"…"` or `{'…'}`. Undefined if it's computed. */
function toLiteral(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  const expression = (value as { value?: unknown } | null | undefined)?.value
  return typeof expression === 'string' ? /^\s*(["'`])(.*)\1\s*$/s.exec(expression)?.[2] : undefined
}

/** Every link and image in a text, as the compiler sees them. Empty if the text can't be parsed. */
function listReferences(body: string): WrittenReference[] {
  const found: WrittenReference[] = []
  const { tree } = parseText(body)
  if (tree === undefined) return found
  const add = (kind: WrittenReference['kind'], target: string, { position }: Positioned) => {
    if (position !== undefined) found.push({ kind, target, startLine: position.start.line, endLine: position.end.line })
  }
  const imageNames = new Set<string>()
  visit(tree, 'imageReference', (node) => {
    imageNames.add(node.identifier)
  })
  visit(tree, (node) => {
    if (node.type === 'link') add('link', node.url, node)
    else if (node.type === 'image') add('image', node.url, node)
    else if (node.type === 'definition') add(imageNames.has(node.identifier) ? 'image' : 'link', node.url, node)
    else if (isJsx(node)) {
      for (const attribute of node.attributes) {
        const target = attribute.type === 'mdxJsxAttribute' ? toLiteral(attribute.value) : undefined
        if (attribute.type !== 'mdxJsxAttribute' || target === undefined) continue
        if (attribute.name === 'href' || attribute.name === 'to') add('link', target, attribute)
        if (attribute.name === 'src')
          add(pictureElements.includes(node.name ?? '') ? 'image' : 'link', target, attribute)
      }
    }
  })
  return found
}

interface RewriteResult {
  text: string
  /** Links to update that couldn't be located in the text. */
  missed: { line: number; target: string }[]
}

/** Escapes text for use in a regular expression. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
}

/** Replaces a link target in brackets, in quotes, or in a definition. */
function replaceTarget(text: string, target: string, next: string): string {
  const pattern = new RegExp(`(?<=[(<"'\`]|\\]:\\s*)${escapePattern(target)}(?=[)>"'\`\\s]|$)`, 'gm')
  return text.replaceAll(pattern, () => next)
}

/**
 * Replaces link and image targets, and leaves all other text unchanged.
 * @param bodyOffset number of lines before the body
 * @param getTarget returns the new target; undefined to keep the old one
 */
export function rewriteReferences(
  text: string,
  bodyOffset: number,
  getTarget: (reference: WrittenReference) => string | undefined,
): RewriteResult {
  const lines = text.split('\n')
  const missed: RewriteResult['missed'] = []
  const body = lines.slice(bodyOffset).join('\n')
  for (const reference of listReferences(body)) {
    const next = getTarget(reference)
    if (next === undefined || next === reference.target) continue
    const start = reference.startLine - 1 + bodyOffset
    const count = reference.endLine - reference.startLine + 1
    const before = lines.slice(start, start + count).join('\n')
    const after = replaceTarget(before, reference.target, next)
    // A previous replacement on the same lines may have covered this one.
    if (after === before && !before.includes(next)) missed.push({ line: start + 1, target: reference.target })
    lines.splice(start, count, ...after.split('\n'))
  }
  return { text: lines.join('\n'), missed }
}

/** Moved addresses, and files relative to the content folder: old → new. */
export interface Moved {
  addresses: ReadonlyMap<string, string>
  files: ReadonlyMap<string, string>
}

/** The page with the link, before and after the move. */
interface LinkPlace {
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
function toRelative(fromFile: string, toFile: string): string {
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

/** Resolves a relative image path. Undefined for other addresses. */
function findPictureFile(contentDir: string, source: string, target: string): string | undefined {
  if (isExternal(target) || /^(?:\/|@|#)/.test(target)) return undefined
  const name = decodePath(target.replace(/[?#].*$/, ''))
  const file = path.posix.normalize(path.posix.join(path.posix.dirname(source), name))
  return existsSync(path.join(contentDir, file)) && !/\.mdx?$/.test(file) ? file : undefined
}

/** Local files that a page references: target as written → path relative to the content folder. */
function listPictures(contentDir: string, file: string): Map<string, string> {
  const pictures = new Map<string, string>()
  for (const { target } of listReferences(readSource(contentDir, file)?.body ?? '')) {
    const picture = findPictureFile(contentDir, file, target)
    if (picture !== undefined) pictures.set(target, picture)
  }
  return pictures
}

interface PictureMoves {
  /** Targets as written that are local files: images and downloads. */
  own: ReadonlySet<string>
  /** Files to move with the page, relative to the content folder: old → new. */
  files: Map<string, string>
  /** New targets of shared files, which stay in place. */
  targets: Map<string, string>
}

/** Plans what happens to a moved page's images. Those used only by this page move with it; shared ones stay. */
export function planPictures(contentDir: string, file: string, newFile: string): PictureMoves {
  const files = new Map<string, string>()
  const targets = new Map<string, string>()
  const pictures = listPictures(contentDir, file)
  const own = new Set(pictures.keys())
  const oldFolder = path.posix.dirname(file)
  const newFolder = path.posix.dirname(newFile)
  if (own.size === 0 || oldFolder === newFolder) return { own, files, targets }
  const shared = new Set(
    listPageFiles(contentDir)
      .filter((other) => other !== file)
      .flatMap((other) => [...listPictures(contentDir, other).values()]),
  )
  for (const [target, picture] of pictures) {
    const goal = path.posix.join(newFolder, path.posix.relative(oldFolder, picture))
    const isInFolder = picture.startsWith(`${oldFolder}/`)
    if (isInFolder && !shared.has(picture) && !existsSync(path.join(contentDir, goal))) files.set(picture, goal)
    else targets.set(target, encodeURI(toRelative(newFile, picture)))
  }
  return { own, files, targets }
}
