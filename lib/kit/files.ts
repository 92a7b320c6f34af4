import { readdirSync, renameSync, statSync, writeFileSync, type Dirent } from 'node:fs'
import path from 'node:path'

/**
 * Whether a file belongs to an editor, Git or the system rather than to an author: hidden files, backups, swap files, and
 * the files that programs write before renaming them.
 * @param name file name, without its folder
 */
export function isTemporaryFile(name: string): boolean {
  return /^\.|^#.*#$|~$|^4913$|^___jb_|\.(sw[a-p]|tmp|temp|bak|orig|part|crdownload)$|\.tmp\.|\.sb-[\da-f-]+$|^sed\w{6}$/i.test(
    name,
  )
}

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
      return isFolder(entry, path.join(dir, file)) ? listFiles(dir, file) : [file]
    })
}

/** Follows symbolic links, which the trees of Docusaurus sites consist of. */
function isFolder(entry: Dirent, file: string): boolean {
  if (!entry.isSymbolicLink()) return entry.isDirectory()
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() === true
}

/** Writes a file atomically: other processes see either the old or the new content, never a partial file. */
export function writeAtomically(file: string, data: string | Uint8Array): void {
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, data)
  renameSync(temporary, file)
}
