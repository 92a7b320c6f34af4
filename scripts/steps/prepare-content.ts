import { spawnSync } from 'node:child_process'
import { authorComponents } from '@/components/mdx/author-components'
import { buildContent, type ContentReport } from '@/lib/build/content'
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
export function runContentlayer(): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/contentlayer2/bin/cli.cjs', 'build'], {
    encoding: 'utf8',
    // Contentlayer takes the folder it works in from PWD, which a parent process may have left behind.
    env: { ...process.env, PWD: process.cwd() },
  })
  if (status !== 0) throw new Error(`Contentlayer could not read the content:\n${stdout}${stderr}`)
}

/**
 * Checks the content tree, turns it into typed collections, and compiles every page.
 * @throws ContentError with every error that was found
 */
export async function prepareContent(): Promise<ContentReport> {
  const contentDir = getContentDir()
  const strict = !isForeignTree()
  const found = new ProblemList()
  validateTree(contentDir, { strict }, found)
  checkSdkNotes(contentDir, found)
  await drawForSite(authorComponents, found)
  found.assertNoErrors()
  runContentlayer()
  writeMadeDocuments(readSdkDocuments(contentDir))
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
