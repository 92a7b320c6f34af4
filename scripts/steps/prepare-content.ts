import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { authorComponents } from '@/components/mdx/author-components'
import { buildContent, type ContentReport } from '@/lib/build/content'
import { writeDrawingStyles } from '@/lib/build/drawing-styles'
import { prepareMenus } from '@/lib/build/menus'
import { drawForSite } from '@/lib/build/site-drawings'
import { writeOutline } from '@/lib/build/search-index'
import { writeMadeDocuments } from '@/lib/content/documents'
import { validateTree } from '@/lib/content/validate'
import { getContentDir, isForeignTree } from '@/lib/env'
import { formatProblem, ProblemList } from '@/lib/problems'
import { listRedirectProblems } from '@/lib/redirects'
import { checkSdkNotes, readSdkDocuments } from '@/lib/sdk/documents'
import { listSearchPages } from '@/lib/search/pages'

/** Contentlayer's own report is shown only when it fails: what it can find, lib/content/validate.ts tells better. */
export async function runContentlayer(): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, ['node_modules/contentlayer2/bin/cli.cjs', 'build'], {
      maxBuffer: Infinity,
      // Contentlayer takes the folder it works in from PWD, which a parent process may have left behind.
      env: { ...process.env, PWD: process.cwd() },
    })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`Contentlayer could not read the content:\n${stdout}${stderr}`, { cause: error })
  }
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
  // Contentlayer is a process of its own: what needs nothing of it is done meanwhile.
  const listing = found.errors.length === 0 ? runContentlayer() : undefined
  await Promise.all([listing, drawForSite(authorComponents, found)])
  found.assertNoErrors()
  writeMadeDocuments(readSdkDocuments(contentDir))
  writeDrawingStyles('public/_content')
  onListed()
  const report = await buildContent({ contentDir, strict, components: authorComponents })
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
