import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { imageSize } from 'image-size'
import { getContentDir } from '../kit/env'
import { decodePath, isExternal, withBase } from '../kit/urls'

/** An image as it's served. */
export interface ServedImage {
  src: string
  width?: number
  height?: number
  /** File size; unknown for images on other hosts. */
  bytes?: number
}

const target = path.resolve('public/_content')

/** A picture in a page of ours weighs at most this many bytes: it arrives with the text, on a telephone too. */
export const MAX_PICTURE = 60_000

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true
}

/** Finds the file of a picture: beside the page, in the tree's static folder, or in our public folder. */
function findFile(
  contentDir: string,
  source: string,
  written: string,
): { file: string; isPublic: boolean } | undefined {
  const name = decodePath(written.replace(/[?#].*$/, ''))
  if (name.startsWith('@site/')) {
    const inTree = path.join(contentDir, name.slice('@site/'.length))
    return isFile(inTree) ? { file: inTree, isPublic: false } : undefined
  }
  if (!name.startsWith('/')) {
    const beside = path.join(contentDir, path.posix.dirname(source), name)
    return isFile(beside) ? { file: beside, isPublic: false } : undefined
  }
  const inPublic = path.resolve('public', name.slice(1))
  if (isFile(inPublic)) return { file: inPublic, isPublic: true }
  const inTree = [path.join(contentDir, 'static', name), path.join(contentDir, name)].find(isFile)
  return inTree === undefined ? undefined : { file: inTree, isPublic: false }
}

function measure(bytes: Buffer): Omit<ServedImage, 'src'> {
  try {
    const { width, height } = imageSize(bytes)
    return { width, height, bytes: bytes.length }
  } catch {
    return { bytes: bytes.length }
  }
}

/**
 * The picture as it is served, with its size. Pictures of content are copied under a name that changes with them.
 * @param source file that names the picture, below the content folder
 * @returns undefined when there is no such file
 */
export function serveImage(contentDir: string, source: string, written: string): ServedImage | undefined {
  if (isExternal(written) && !written.startsWith('@site/')) return { src: written }
  const found = findFile(contentDir, source, written)
  if (found === undefined) return undefined
  const bytes = readFileSync(found.file)
  if (found.isPublic) return { src: withBase(written), ...measure(bytes) }
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10)
  const name = `${path.basename(found.file, path.extname(found.file)).replaceAll(/[^\w-]+/g, '-')}.${hash}${path.extname(found.file)}`
  mkdirSync(target, { recursive: true })
  if (!existsSync(path.join(target, name))) copyFileSync(found.file, path.join(target, name))
  return { src: withBase(`/_content/${name}`), ...measure(bytes) }
}

/**
 * The image that a page names in its front matter, for previews on other sites.
 * @param page its file below the content folder, and its front matter
 * @returns address of the image; undefined if the page names none or the file doesn't exist
 */
export function findOwnImage({
  file,
  frontMatter,
}: {
  file: string
  frontMatter: Record<string, unknown>
}): string | undefined {
  const { image } = frontMatter
  return typeof image === 'string' && image !== '' ? serveImage(getContentDir(), file, image)?.src : undefined
}
