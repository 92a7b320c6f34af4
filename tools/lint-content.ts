import path from 'node:path'
import { listLintFiles, selectFiles } from '@/tools/lint/read-tree'
import { lintContent } from '@/tools/lint/run'
import { findMisspellings } from '@/tools/lint/spelling'
import { exitWithMessage } from '@/tools/authoring/command'
import { getContentDir } from '@/lib/kit/env'
import { formatProblem } from '@/lib/kit/problems'

/** `npm run lint:content [FILES…]`: checks the writing of pages, and reports problems by file and line. */
async function main() {
  const contentDir = getContentDir()
  const names = process.argv.slice(2)
  const files = names.length > 0 ? selectFiles(contentDir, names) : undefined
  const paths = (files ?? listLintFiles(contentDir)).map((file) => path.join(contentDir, file))
  // Meanwhile, cspell runs on another core.
  const spelling = findMisspellings(path.dirname(contentDir), paths)
  const findings = [...lintContent({ contentDir, files }).map(formatProblem), ...(await spelling)]
  for (const line of findings) console.log(line)
  if (findings.length === 0) return
  console.error(`${findings.length} problems. The rules are in content/docs/contributing/writing-pages.mdx.`)
  process.exit(1)
}

main().catch(exitWithMessage)
