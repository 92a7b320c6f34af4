import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { normalizePath } from '@/lib/kit/urls'
import type { Changes } from './changes'

/** Published addresses, one per line. None may disappear without a redirect. */
export const publishedFile = 'published-addresses.txt'

export const redirectFile = 'redirects.json'

/** Text of a file. Empty if it doesn't exist. */
export const readText = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** Reads a list of addresses, one per line; `#` starts a comment. Empty if the file doesn't exist. */
export function readAddressList(file: string): string[] {
  return readText(file)
    .split('\n')
    .map((line) => line.replace(/(^|\s)#.*$/, '').trim())
    .filter((line) => line !== '')
}

/** Adds addresses to the published ones. @returns the new ones */
export function addPublished(root: string, addresses: Iterable<string>, changes: Changes): string[] {
  const file = path.join(root, publishedFile)
  const lines = readText(file)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const added = [...new Set(addresses)].filter((address) => !lines.includes(address)).sort()
  // A comment comes first.
  if (added.length > 0) changes.writes.set(publishedFile, [...[...lines, ...added].sort(), ''].join('\n'))
  return added
}

export function readRedirectFile(root: string): Map<string, string> {
  const text = readText(path.join(root, redirectFile)) || '{}'
  return new Map(Object.entries(JSON.parse(text) as Record<string, string>))
}

/** Adds redirects without creating chains. Drops those from addresses that exist again. */
export function addRedirects(
  known: ReadonlyMap<string, string>,
  moved: ReadonlyMap<string, string>,
): Map<string, string> {
  const targets = new Set(moved.values())
  const redirects = new Map<string, string>()
  for (const [from, to] of known) {
    const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(normalizePath(to)) ?? []
    const next = moved.get(pathname)
    if (!targets.has(normalizePath(from))) redirects.set(from, next === undefined ? to : next + rest)
  }
  return new Map([...redirects, ...moved].sort(([a], [b]) => (a < b ? -1 : 1)))
}

export const toRedirectText = (redirects: ReadonlyMap<string, string>) =>
  `${JSON.stringify(Object.fromEntries(redirects), null, 2)}\n`
