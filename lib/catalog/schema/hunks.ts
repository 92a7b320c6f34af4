import { diffLines } from '../text/schema-diff'

export type DiffLine = ReturnType<typeof diffLines>[number]

/** Lines that stay the same around a change, so that a reader sees where it is. */
const context = 2

/** Parts of a diff in which something changed, with the lines around them. */
export function toHunks(before: string, after: string): DiffLine[][] {
  const lines = diffLines(before, after)
  const isNear = (index: number) =>
    lines.slice(Math.max(0, index - context), index + context + 1).some(({ change }) => change !== ' ')
  const hunks: DiffLine[][] = []
  let last = -2
  for (const [index, line] of lines.entries()) {
    if (!isNear(index)) continue
    if (index === last + 1) hunks.at(-1)?.push(line)
    else hunks.push([line])
    last = index
  }
  return hunks
}
