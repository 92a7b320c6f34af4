import { parseArgs } from 'node:util'
import { applyChanges } from '../changes'
import { openWorkspace, type Workspace } from '../workspace'
import { describeNewPage, type NewPage } from './new-page'
import { showProblem } from '@/lib/content/show-problem'
import { findProblems } from './preflight'

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
