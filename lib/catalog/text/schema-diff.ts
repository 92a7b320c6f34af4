import { getMessage } from '../find'
import type { Catalog } from '../types'
import type { TextBlock } from './blocks'
import { nameOf } from './names'

type Change = ' ' | '+' | '-'

/** The lines of two texts with what was taken out and added, by their longest common subsequence. */
export function diffLines(before: string, after: string): { change: Change; line: string }[] {
  const [a, b] = [before.split('\n'), after.split('\n')]
  const lengths = a.map(() => b.map(() => 0))
  const lengthAt = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const row = lengths[i]
      if (row !== undefined)
        row[j] = a[i] === b[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1))
    }
  const lines: { change: Change; line: string }[] = []
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

/** What changed between two versions of a schema, as a diff. */
export function toDiffText(catalog: Catalog, props: { message?: string; from?: string; to?: string }): TextBlock[] {
  const before = getMessage(catalog, props.message ?? '', props.from)
  const after = getMessage(catalog, props.message ?? '', props.to)
  const lines = diffLines(before.schema?.text ?? '', after.schema?.text ?? '')
  return [
    { type: 'paragraph', line: ['Schema of ', nameOf(after), ` from version ${before.version} to ${after.version}`] },
    {
      type: 'code',
      language: 'diff',
      ...(after.schema === undefined ? {} : { title: after.schema.file }),
      text: lines.map(({ change, line }) => `${change} ${line}`).join('\n'),
    },
  ]
}
