import path from 'node:path'
import { cacheByObject } from '@/lib/kit/cache-by-object'
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

interface LintOptions {
  contentDir: string
  /** Relative to the content folder. By default, all of them. */
  files?: readonly string[] | undefined
  /** Text of files that aren't written yet. */
  unsaved?: ReadonlyMap<string, string>
}

/** Lints the writing of pages. `npm run content` reports errors that would fail a build. */
export function lintContent({ contentDir, files, unsaved = new Map<string, string>() }: LintOptions): Problem[] {
  const read = (file: string) => readLintPage(contentDir, file, unsaved.get(file)) ?? []
  const sources = [...listLintFiles(contentDir), ...unsaved.keys()].flatMap(read)
  const parsePartial = cacheByObject((partial: LintPage) => parseText(partial.body).tree)
  const site: LintSite = {
    describedBy: groupBy(sources, (page) => getField(page, getDescriptionField(page))),
    findPartial: (name) => {
      const found = sources.find(({ file }) => /^partials\/(.*)\.mdx?$/.exec(file)?.[1] === name)
      return found && parsePartial(found)
    },
  }
  const problems: Problem[] = []
  const report = (file: string, line: number | undefined, message: string) => {
    problems.push({ severity: 'error', file: path.posix.join('content', file), line, message })
  }
  // Pages are parsed one at a time, because the syntax trees of a whole site take much more memory than its text.
  const checked = (files?.flatMap(read) ?? sources).map((source) => {
    const page = source.body === '' ? source : { ...source, ...parseText(source.body, source.bodyOffset) }
    for (const rule of rules)
      if (rule.collections.includes(page.collection))
        rule.check(page, (line, message) => report(page.file, line, message), site)
    return readForComparison(page)
  })
  // Pages can only be compared if all of them have been read.
  if (files === undefined)
    for (const { file, line, message } of [...findRepeatedOpenings(checked), ...findSharedSentences(checked)])
      report(file, line, message)
  return problems.sort(compareProblems)
}
