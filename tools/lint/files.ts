import { existsSync } from 'node:fs'
import path from 'node:path'
import { findCollection } from '@/lib/content/fields'
import { isPrivatePath } from '@/lib/content/source-file'
import { listFiles } from '@/lib/kit/files'
import { listCategoryFiles, listPageFiles } from './read-tree'
import type { LintPage } from './types'

const documents = ['README.md', 'CONTRIBUTING.md', 'docs/code.md', 'docs/commands.md', 'docs/deploy.md']

/** Documents for contributors, relative to the content folder. */
export function listDocuments(contentDir: string): string[] {
  const isOwn = contentDir === path.resolve('content')
  const names = ['README.md', ...(isOwn ? documents.map((name) => `../${name}`) : [])]
  return [...names.filter((name) => existsSync(path.join(contentDir, name))), ...listFiles(contentDir, '_templates')]
}

/** Every file to lint, relative to the content folder. */
export function listLintFiles(contentDir: string): string[] {
  const pages = listPageFiles(contentDir).filter((file) => !isPrivatePath(file))
  return [...pages, ...listCategoryFiles(contentDir), ...listDocuments(contentDir)]
}

/** Collection of a file for linting, from its path relative to the content folder. */
export function toLintCollection(file: string): LintPage['collection'] {
  if (path.posix.basename(file) === '_category_.json') return 'Category'
  return findCollection(file)?.name ?? 'Document'
}
