import { parseArgs } from 'node:util'
import { type Changes, applyChanges } from '../changes'
import { findCollection } from '@/lib/content/fields'
import { parseSource } from '@/lib/content/source-file'
import { ProblemList, type Problem } from '@/lib/kit/problems'
import { parseCategory } from '../../lint/fields'
import { parseText } from '../../lint/parse'
import { lintContent } from '../../lint/run'
import type { LintPage } from '../../lint/types'
import { type Workspace, openWorkspace } from '../workspace'
import { showProblem } from '@/lib/content/show-problem'

/** A page to be written. */
export interface NewPage {
  address: string
  /** Path relative to the repository root. */
  file: string
  changes: Changes
  /** Whether it's excluded from exports until its author removes the draft flag. */
  isDraft: boolean
}

/** Next steps for the author of a new page. */
export function describeNewPage({ address, file, isDraft }: NewPage): string[] {
  const seen = `See it:      npm run dev, then http://localhost:${process.env.PORT || 3000}${address}`
  const check = `Check it:    npm run lint:content ${file}`
  const publish = 'Publish it:  take "draft: true" out, then npx tsx tools/published.ts'
  return [`Written:     ${file}`, seen, check, ...(isDraft ? [publish] : [])]
}

function toLintPage(file: string, text: string): LintPage[] {
  const collection = findCollection(file)?.name
  if (collection === undefined) return [parseCategory(file, text)].filter((page) => page !== undefined)
  const source = parseSource(file, text, new ProblemList())
  return source === undefined ? [] : [{ ...source, collection, ...parseText(source.body) }]
}

/** Lints new files before they're written. Most findings concern the given title or the words of the path. */
export function findProblems({ contentDir }: Workspace, changes: Changes): Problem[] {
  const unsaved = [...changes.writes]
    .filter(([file]) => file.startsWith('content/'))
    .flatMap(([file, text]) => toLintPage(file.slice('content/'.length), text))
  return lintContent({ contentDir, files: [], unsaved })
}

interface Arguments {
  /** First argument: the path of a page or the slug of a post. */
  target: string
  title: string | undefined
  /** Value of the command's own option. */
  option: string | undefined
  publish: boolean | undefined
}

/**
 * Runs `npm run new:doc` or `npm run new:post`. Prints the usage without a target, and exits with 1 on any error.
 * @param option name of the command's own option
 */
export function runNew(usage: string, option: string, plan: (workspace: Workspace, args: Arguments) => NewPage): void {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { [option]: { type: 'string' }, publish: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    })
    const [target, title, ...rest] = positionals
    if (target === undefined || rest.length > 0 || values.help) {
      console.log(usage)
      process.exit(values.help ? 0 : 1)
    }
    const workspace = openWorkspace()
    const value = values[option]
    const page = plan(workspace, {
      target,
      title,
      option: typeof value === 'string' ? value : undefined,
      publish: values.publish,
    })
    const problems = findProblems(workspace, page.changes)
    applyChanges(workspace.root, page.changes)
    console.log(describeNewPage(page).join('\n'))
    for (const problem of problems) console.warn(`warning  ${showProblem(problem)}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
