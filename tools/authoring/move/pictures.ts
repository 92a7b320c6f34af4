import { existsSync } from 'node:fs'
import path from 'node:path'
import { decodePath, isExternal } from '@/lib/kit/urls'
import { listPageFiles, readSource } from '../../lint/read-tree'
import { listReferences } from './references'
import { toRelative } from './targets'

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

export interface PictureMoves {
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
