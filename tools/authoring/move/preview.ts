import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { applyChanges, type Changes } from '../changes'
import { openWorkspace, type Workspace } from '../workspace'

/** Applies changes to a temporary copy of the content, so that the site's own code can determine the result. */
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
