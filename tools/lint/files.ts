import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { findCollection } from '@/lib/content/fields'
import { isPrivatePath } from '@/lib/content/source-file'
import { listFiles } from '@/lib/kit/files'
import { listCategoryFiles, listPageFiles } from './read-tree'
import type { LintPage } from './types'

const ownDocuments = ['README.md', 'CONTRIBUTING.md', 'docs/code.md', 'docs/commands.md', 'docs/deploy.md']

/** Documents for contributors, relative to the content folder. */
function listDocuments(contentDir: string): string[] {
  const own = contentDir === path.resolve('content') ? ownDocuments.map((name) => `../${name}`) : []
  const names = ['README.md', ...own].filter((name) => existsSync(path.join(contentDir, name)))
  return [...names, ...listFiles(contentDir, '_templates')]
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

/**
 * Resolves files and folders given on the command line, relative to the working directory.
 * @throws if a file doesn't exist or isn't linted
 */
export function selectFiles(contentDir: string, names: readonly string[]): string[] {
  const documents = listDocuments(contentDir)
  const isChecked = (file: string) => toLintCollection(file) !== 'Document' || documents.includes(file)
  return names.flatMap((name) => {
    const absolute = path.resolve(name)
    if (!existsSync(absolute)) throw new Error(`There is no file ${name}.`)
    const below = path.relative(contentDir, absolute).split(path.sep).join('/')
    if (documents.includes(below)) return [below]
    if (below.startsWith('..')) throw new Error(`${name} is not below ${path.relative('.', contentDir)}.`)
    if (statSync(absolute).isDirectory()) return listFiles(contentDir, below).filter(isChecked)
    if (!isChecked(below)) throw new Error(`${name} is neither a page nor a _category_.json.`)
    return [below]
  })
}
