import path from 'node:path'
import type { Root } from 'mdast'
import { groupBy } from '@/lib/kit/group-by'
import { compareProblems, type Problem } from '@/lib/kit/problems'
import { findRepeatedOpenings, findSharedSentences, readForComparison } from './comparisons'
import { parseText } from './parse'
import { listLintFiles, readLintPage } from './read-tree'
import { fieldRules } from './rules/fields'
import { markupRules } from './rules/markup'
import { phraseRules } from './rules/phrases'
import { proseRules } from './rules/prose'
import { getDescriptionField, getField, type LintPage, type LintSite } from './types'

const rules = [...fieldRules, ...markupRules, ...proseRules, ...phraseRules]

/**
 * Lints the writing of pages. `npm run content` reports errors that would fail a build.
 * @param options files are relative to the content folder, and all of them by default. Unsaved ones are checked before
 *   they're written.
 * @returns problems sorted by file and line, with paths relative to the repository root
 */
export function lintContent(options: {
  contentDir: string
  files?: readonly string[] | undefined
  unsaved?: readonly LintPage[]
}): Problem[] {
  const { contentDir, files, unsaved = [] } = options
  const sources = listLintFiles(contentDir).flatMap((file) => readLintPage(contentDir, file) ?? [])
  const partials = new Map<string, Root | undefined>()
  const site: LintSite = {
    describedBy: groupBy([...sources, ...unsaved], (page) => getField(page, getDescriptionField(page))),
    findPartial: (name) => {
      const found = sources.find(({ file }) => /^partials\/(.*)\.mdx?$/.exec(file)?.[1] === name)
      if (!partials.has(name)) partials.set(name, found && parseText(found.body).tree)
      return partials.get(name)
    },
  }
  const problems: Problem[] = []
  const report = (page: string, line: number | undefined, message: string) => {
    problems.push({ severity: 'error', file: path.posix.join('content', page), line, message })
  }
  const check = (page: LintPage) => {
    for (const rule of rules)
      if (rule.collections.includes(page.collection))
        rule.check(page, (line, message) => report(page.file, line, message), site)
    return readForComparison(page)
  }
  // Pages are parsed one at a time, because the syntax trees of a whole site take much more memory than its text.
  const checked = (files?.flatMap((file) => readLintPage(contentDir, file) ?? []) ?? sources).map((page) =>
    check(page.collection === 'Category' ? page : { ...page, ...parseText(page.body, page.bodyOffset) }),
  )
  for (const page of unsaved) check(page)
  // Pages can only be compared if all of them have been read.
  if (files === undefined)
    for (const { file, line, message } of [...findRepeatedOpenings(checked), ...findSharedSentences(checked)])
      report(file, line, message)
  return problems.sort(compareProblems)
}
