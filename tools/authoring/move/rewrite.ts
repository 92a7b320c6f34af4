import { listReferences, type WrittenReference } from './references'

export interface RewriteResult {
  text: string
  /** Links that should change and are written in a way that was not found. */
  missed: { line: number; target: string }[]
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
}

/** Replaces a target where it is written as one: in brackets, quotes, or behind a definition's colon. */
function replaceTarget(text: string, target: string, next: string): string {
  const pattern = new RegExp(`(?<=[(<"'\`]|\\]:\\s*)${escapePattern(target)}(?=[)>"'\`\\s]|$)`, 'gm')
  return text.replaceAll(pattern, () => next)
}

/**
 * Gives links and pictures of a page other targets, and leaves every other character as it is.
 * @param bodyOffset lines before the body
 * @param getTarget the new target; undefined to keep the old one
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
    // A neighbor in the same lines may have brought the change already.
    if (after === before && !before.includes(next)) missed.push({ line: start + 1, target: reference.target })
    lines.splice(start, count, ...after.split('\n'))
  }
  return { text: lines.join('\n'), missed }
}
