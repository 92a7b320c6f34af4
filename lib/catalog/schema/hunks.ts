type Change = ' ' | '+' | '-'

export interface DiffLine {
  change: Change
  line: string
}

/** Line diff of two texts, based on their longest common subsequence. */
export function diffLines(before: string, after: string): DiffLine[] {
  const [a, b] = [before.split('\n'), after.split('\n')]
  const lengths = a.map(() => b.map(() => 0))
  const lengthAt = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const row = lengths[i]
      if (row !== undefined)
        row[j] = a[i] === b[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1))
    }
  const lines: DiffLine[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const [left, right] = [a[i], b[j]]
    if (left !== undefined && left === right) {
      lines.push({ change: ' ', line: left })
      i++
      j++
    } else if (left !== undefined && (right === undefined || lengthAt(i + 1, j) >= lengthAt(i, j + 1))) {
      lines.push({ change: '-', line: left })
      i++
    } else if (right !== undefined) {
      lines.push({ change: '+', line: right })
      j++
    }
  }
  return lines
}

/** Unchanged lines shown around a change. */
const context = 2

/** Changed parts of a diff, with context lines. */
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
