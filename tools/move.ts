import { parseArgs } from 'node:util'
import { applyChanges, describeChanges } from '@/tools/authoring/changes'
import { planMove } from '@/tools/authoring/move/plan-move'
import { openWorkspace } from '@/tools/authoring/workspace'

const usage = `npm run move -- OLD NEW [--dry-run]

  OLD, NEW   addresses: /docs/development/guides/retries /docs/development/guides/channels/retries
  --dry-run  only prints what would change`

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  })
  const [from, to, ...rest] = positionals
  if (from === undefined || to === undefined || rest.length > 0 || values.help) {
    console.log(usage)
    process.exit(values.help ? 0 : 1)
  }
  const workspace = openWorkspace()
  const { changes, redirects, notes } = planMove(workspace, { from, to })
  const lines = describeChanges(workspace.root, changes)
  if (!values['dry-run']) applyChanges(workspace.root, changes)
  for (const line of lines) console.log(line)
  for (const [old, target] of redirects) console.log(`redirect ${old} -> ${target}`)
  for (const note of notes) console.log(`check   ${note}`)
  if (values['dry-run']) console.log('Nothing was written.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
