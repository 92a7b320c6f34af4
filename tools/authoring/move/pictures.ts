import { existsSync } from 'node:fs'
import path from 'node:path'
import { decodePath, isExternal } from '@/lib/kit/urls'
import { listPageFiles, readSource } from '../../lint/read-tree'
import { listReferences } from './references'
import { toRelative } from './targets'

/** File of a picture that is written as a place beside the page; undefined for other addresses. */
function findPictureFile(contentDir: string, source: string, target: string): string | undefined {
  if (isExternal(target) || /^(?:\/|@|#)/.test(target)) return undefined
  const name = decodePath(target.replace(/[?#].*$/, ''))
  const file = path.posix.normalize(path.posix.join(path.posix.dirname(source), name))
  return existsSync(path.join(contentDir, file)) && !/\.mdx?$/.test(file) ? file : undefined
}

/** Files beside a page that its text names: the target as it is written, and the file below the content folder. */
function listPictures(contentDir: string, file: string): Map<string, string> {
  const pictures = new Map<string, string>()
  for (const { target } of listReferences(readSource(contentDir, file)?.body ?? '')) {
    const picture = findPictureFile(contentDir, file, target)
    if (picture !== undefined) pictures.set(target, picture)
  }
  return pictures
}

export interface PictureMoves {
  /** Targets as the page writes them that are files of the tree: pictures, and what it offers to download. */
  own: ReadonlySet<string>
  /** Files that go along, below the content folder: old to new. */
  files: Map<string, string>
  /** New targets of those that stay where others use them. */
  targets: Map<string, string>
}

/** What happens to the pictures of a page that moves: those that only it uses go along, the others stay. */
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
    const isBeside = picture.startsWith(`${oldFolder}/`)
    if (isBeside && !shared.has(picture) && !existsSync(path.join(contentDir, goal))) files.set(picture, goal)
    else targets.set(target, encodeURI(toRelative(newFile, picture)))
  }
  return { own, files, targets }
}
