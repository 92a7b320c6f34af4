import { parseArgs } from 'node:util'
import { applyChanges } from '@/tools/authoring/changes'
import { describeNewPage } from '@/tools/authoring/new/new-page'
import { planDoc } from '@/tools/authoring/new/new-doc'
import { assertPasses } from '@/tools/authoring/new/preflight'
import { openWorkspace } from '@/tools/authoring/workspace'

const usage = `npm run new:doc -- PATH ["Title"] [--kind KIND] [--publish]

  PATH       in content/docs, without extension: development/guides/channels/retries
  Title      1 to 6 words in sentence case; derived from PATH by default
  --kind     tutorial, how-to (default), reference, explanation or index
  --publish  publish the page instead of creating a draft, and update the address lists`

function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { kind: { type: 'string' }, publish: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  })
  const [target, title, ...rest] = positionals
  if (target === undefined || rest.length > 0 || values.help) {
    console.log(usage)
    process.exit(values.help ? 0 : 1)
  }
  const workspace = openWorkspace()
  const page = planDoc(workspace, { target, title, kind: values.kind, publish: values.publish })
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
