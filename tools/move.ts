import { applyChanges, describeChanges } from '@/tools/authoring/changes'
import { runCommand } from '@/tools/authoring/command'
import { planMove } from '@/tools/authoring/move/plan-move'
import { openWorkspace } from '@/tools/authoring/workspace'

const usage = `npm run move -- OLD NEW [--dry-run]

  OLD, NEW   addresses: /docs/development/guides/retries /docs/development/guides/channels/retries
  --dry-run  only prints what would change`

runCommand(usage, { 'dry-run': { type: 'boolean' } }, [2, 2], ([from = '', to = ''], { 'dry-run': isDryRun }) => {
  const workspace = openWorkspace()
  const { changes, redirects, notes } = planMove(workspace, { from, to })
  const lines = describeChanges(workspace.root, changes)
  if (!isDryRun) applyChanges(workspace.root, changes)
  for (const line of lines) console.log(line)
  for (const [old, target] of redirects) console.log(`redirect ${old} -> ${target}`)
  for (const note of notes) console.log(`check   ${note}`)
  if (isDryRun) console.log('Nothing was written.')
})
