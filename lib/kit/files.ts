import { readdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** All files below a folder as paths with forward slashes, in path order. Empty when the folder doesn't exist. */
export function listFiles(dir: string, below = ''): string[] {
  let entries
  try {
    entries = readdirSync(path.join(dir, below), { withFileTypes: true })
  } catch {
    return []
  }
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = below === '' ? entry.name : `${below}/${entry.name}`
      if (entry.name === 'node_modules' || entry.name.startsWith('.')) return []
      return entry.isDirectory() ? listFiles(dir, file) : [file]
    })
}

/** Writes a file in one step: other processes see the old content or the new, never a part of it. */
export function writeAtomically(file: string, data: string | Uint8Array): void {
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, data)
  renameSync(temporary, file)
}
