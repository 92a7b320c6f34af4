function toNumbers(version: string): number[] | undefined {
  const match = /^v?(\d+)\.(\d+)\.(\d+)$/.exec(version)
  return match === null ? undefined : match.slice(1).map(Number)
}

/** Sorts versions from old to new. Versions that aren't three numbers are compared alphabetically. */
export function compareVersions(a: string, b: string): number {
  const left = toNumbers(a)
  const right = toNumbers(b)
  if (left === undefined || right === undefined) return a < b ? -1 : a > b ? 1 : 0
  const at = left.findIndex((part, index) => part !== right[index])
  return at === -1 ? 0 : (left[at] ?? 0) - (right[at] ?? 0)
}

function isInRange(version: string, range: string): boolean {
  const [, sign = '', rest = ''] = /^([\^~])(.+)$/.exec(range) ?? []
  const least = toNumbers(rest)
  const found = toNumbers(version)
  if (least === undefined || found === undefined || compareVersions(version, rest) < 0) return false
  // A caret pins everything up to the first nonzero number, a tilde pins the minor version.
  const fixed =
    sign === '~'
      ? 2
      : Math.min(
          2,
          least.findIndex((part) => part > 0),
        ) + 1
  return least.slice(0, fixed).every((part, index) => part === found[index])
}

/**
 * Resolves a version: none and `latest` give the newest, `^1.0.0` and `~1.0.0` the newest match. Undefined if nothing
 * matches.
 */
export function findVersion(wanted: string | undefined, versions: readonly string[]): string | undefined {
  const sorted = [...versions].sort(compareVersions)
  if (wanted === undefined || wanted === 'latest') return sorted.at(-1)
  if (sorted.includes(wanted)) return wanted
  return sorted.findLast((version) => isInRange(version, wanted))
}
