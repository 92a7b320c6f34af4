import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { SourceDocument } from '@/lib/content/documents'
import { contentFolders, findCollection, type Collection } from '@/lib/content/fields'
import { isPrivatePath, parseFields, parseSource, readUtf8, type SourceFile } from '@/lib/content/source-file'
import { listFiles } from '@/lib/kit/files'
import { ProblemList } from '@/lib/kit/problems'
import { readSdkDocuments } from '@/lib/sdk'
import { noText } from './parse'
import type { LintPage } from './types'

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
function toLintCollection(file: string): LintPage['collection'] {
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

/** Parses a category file for linting. Undefined if it's invalid. */
export function parseCategory(file: string, text: string): LintPage | undefined {
  const { values, lines } = parseFields(text)
  if (values === undefined) return undefined
  const empty = { body: '', bodyOffset: 0, tree: noText }
  return { file, frontMatter: values, fieldLines: lines, collection: 'Category', ...empty }
}

/** Reads a file without parsing its text. Undefined if the front matter is invalid, which validation reports. */
export function readLintPage(contentDir: string, file: string): LintPage | undefined {
  const collection = toLintCollection(file)
  if (collection === 'Category') return parseCategory(file, readFileSync(path.join(contentDir, file), 'utf8'))
  const source = readSource(contentDir, file)
  return source === undefined ? undefined : { ...source, collection, tree: noText }
}
