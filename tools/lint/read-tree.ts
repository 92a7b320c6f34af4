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
export const listPageFiles = (contentDir: string) =>
  listTree(contentDir).filter((file) => findCollection(file) !== undefined)

const isCategory = (file: string) => path.posix.basename(file) === '_category_.json'

/** Category files of a content tree, sorted by path. */
export const listCategoryFiles = (contentDir: string) => listTree(contentDir).filter(isCategory)

/** Reads a page. Undefined if it's invalid, which validation reports. */
export function readSource(contentDir: string, file: string, unsaved?: string): SourceFile | undefined {
  const problems = new ProblemList()
  const text = unsaved ?? readUtf8(path.join(contentDir, file), file, problems)
  return text === undefined ? undefined : parseSource(file, text, problems)
}

/** Reads a collection's documents like Contentlayer, but without running it, so that it includes files just written. */
export function readDocuments(contentDir: string, name: Collection['name']): SourceDocument[] {
  return listPageFiles(contentDir)
    .filter((file) => findCollection(file)?.name === name && (name === 'Partial' || !isPrivatePath(file)))
    .flatMap((file): SourceDocument | [] => readSource(contentDir, file) ?? [])
    .concat(name === 'Doc' ? readSdkDocuments(contentDir) : [])
    .sort((a, b) => (a.file < b.file ? -1 : 1))
}

const ownDocuments = ['README.md', 'CONTRIBUTING.md', 'docs/code.md', 'docs/commands.md', 'docs/deploy.md']
const ownData = ['lib/pages/marketing/plans.yml', 'lib/sdk/data/fields.yml', 'lib/sdk/data/parameters.yml']

/** Documents for contributors and data with text, relative to the content folder. */
function listDocuments(contentDir: string): string[] {
  const own = contentDir === path.resolve('content') ? [...ownDocuments, ...ownData].map((name) => `../${name}`) : []
  const names = ['README.md', 'tags.yml', ...own].filter((name) => existsSync(path.join(contentDir, name)))
  return [...names, ...listFiles(contentDir, '_templates')]
}

/** Every file to lint, relative to the content folder. */
export function listLintFiles(contentDir: string): string[] {
  const pages = listPageFiles(contentDir).filter((file) => !isPrivatePath(file))
  return [...pages, ...listCategoryFiles(contentDir), ...listDocuments(contentDir)]
}

/** Collection of a file for linting, from its path relative to the content folder. */
function toLintCollection(file: string) {
  if (isCategory(file)) return 'Category'
  return file.endsWith('.yml') ? 'Data' : (findCollection(file)?.name ?? 'Document')
}

/** Resolves files and folders given on the command line. @throws if a file doesn't exist or isn't linted */
export function selectFiles(contentDir: string, names: readonly string[]): string[] {
  const documents = listDocuments(contentDir)
  const isChecked = (file: string) => isCategory(file) || findCollection(file) !== undefined || documents.includes(file)
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

/** Reads a file, or takes its unsaved text. Undefined if its fields are invalid, which validation reports. */
export function readLintPage(contentDir: string, file: string, unsaved?: string): LintPage | undefined {
  const collection = toLintCollection(file)
  if (collection !== 'Category' && collection !== 'Data') {
    const source = readSource(contentDir, file, unsaved)
    return source && { ...source, collection, tree: noText }
  }
  const { values, lines } = parseFields(unsaved ?? readFileSync(path.join(contentDir, file), 'utf8'))
  return values && { file, frontMatter: values, fieldLines: lines, collection, body: '', bodyOffset: 0, tree: noText }
}
