import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { writeInFolder } from '@/lib/kit/files'

/** Planned changes to a checkout. Paths are relative to its root, with forward slashes. */
export interface Changes {
  /** Files to move: old path → new path. A moved file whose text also changes is written at its new path. */
  moves: Map<string, string>
  /** Text of new or changed files. */
  writes: Map<string, string>
  /** Files to delete. */
  removes: Set<string>
}

export const createChanges = (): Changes => ({ moves: new Map(), writes: new Map(), removes: new Set() })

/** One line per file, with its change. */
export function describeChanges(root: string, { moves, writes, removes }: Changes): string[] {
  const verb = (file: string) => (existsSync(path.join(root, file)) ? 'change' : 'create')
  const targets = new Set(moves.values())
  return [
    ...[...moves].map(([from, to]) => `move    ${from} -> ${to}`),
    ...[...writes.keys()].filter((file) => !targets.has(file)).map((file) => `${verb(file)}  ${file}`),
    ...[...removes].map((file) => `remove  ${file}`),
  ].sort()
}

/** Removes a folder if it's empty, and then its empty parents. */
function removeEmptyFolders(folder: string, root: string): void {
  if (folder === root || !folder.startsWith(root) || !existsSync(folder) || readdirSync(folder).length > 0) return
  rmdirSync(folder)
  removeEmptyFolders(path.dirname(folder), root)
}

/** Applies planned changes. */
export function applyChanges(root: string, { moves, writes, removes }: Changes): void {
  const base = path.resolve(root)
  for (const [from, to] of moves) {
    mkdirSync(path.dirname(path.join(base, to)), { recursive: true })
    renameSync(path.join(base, from), path.join(base, to))
  }
  for (const [file, text] of writes) writeInFolder(path.join(base, file), text)
  for (const file of removes) rmSync(path.join(base, file))
  for (const file of [...moves.keys(), ...removes]) removeEmptyFolders(path.dirname(path.join(base, file)), base)
}
