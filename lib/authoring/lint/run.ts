import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'mdast'
import { findCollection } from '../../content/fields'
import { isPrivatePath } from '../../content/source-file'
import type { Problem } from '../../problems'
import { listCategoryFiles, listPageFiles, readSource } from '../read-tree'
import { rules } from '../rules/all'
import { readCategoryPage } from './category'
import { parseText } from './parse'
import type { LintPage, LintSite, LintSource } from './types'

export interface LintOptions {
  contentDir: string
  /** Files below the content folder; all of them by default. */
  files?: readonly string[]
  /** Text of files that are checked before they are written. */
  unsaved?: readonly LintPage[]
}

/** A page of the tree as rules see it; undefined where front matter cannot be read, which validation tells. */
function readPage(contentDir: string, file: string): LintPage | undefined {
  const collection = findCollection(file)?.name
  if (collection === undefined) return readCategoryPage(contentDir, file)
  const source = readSource(contentDir, file)
  return source === undefined ? undefined : { ...source, collection, ...parseText(source.body) }
}

function readFrontMatter(contentDir: string, file: string): LintSource[] {
  const collection = findCollection(file)?.name ?? 'Category'
  const source = collection === 'Category' ? readCategoryPage(contentDir, file) : readSource(contentDir, file)
  return source === undefined ? [] : [{ file, collection, frontMatter: source.frontMatter }]
}

function readPartial(contentDir: string, name: string): Root | undefined {
  const file = [`partials/${name}.mdx`, `partials/${name}.md`].find((each) => existsSync(path.join(contentDir, each)))
  return file === undefined ? undefined : readPage(contentDir, file)?.tree
}

function compare(a: Problem, b: Problem): number {
  return a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1
}

/** Everything that is checked, seen from the content folder. */
export function listLintFiles(contentDir: string): string[] {
  return [...listPageFiles(contentDir), ...listCategoryFiles(contentDir)].filter(
    (file) => !isPrivatePath(file) || path.posix.basename(file) === '_category_.json',
  )
}

/**
 * Checks how pages are written. What would stop a build is told by `npm run content`.
 * @returns what was found, in the order of files and lines; files are named from the root of the repository
 */
export function lintContent({ contentDir, files, unsaved = [] }: LintOptions): Problem[] {
  const all = listLintFiles(contentDir)
  const partials = new Map<string, Root | undefined>()
  const site: LintSite = {
    sources: [...all.flatMap((file) => readFrontMatter(contentDir, file)), ...unsaved],
    findPartial: (name) => {
      if (!partials.has(name)) partials.set(name, readPartial(contentDir, name))
      return partials.get(name)
    },
  }
  const problems: Problem[] = []
  const check = (page: LintPage) => {
    const report = (line: number | undefined, message: string) =>
      problems.push({ severity: 'error', file: `content/${page.file}`, line, message })
    for (const rule of rules) if (rule.collections.includes(page.collection)) rule.check(page, report, site)
  }
  // One page after the other: the trees of a whole site together are more than its text by far.
  for (const file of files ?? all) {
    const page = readPage(contentDir, file)
    if (page !== undefined) check(page)
  }
  for (const page of unsaved) check(page)
  return problems.sort(compare)
}
