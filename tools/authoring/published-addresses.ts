import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Changes } from './changes'

/** Published addresses, one per line. None may disappear without a redirect. */
export const publishedFile = 'published-addresses.txt'

function readLines(file: string): string[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
}

/** Reads a list of addresses, one per line; `#` starts a comment. Empty if the file doesn't exist. */
export function readAddressList(file: string): string[] {
  return readLines(file)
    .map((line) => line.replace(/(^|\s)#.*$/, '').trim())
    .filter((line) => line !== '')
}

/** Adds addresses to the published ones. @returns the new ones */
export function addPublished(root: string, addresses: Iterable<string>, changes: Changes): string[] {
  const lines = readLines(path.join(root, publishedFile))
  const added = [...new Set(addresses)].filter((address) => !lines.includes(address)).sort()
  if (added.length === 0) return []
  const comments = lines.filter((line) => line.startsWith('#'))
  const sorted = [...lines.filter((line) => !comments.includes(line)), ...added].sort()
  changes.writes.set(publishedFile, [...comments, ...sorted].map((line) => `${line}\n`).join(''))
  return added
}
