import { readFileSync } from 'node:fs'
import path from 'node:path'
import { collections, findCollection, type Collection } from '@/lib/content/fields'
import { isPrivatePath, parseSource } from '@/lib/content/source-file'
import { isLeftOut } from '@/lib/content/tree-settings'
import { listFiles } from '@/lib/kit/files'
import type { SourceDocument } from '@/lib/content/documents'
import { ProblemList } from '@/lib/kit/problems'

/** The pages of a tree as Contentlayer would return them. tests/content/contentlayer.test.ts compares the two. */
export function readDocuments(dir: string, name: Collection['name']): SourceDocument[] {
  const isPage = (file: string) => name === 'Partial' || (!isPrivatePath(file) && !isLeftOut(dir, file))
  return listFiles(dir)
    .filter((file) => findCollection(file)?.name === name && isPage(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(dir, file), 'utf8').replaceAll('\r\n', '\n')
      const source = parseSource(file, text, new ProblemList())
      return source === undefined ? [] : [{ file, frontMatter: source.frontMatter, body: source.body }]
    })
    .sort((a, b) => (a.file < b.file ? -1 : 1))
}

/** Document types that Contentlayer returns. */
export const collectionNames = collections.map(({ name }) => name)
