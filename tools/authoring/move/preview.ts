import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { applyChanges, type Changes } from '../changes'
import { openWorkspace, type Workspace } from '../workspace'

/** Does the changes to a copy of the content and looks at it: what the tree will be is what the site's own code says. */
export function previewChanges<T>({ contentDir }: Workspace, changes: Changes, look: (after: Workspace) => T): T {
  const root = mkdtempSync(path.join(tmpdir(), 'move-'))
  try {
    cpSync(contentDir, path.join(root, 'content'), { recursive: true })
    applyChanges(root, changes)
    return look(openWorkspace(root))
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
