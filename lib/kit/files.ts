import { readdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** All files in a folder, recursively, as sorted paths with forward slashes. Empty if the folder doesn't exist. */
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

/** Writes a file atomically: other processes see either the old or the new content, never a partial file. */
export function writeAtomically(file: string, data: string | Uint8Array): void {
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, data)
  renameSync(temporary, file)
}
