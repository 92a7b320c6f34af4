import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { imageSize } from 'image-size'
import { getContentDir } from '../kit/env'
import { writeAtomically } from '../kit/files'
import { hashText } from '../kit/hash'
import type { SourceDocument } from './documents'
import { findTreeSettings } from './tree-settings'
import { decodePath, isExternal, withBase } from '../kit/urls'

/** An image with its served URL. */
export interface ServedImage {
  src: string
  width?: number
  height?: number
  /** File size. Undefined for images on other hosts. */
  bytes?: number
}

const target = path.resolve('public/_content')

/** Size limit for images in our own pages, in bytes. Keeps pages fast on mobile connections. */
export const MAX_PICTURE = 60_000

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() === true

/** Finds a file relative to a page. Folders of a Docusaurus site are links, and `..` is relative to their targets. */
export function resolveFromPage(contentDir: string, page: string, written: string): string | undefined {
  const folder = path.join(contentDir, path.posix.dirname(page))
  const realFolder = existsSync(folder) ? realpathSync(folder) : folder
  return [path.join(folder, written), path.join(realFolder, written)].find(isFile)
}

/** Locates an image file: next to the page, in our public folder, or in the content's static folder. */
function findFile(contentDir: string, source: string, name: string): string | undefined {
  if (name.startsWith('@site/')) return [path.join(contentDir, name.slice('@site/'.length))].find(isFile)
  if (!name.startsWith('/')) return resolveFromPage(contentDir, source, name)
  return [toPublicFile(name), path.join(contentDir, 'static', name), path.join(contentDir, name)].find(isFile)
}

const toPublicFile = (name: string) => path.resolve('public', name.slice(1))

function measure(bytes: Buffer): Omit<ServedImage, 'src'> {
  try {
    const { width, height } = imageSize(bytes)
    return { width, height, bytes: bytes.length }
  } catch {
    return { bytes: bytes.length }
  }
}

/** Copies the image that a source file references, with a hash in its name. Undefined if the image doesn't exist. */
export function serveImage(contentDir: string, source: string, written: string): ServedImage | undefined {
  if (isExternal(written) && !written.startsWith('@site/')) return { src: written }
  const name = decodePath(written.replace(/[?#].*$/, ''))
  const file = findFile(contentDir, source, name)
  if (file === undefined) return undefined
  const bytes = readFileSync(file)
  if (name.startsWith('/') && file === toPublicFile(name)) return { src: withBase(written), ...measure(bytes) }
  const { name: own, ext } = path.parse(file)
  const copy = `${own.replaceAll(/[^\w-]+/g, '-')}.${hashText(bytes, 10)}${ext}`
  if (!existsSync(path.join(target, copy))) writeAtomically(path.join(target, copy), bytes)
  return { src: withBase(`/_content/${copy}`), ...measure(bytes) }
}

/** Writes a script of the content, whose name contains a hash. */
export function serveScript(name: string, code: string): void {
  if (!existsSync(path.join(target, name))) writeAtomically(path.join(target, name), code)
}

/** URL of the image in a page's front matter, for link previews. Undefined if there's no such file. */
export function findOwnImage({ file, frontMatter: { image } }: Pick<SourceDocument, 'file' | 'frontMatter'>) {
  return typeof image === 'string' && image !== '' ? serveImage(getContentDir(), file, image)?.src : undefined
}

/** The logo in the configuration of a Docusaurus site. */
export function findTreeLogo(): ServedImage | undefined {
  const src = findTreeSettings(getContentDir())?.navbar?.logo?.src
  return src === undefined ? undefined : serveImage(getContentDir(), '', `/${src.replace(/^\/+/, '')}`)
}
