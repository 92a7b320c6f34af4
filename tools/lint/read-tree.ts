import path from 'node:path'
import type { SourceDocument } from '@/lib/content/documents'
import { contentFolders, findCollection, type Collection } from '@/lib/content/fields'
import { isPrivatePath, parseSource, readUtf8, type SourceFile } from '@/lib/content/source-file'
import { listFiles } from '@/lib/kit/files'
import { ProblemList } from '@/lib/kit/problems'
import { readSdkDocuments } from '@/lib/sdk'

const listTree = (contentDir: string) => contentFolders.flatMap((folder) => listFiles(contentDir, folder))

/** Page files of a content tree, including partials and private files, sorted by path. */
export function listPageFiles(contentDir: string): string[] {
  return listTree(contentDir).filter((file) => findCollection(file) !== undefined)
}

/** Category files of a content tree, sorted by path. */
export function listCategoryFiles(contentDir: string): string[] {
  return listTree(contentDir).filter((file) => path.posix.basename(file) === '_category_.json')
}

/** Reads a page from disk. Undefined if it's invalid, which validation reports. */
export function readSource(contentDir: string, file: string): SourceFile | undefined {
  const problems = new ProblemList()
  const text = readUtf8(path.join(contentDir, file), file, problems)
  return text === undefined ? undefined : parseSource(file, text, problems)
}

/**
 * Reads a collection's documents from disk, with the same result as Contentlayer but without running it, so that tools
 * see files that were just written.
 */
export function readDocuments(contentDir: string, name: Collection['name']): SourceDocument[] {
  return listPageFiles(contentDir)
    .filter((file) => findCollection(file)?.name === name && (name === 'Partial' || !isPrivatePath(file)))
    .flatMap((file): SourceDocument[] => {
      const source = readSource(contentDir, file)
      return source === undefined ? [] : [{ file, frontMatter: source.frontMatter, body: source.body }]
    })
    .concat(name === 'Doc' ? readSdkDocuments(contentDir) : [])
    .sort((a, b) => (a.file < b.file ? -1 : 1))
}
