import { parseArgs } from 'node:util'
import { applyChanges } from '@/tools/authoring/changes'
import { describeNewPage } from '@/tools/authoring/new/new-page'
import { planPost } from '@/tools/authoring/new/new-post'
import { assertPasses } from '@/tools/authoring/new/preflight'
import { openWorkspace } from '@/tools/authoring/workspace'
import { getBuildDate } from '@/lib/kit/env'

const usage = `npm run new:post -- SLUG ["Title"] [--date 2025-01-31] [--publish]

  SLUG       last part of the URL: retry-policies becomes /blog/retry-policies
  Title      1 to 6 words in sentence case; derived from SLUG by default
  --date     day of publication; today by default
  --publish  publish the post instead of creating a draft, and update the address lists`

function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { date: { type: 'string' }, publish: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  })
  const [slug, title, ...rest] = positionals
  if (slug === undefined || rest.length > 0 || values.help) {
    console.log(usage)
    process.exit(values.help ? 0 : 1)
  }
  const workspace = openWorkspace()
  const page = planPost(workspace, { slug, title, date: values.date ?? getBuildDate(), publish: values.publish })
  assertPasses(workspace, page.changes)
  applyChanges(workspace.root, page.changes)
  console.log(describeNewPage(page).join('\n'))
}

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
