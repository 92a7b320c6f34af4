import path from 'node:path'
import type { SourceDocument } from '@/lib/content/documents'
import { contentFolders, findCollection, type Collection } from '@/lib/content/fields'
import { isPrivatePath, parseSource, readUtf8, type SourceFile } from '@/lib/content/source-file'
import { listFiles } from '@/lib/kit/files'
import { ProblemList } from '@/lib/kit/problems'
import { readSdkDocuments } from '@/lib/sdk'

/** Files of a content tree that are text of pages: partials and private files included, in path order. */
export function listPageFiles(contentDir: string): string[] {
  return contentFolders
    .flatMap((folder) => listFiles(contentDir, folder))
    .filter((file) => findCollection(file) !== undefined)
}

/** Category files of a content tree, in path order. */
export function listCategoryFiles(contentDir: string): string[] {
  return contentFolders
    .flatMap((folder) => listFiles(contentDir, folder))
    .filter((file) => path.posix.basename(file) === '_category_.json')
}

/** One page as it stands on the disk; undefined where it cannot be read, which validation tells. */
export function readSource(contentDir: string, file: string): SourceFile | undefined {
  const problems = new ProblemList()
  const text = readUtf8(path.join(contentDir, file), file, problems)
  return text === undefined ? undefined : parseSource(file, text, problems)
}

/**
 * The documents of a collection straight from the disk: the same as Contentlayer would hand over, without its run.
 * Tools use it, so that they see a file that was written a moment ago.
 */
export function readDocuments(contentDir: string, name: Collection['name']): SourceDocument[] {
  const made = name === 'Doc' ? readSdkDocuments(contentDir) : []
  return listPageFiles(contentDir)
    .filter((file) => findCollection(file)?.name === name && (name === 'Partial' || !isPrivatePath(file)))
    .flatMap((file) => {
      const source = readSource(contentDir, file)
      return source === undefined ? [] : [{ file, frontMatter: source.frontMatter, body: source.body }]
    })
    .concat(made)
    .sort((a, b) => (a.file < b.file ? -1 : 1))
}
