import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { listFiles } from './files'

/** A short content hash. */
export function hashText(text: string | Uint8Array, length = 24): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length)
}

/** Hashes the files of some folders. */
export function hashFolders(...folders: string[]): string {
  const files = folders.flatMap((dir) => listFiles(dir).map((file) => `${dir}/${file}`))
  return hashText(files.map((file) => `${file}\0${readFileSync(file, 'utf8')}`).join('\0'))
}
