import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { normalizePath } from '@/lib/kit/urls'
import type { Changes } from './changes'

/** Published addresses, one per line. None may disappear without a redirect. */
export const publishedFile = 'published-addresses.txt'

export const redirectFile = 'redirects.json'

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** Reads a list of addresses, one per line; `#` starts a comment. Empty if the file doesn't exist. */
export function readAddressList(file: string): string[] {
  return read(file)
    .split('\n')
    .map((line) => line.replace(/(^|\s)#.*$/, '').trim())
    .filter((line) => line !== '')
}

/** Adds addresses to the published ones. @returns the new ones */
export function addPublished(root: string, addresses: Iterable<string>, changes: Changes): string[] {
  const lines = read(path.join(root, publishedFile)).split('\n')
  const added = [...new Set(addresses)].filter((address) => !lines.includes(address)).sort()
  if (added.length === 0) return []
  const comments = lines.filter((line) => line.startsWith('#'))
  const listed = lines.filter((line) => line.trim() !== '' && !line.startsWith('#'))
  changes.writes.set(publishedFile, [...comments, ...[...listed, ...added].sort(), ''].join('\n'))
  return added
}

export function readRedirectFile(root: string): Map<string, string> {
  const text = read(path.join(root, redirectFile)) || '{}'
  return new Map(Object.entries(JSON.parse(text) as Record<string, string>))
}

/**
 * Adds redirects without creating chains: existing redirects to a moved address now lead to its new one. Drops
 * redirects from addresses that exist again.
 */
export function addRedirects(
  known: ReadonlyMap<string, string>,
  moved: ReadonlyMap<string, string>,
): Map<string, string> {
  const targets = new Set(moved.values())
  const kept = [...known].filter(([from]) => !targets.has(normalizePath(from)))
  const updated = kept.map(([from, to]): [string, string] => {
    const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(normalizePath(to)) ?? []
    const next = moved.get(pathname)
    return [from, next === undefined ? to : next + rest]
  })
  // Later entries replace earlier ones.
  const redirects = new Map([...updated, ...moved])
  return new Map([...redirects].sort(([a], [b]) => (a < b ? -1 : 1)))
}

export function toRedirectText(redirects: ReadonlyMap<string, string>): string {
  return `${JSON.stringify(Object.fromEntries(redirects), null, 2)}\n`
}
