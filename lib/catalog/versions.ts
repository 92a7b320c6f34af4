import { compare, maxSatisfying, valid } from 'semver'

/** Sorts versions from old to new. Versions that aren't three numbers are compared alphabetically. */
export function compareVersions(a: string, b: string): number {
  if (valid(a) !== null && valid(b) !== null) return compare(a, b)
  return a < b ? -1 : a > b ? 1 : 0
}

/**
 * Resolves a version: none and `latest` give the newest, `^1.0.0` and `~1.0.0` the newest match. Undefined if nothing
 * matches.
 */
export function findVersion(wanted: string | undefined, versions: readonly string[]): string | undefined {
  if (wanted === undefined || wanted === 'latest') return [...versions].sort(compareVersions).at(-1)
  return versions.includes(wanted) ? wanted : (maxSatisfying(versions, wanted) ?? undefined)
}
