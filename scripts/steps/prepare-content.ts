import { execFile, fork } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { authorComponents } from '@/components/mdx/author-components'
import { buildContent, type ContentReport } from '@/lib/export/content'
import { writeDrawingStyles } from '@/lib/export/drawing-styles'
import { prepareMenus } from '@/lib/export/menus'
import { writeOutline } from '@/lib/export/search-index'
import { writeMadeDocuments } from '@/lib/content/documents'
import { validateTree } from '@/lib/content/validate'
import { getContentDir, isForeignTree } from '@/lib/kit/env'
import { formatProblem, ProblemList } from '@/lib/kit/problems'
import { listRedirectProblems } from '@/lib/routes/redirects'
import { checkSdkNotes, readSdkDocuments } from '@/lib/sdk/documents'
import { listSearchPages } from '@/lib/search/pages'

/** Contentlayer's own report is shown only when it fails: what it can find, lib/content/validate.ts tells better. */
export async function runContentlayer(): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, ['scripts/steps/contentlayer.mjs'], {
      maxBuffer: Infinity,
      // Contentlayer takes the folder it works in from PWD, which a parent process may have left behind.
      env: { ...process.env, PWD: process.cwd() },
    })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`Contentlayer could not read the content:\n${stdout}${stderr}`, { cause: error })
  }
}

/** Compiles texts from the last page on, on the other core. @returns what ends it */
function startCompileHelper(): () => void {
  const child = fork(path.resolve('scripts/steps/compile-child.ts'), { execArgv: ['--import', 'tsx'] })
  const stop = () => child.kill()
  process.once('exit', stop)
  child.on('exit', (code) => {
    process.off('exit', stop)
    if (code !== 0 && !child.killed)
      console.warn(`warning  The compile helper exited with ${code}. Compiling without it.`)
  })
  return stop
}

/**
 * Checks the content tree, turns it into typed collections, and compiles every page.
 * @param onListed called when it is known which pages there are, before they are compiled
 * @throws ContentError with every error that was found
 */
export async function prepareContent(onListed = () => {}): Promise<ContentReport> {
  const contentDir = getContentDir()
  const strict = !isForeignTree()
  const found = new ProblemList()
  validateTree(contentDir, { strict }, found)
  checkSdkNotes(contentDir, found)
  found.assertNoErrors()
  await runContentlayer()
  writeMadeDocuments(readSdkDocuments(contentDir))
  writeDrawingStyles('public/_content')
  onListed()
  const report = await buildContent({ contentDir, strict, components: authorComponents }, startCompileHelper)
  report.problems.all.push(...listRedirectProblems())
  prepareMenus(report.problems)
  for (const warning of [...found.warnings, ...report.problems.warnings]) {
    console.warn(`warning  ${formatProblem(warning)}`)
  }
  report.problems.assertNoErrors()
  writeOutline(listSearchPages(), 'public')
  return report
}

/** Prints what went wrong, as an author needs it, and ends the process. */
export function fail(error: unknown): never {
  console.error(error instanceof Error && error.name === 'ContentError' ? error.message : error)
  process.exit(1)
}
