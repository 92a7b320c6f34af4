import { fork } from 'node:child_process'
import path from 'node:path'
import { authorComponents } from '@/components/mdx/author-components'
import { buildContent, type ContentReport } from '@/lib/export/content'
import { writeDrawingStyles } from '@/lib/export/styles'
import { prepareMenus } from '@/lib/export/menus'
import { writeOutline } from '@/lib/export/search-index'
import { writeGeneratedDocuments } from '@/lib/content/documents'
import { contentFolders } from '@/lib/content/fields'
import { showProblem } from '@/lib/content/show-problem'
import { validateTree } from '@/lib/content/validate'
import { getContentDir, isForeignTree } from '@/lib/kit/env'
import { ContentError, ProblemList } from '@/lib/kit/problems'
import { isOurSite } from '@/lib/navigation/existing'
import { listRedirectProblems } from '@/lib/routes/redirects'
import { checkSdkNotes, readSdkDocuments } from '@/lib/sdk/documents'
import { listSearchPages } from '@/lib/search/pages'
import { writeLiveCatalog } from './live-catalog'
import { endWithThis } from './end-with'
import { createProgress } from './progress'
import { runContentlayer } from './run-contentlayer'
import { writeSidebars } from './write-sidebars'

/** Starts a process that compiles pages from last to first on another core. @returns a function that stops it */
function startCompileHelper(): () => void {
  const child = fork(path.resolve('scripts/steps/compile-child.ts'), { execArgv: ['--import', 'tsx'] })
  child.on('exit', (code) => {
    if (code !== 0 && !child.killed)
      console.warn(`warning  The compile helper exited with ${code}. Compiling without it.`)
  })
  return endWithThis(child)
}

/** Checks and compiles the content. Calls `onListed` when the pages are known. @throws ContentError with every error */
export async function prepareContent(onListed: () => void | Promise<void> = () => {}): Promise<ContentReport> {
  const contentDir = getContentDir()
  const strict = !isForeignTree()
  const found = new ProblemList()
  const contentlayer = runContentlayer()
  const sources = validateTree(contentDir, { strict }, found)
  checkSdkNotes(contentDir, found)
  found.assertNoErrors()
  if (sources.length === 0) {
    const message = `${contentDir} has no pages. Expected .md or .mdx files in ${contentFolders.slice(0, 5).join('/, ')}/.`
    throw new ContentError([{ severity: 'error', file: 'CONTENT_DIR', message }])
  }
  writeGeneratedDocuments(readSdkDocuments(contentDir))
  await writeDrawingStyles()
  const listed = contentlayer.then(onListed)
  listed.catch(() => undefined)
  // Doesn't depend on any page. Most of it is layouts, which pages need too.
  if (strict) await writeLiveCatalog('public')
  await listed
  const progress = createProgress('compile')
  const options = { contentDir, strict, components: authorComponents }
  const report = await buildContent(options, { startHelper: startCompileHelper, onPage: progress.update })
  progress.end()
  if (isOurSite()) report.problems.all.push(...listRedirectProblems())
  writeSidebars()
  prepareMenus(report.problems)
  for (const warning of [...found.warnings, ...report.problems.warnings])
    console.warn(`warning  ${showProblem(warning)}`)
  report.problems.assertNoErrors()
  writeOutline(listSearchPages(), 'public')
  return report
}

/** Prints an error for authors and exits. */
export function fail(error: unknown): never {
  console.error(error instanceof ContentError ? error.problems.map(showProblem).join('\n') : error)
  process.exit(1)
}
