import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { normalizePath } from '@/lib/kit/urls'

export const redirectFile = 'redirects.json'

export function readRedirectFile(root: string): Map<string, string> {
  const file = path.join(root, redirectFile)
  if (!existsSync(file)) return new Map()
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>))
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
  const result = new Map<string, string>()
  for (const [from, to] of known) {
    if (targets.has(normalizePath(from))) continue
    const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(normalizePath(to)) ?? []
    const next = moved.get(pathname)
    result.set(from, next === undefined ? to : next + rest)
  }
  for (const [from, to] of moved) result.set(from, to)
  return new Map([...result].sort(([a], [b]) => (a < b ? -1 : 1)))
}

export function toRedirectText(redirects: ReadonlyMap<string, string>): string {
  return `${JSON.stringify(Object.fromEntries(redirects), null, 2)}\n`
}
