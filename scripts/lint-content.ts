import { lintContent } from '@/lib/authoring/lint/run'
import { selectFiles } from '@/lib/authoring/lint/select'
import { getContentDir } from '@/lib/env'
import { formatProblem } from '@/lib/problems'

/** `npm run lint:content [FILES…]`: how pages are written, by file and line. */
async function main() {
  const contentDir = getContentDir()
  const names = process.argv.slice(2)
  const problems = await lintContent({
    contentDir,
    ...(names.length > 0 ? { files: selectFiles(contentDir, names) } : {}),
  })
  for (const problem of problems) console.log(formatProblem(problem))
  if (problems.length === 0) return
  console.error(`${problems.length} problems. The rules are in content/docs/contributing/writing-pages.mdx.`)
  process.exit(1)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
