import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const temporaryFile =
  /^\.|^#.*#$|~$|^4913$|^___jb_|\.(sw[a-p]|tmp|temp|bak|orig|part|crdownload)$|\.tmp\.|\.sb-[\da-f-]+$|^sed\w{6}$/i

/** Whether a file belongs to an editor, Git or the system: hidden, backup and swap files, and unfinished ones. */
export const isTemporaryFile = (name: string) => temporaryFile.test(name)

/** All files in a folder, recursively, as sorted paths with forward slashes, except temporary ones. Empty if the folder doesn't exist. */
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
      if (entry.isFile() && isTemporaryFile(entry.name)) return []
      // The trees of Docusaurus sites consist of symbolic links.
      const target = entry.isSymbolicLink() ? statSync(path.join(dir, file), { throwIfNoEntry: false }) : entry
      return target?.isDirectory() === true ? listFiles(dir, file) : [file]
    })
}

/** Writes a file, and its folder if that doesn't exist. */
export function writeInFolder(file: string, data: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, data)
}

/** Writes a file atomically: other processes see either the old or the new content, never a partial file. */
export function writeAtomically(file: string, data: string | Uint8Array): void {
  const temporary = `${file}.${process.pid}`
  writeInFolder(temporary, data)
  renameSync(temporary, file)
}

/** Writes a file atomically if its content changes. @returns whether it did */
export function writeIfChanged(file: string, text: string): boolean {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false
  writeAtomically(file, text)
  return true
}
