import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'mdast'
import { groupBy } from '@/lib/kit/group-by'
import { compareProblems, type Problem } from '@/lib/kit/problems'
import { readSource } from './read-tree'
import { getDescriptionField, getField, parseCategory } from './fields'
import { listLintFiles, toLintCollection } from './files'
import { findRepeatedOpenings, readOpening, type Opening } from './openings'
import { parseText } from './parse'
import { fieldRules } from './rules/fields'
import { markupRules } from './rules/markup'
import { phraseRules } from './rules/phrases'
import { proseRules } from './rules/prose'
import { findSharedSentences, readSentences, type PageSentences } from './shared-sentences'
import type { LintPage, LintSite } from './types'

const rules = [...fieldRules, ...markupRules, ...proseRules, ...phraseRules]

interface LintOptions {
  contentDir: string
  /** Files relative to the content folder. All files by default. */
  files?: readonly string[]
  /** Files to check before they're written. */
  unsaved?: readonly LintPage[]
}

/** Reads a file without parsing its text. Undefined if the front matter is invalid, which validation reports. */
function readFile(contentDir: string, file: string): LintPage | undefined {
  const collection = toLintCollection(file)
  if (collection === 'Category') return parseCategory(file, readFileSync(path.join(contentDir, file), 'utf8'))
  const source = readSource(contentDir, file)
  return source === undefined ? undefined : { ...source, collection, tree: undefined }
}

/**
 * Lints the writing of pages. `npm run content` reports errors that would fail a build.
 * @returns problems sorted by file and line, with paths relative to the repository root
 */
export function lintContent({ contentDir, files, unsaved = [] }: LintOptions): Problem[] {
  const sources = listLintFiles(contentDir).flatMap((file) => readFile(contentDir, file) ?? [])
  const partials = new Map<string, Root | undefined>()
  const site: LintSite = {
    describedBy: groupBy([...sources, ...unsaved], (page) => getField(page, getDescriptionField(page))),
    findPartial: (name) => {
      const found = [`partials/${name}.mdx`, `partials/${name}.md`].flatMap(
        (file) => sources.find((source) => source.file === file) ?? [],
      )
      if (!partials.has(name)) partials.set(name, found[0] && parseText(found[0].body).tree)
      return partials.get(name)
    },
  }
  const problems: Problem[] = []
  const report = (page: string, line: number | undefined, message: string) => {
    problems.push({ severity: 'error', file: path.posix.join('content', page), line, message })
  }
  const openings: Opening[] = []
  const texts: PageSentences[] = []
  const check = (page: LintPage) => {
    for (const rule of rules)
      if (rule.collections.includes(page.collection))
        rule.check(page, (line, message) => report(page.file, line, message), site)
    openings.push(...[readOpening(page) ?? []].flat())
    texts.push(...[readSentences(page) ?? []].flat())
  }
  // Pages are parsed one at a time, because the syntax trees of a whole site take much more memory than its text.
  for (const page of files?.flatMap((file) => readFile(contentDir, file) ?? []) ?? sources)
    check(page.collection === 'Category' ? page : { ...page, ...parseText(page.body, page.bodyOffset) })
  for (const page of unsaved) check(page)
  // Pages can only be compared if all of them have been read.
  if (files === undefined) {
    for (const { file, line, message } of findRepeatedOpenings(openings)) report(file, line, message)
    for (const { file, message } of findSharedSentences(texts)) report(file, undefined, message)
  }
  return problems.sort(compareProblems)
}
