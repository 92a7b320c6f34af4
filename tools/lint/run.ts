import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'mdast'
import type { Problem } from '@/lib/kit/problems'
import { readSource } from './read-tree'
import { rules } from './rules/all'
import { readCategoryPage, getDescriptionField, getField } from './fields'
import { listLintFiles, toLintCollection } from './files'
import { findRepeatedOpenings, readOpening, type Opening } from './openings'
import { parseText } from './parse'
import type { LintPage, LintSite } from './types'

export interface LintOptions {
  contentDir: string
  /** Files relative to the content folder. All files by default. */
  files?: readonly string[]
  /** Files to check before they're written. */
  unsaved?: readonly LintPage[]
}

/** Reads a file without parsing its text. Undefined if the front matter is invalid, which validation reports. */
function readFile(contentDir: string, file: string): LintPage | undefined {
  const collection = toLintCollection(file)
  if (collection === 'Category') return readCategoryPage(contentDir, file)
  const source = readSource(contentDir, file)
  return source === undefined ? undefined : { ...source, collection, tree: undefined }
}

function parsePage(page: LintPage): LintPage {
  return page.collection === 'Category' ? page : { ...page, ...parseText(page.body) }
}

function groupByDescription(pages: readonly LintPage[]): Map<unknown, string[]> {
  const groups = new Map<unknown, string[]>()
  for (const page of pages) {
    const text = getField(page, getDescriptionField(page))
    groups.set(text, [...(groups.get(text) ?? []), page.file])
  }
  return groups
}

function readPartial(contentDir: string, name: string): Root | undefined {
  const file = [`partials/${name}.mdx`, `partials/${name}.md`].find((each) => existsSync(path.join(contentDir, each)))
  return file === undefined ? undefined : parseText(readSource(contentDir, file)?.body ?? '').tree
}

function compare(a: Problem, b: Problem): number {
  return a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1
}

/**
 * Lints the writing of pages. `npm run content` reports errors that would fail a build.
 * @returns problems sorted by file and line, with paths relative to the repository root
 */
export function lintContent(options: LintOptions): Problem[] {
  const { contentDir, files, unsaved = [] } = options
  const sources = listLintFiles(contentDir).flatMap((file) => readFile(contentDir, file) ?? [])
  const partials = new Map<string, Root | undefined>()
  const site: LintSite = {
    describedBy: groupByDescription([...sources, ...unsaved]),
    findPartial: (name) => {
      if (!partials.has(name)) partials.set(name, readPartial(contentDir, name))
      return partials.get(name)
    },
  }
  const problems: Problem[] = []
  const report = (page: string, line: number | undefined, message: string) => {
    problems.push({ severity: 'error', file: path.posix.join('content', page), line, message })
  }
  const openings: Opening[] = []
  const check = (page: LintPage) => {
    for (const rule of rules.filter(({ collections }) => collections.includes(page.collection)))
      rule.check(page, (line, message) => report(page.file, line, message), site)
    openings.push(...readOpening(page))
  }
  // Pages are parsed one at a time, because the syntax trees of a whole site take much more memory than its text.
  const chosen = files?.flatMap((file) => readFile(contentDir, file) ?? []) ?? sources
  for (const page of chosen) check(parsePage(page))
  for (const page of unsaved) check(page)
  // The share of equal openings is only meaningful for the whole site.
  if (files === undefined)
    for (const { file, line, message } of findRepeatedOpenings(openings)) report(file, line, message)
  return problems.sort(compare)
}
