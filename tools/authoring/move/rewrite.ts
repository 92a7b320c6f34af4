import { listReferences, type WrittenReference } from './references'

export interface RewriteResult {
  text: string
  /** Links to update that couldn't be located in the text. */
  missed: { line: number; target: string }[]
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
}

/** Replaces a link target in brackets, in quotes, or in a definition. */
function replaceTarget(text: string, target: string, next: string): string {
  const pattern = new RegExp(`(?<=[(<"'\`]|\\]:\\s*)${escapePattern(target)}(?=[)>"'\`\\s]|$)`, 'gm')
  return text.replaceAll(pattern, () => next)
}

/**
 * Replaces link and image targets, and leaves all other text unchanged.
 * @param bodyOffset number of lines before the body
 * @param getTarget returns the new target; undefined to keep the old one
 */
export function rewriteReferences(
  text: string,
  bodyOffset: number,
  getTarget: (reference: WrittenReference) => string | undefined,
): RewriteResult {
  const lines = text.split('\n')
  const missed: RewriteResult['missed'] = []
  const body = lines.slice(bodyOffset).join('\n')
  for (const reference of listReferences(body)) {
    const next = getTarget(reference)
    if (next === undefined || next === reference.target) continue
    const start = reference.startLine - 1 + bodyOffset
    const count = reference.endLine - reference.startLine + 1
    const before = lines.slice(start, start + count).join('\n')
    const after = replaceTarget(before, reference.target, next)
    // A previous replacement on the same lines may have covered this one.
    if (after === before && !before.includes(next)) missed.push({ line: start + 1, target: reference.target })
    lines.splice(start, count, ...after.split('\n'))
  }
  return { text: lines.join('\n'), missed }
}
