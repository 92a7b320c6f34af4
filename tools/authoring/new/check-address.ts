/** An address segment that needs no encoding and no Shift key. */
const segment = /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/

function toSegment(written: string): string {
  return written
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, '-')
    .replaceAll(/^[-.]+|[-.]+$/g, '')
}

/** @throws if a segment isn't lowercase letters, digits and hyphens */
export function assertAddressParts(written: string): void {
  const wrong = written.split('/').find((part) => !segment.test(part))
  if (wrong === undefined) return
  const better = written
    .split('/')
    .map(toSegment)
    .filter((part) => part !== '')
    .join('/')
  const hint = better === '' ? '' : ` Try ${better}.`
  throw new Error(
    `"${written}": expected lowercase letters, digits and hyphens between slashes, got "${wrong}".${hint}`,
  )
}
