import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Changes } from './changes'

/** Addresses that have been published, one a line, in path order. None may go without a redirect. */
export const publishedFile = 'published-addresses.txt'

function readLines(root: string, file: string): string[] {
  const absolute = path.join(root, file)
  if (!existsSync(absolute)) return []
  return readFileSync(absolute, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
}

function toText(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('')
}

function isComment(line: string): boolean {
  return line.startsWith('#')
}

/** Adds addresses to the list of published ones. None is ever taken off. */
export function addPublished(root: string, addresses: Iterable<string>, changes: Changes): string[] {
  const lines = readLines(root, publishedFile)
  const added = [...new Set(addresses)].filter((address) => !lines.includes(address)).sort()
  if (added.length === 0) return []
  const sorted = [...lines.filter((line) => !isComment(line)), ...added].sort()
  changes.writes.set(publishedFile, toText([...lines.filter(isComment), ...sorted]))
  return added
}
