import { copyFileSync, existsSync, mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

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
  const toAbsolute = (file: string) => path.join(base, file)
  for (const file of [...moves.values(), ...writes.keys()])
    mkdirSync(path.dirname(toAbsolute(file)), { recursive: true })
  for (const [from, to] of moves) copyFileSync(toAbsolute(from), toAbsolute(to))
  for (const [file, text] of writes) writeFileSync(toAbsolute(file), text)
  for (const file of [...moves.keys(), ...removes]) {
    rmSync(toAbsolute(file))
    removeEmptyFolders(path.dirname(toAbsolute(file)), base)
  }
}
