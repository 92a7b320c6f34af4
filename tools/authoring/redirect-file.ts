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
