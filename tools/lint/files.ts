import { existsSync } from 'node:fs'
import path from 'node:path'
import { findCollection } from '@/lib/content/fields'
import { isPrivatePath } from '@/lib/content/source-file'
import { listFiles } from '@/lib/kit/files'
import { listCategoryFiles, listPageFiles } from './read-tree'
import type { LintPage } from './types'

/** Documents for people who work on the site, seen from the content folder. */
export function listDocuments(contentDir: string): string[] {
  const isOwn = contentDir === path.resolve('content')
  const names = ['README.md', ...(isOwn ? ['../README.md', '../CONTRIBUTING.md'] : [])]
  return [...names.filter((name) => existsSync(path.join(contentDir, name))), ...listFiles(contentDir, '_templates')]
}

/** Everything that is checked, seen from the content folder. */
export function listLintFiles(contentDir: string): string[] {
  const pages = listPageFiles(contentDir).filter((file) => !isPrivatePath(file))
  return [...pages, ...listCategoryFiles(contentDir), ...listDocuments(contentDir)]
}

/** How rules see a file, from its path below the content folder. */
export function toLintCollection(file: string): LintPage['collection'] {
  if (path.posix.basename(file) === '_category_.json') return 'Category'
  return findCollection(file)?.name ?? 'Document'
}
