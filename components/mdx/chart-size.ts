/** Sizes in Mermaid's pixels, at a font size of 16. */
const letter = 8
const line = 24
const widest = 200
const gap = 50
const margin = 16

interface Box {
  width: number
  height: number
}

const arrow = /\s*(?:--?[ \w,]*-+>|-\.[ \w,]*\.?->|==+>|---+)\s*(?:\|([^|]*)\|)?\s*/
const label = /(\w+)\s*([[({]+)"?([^"\])}]*)"?[\])}]+/g

function measure(text: string, isRound: boolean): Box {
  const lines = text.split(/<br\s*\/?>/)
  const width = Math.min(widest, Math.max(...lines.map((words) => words.length * letter)))
  const count = lines.reduce((sum, words) => sum + Math.max(1, Math.ceil((words.length * letter) / widest)), 0)
  // A decision is a diamond around its text.
  if (isRound) return { width: width + count * line + 30, height: width + count * line + 30 }
  return { width: width + 60, height: count * line + 30 }
}

/** Parses a flowchart's boxes, by ID, and its arrows. */
function readChart(chart: string) {
  const boxes = new Map<string, Box>()
  const arrows: [from: string, to: string][] = []
  for (const written of chart.replaceAll('[*]', 'start').split('\n').slice(1)) {
    const bare = written.replace(label, (_, id: string, open: string, text: string) => {
      boxes.set(id, measure(text, open.startsWith('{')))
      return id
    })
    const parts = bare.split(new RegExp(arrow.source.replace('([^|]*)', '[^|]*')))
    const ids = parts.map((part) => part.split('&').flatMap((one) => /^\s*(\w+)/.exec(one)?.[1] ?? []))
    ids.slice(1).forEach((to, index) => {
      for (const a of ids[index] ?? []) for (const b of to) arrows.push([a, b])
    })
  }
  for (const id of arrows.flat()) if (!boxes.has(id)) boxes.set(id, measure(id, false))
  return { boxes, arrows }
}

/** The boxes of a flowchart by row, when laid out from top to bottom. */
function toRows({ boxes, arrows }: ReturnType<typeof readChart>): Box[][] {
  const rowOf = new Map<string, number>()
  const walk = (id: string, row: number, path: readonly string[]) => {
    if (path.includes(id) || (rowOf.get(id) ?? -1) >= row) return
    rowOf.set(id, row)
    for (const [from, to] of arrows) if (from === id) walk(to, row + 1, [...path, id])
  }
  const targets = new Set(arrows.map(([, to]) => to))
  for (const [from] of arrows) if (!targets.has(from)) walk(from, 0, [])
  // The rest are cycles. They start at the box that's mentioned first.
  for (const [from] of arrows) if (!rowOf.has(from)) walk(from, 0, [])
  const rows: Box[][] = []
  for (const [id, row] of rowOf) (rows[row] ??= []).push(boxes.get(id) ?? measure(id, false))
  return rows.filter((row) => row.length > 0)
}

const add = (boxes: readonly number[]) => boxes.reduce((sum, one) => sum + one + gap, -gap)

/** Estimates the size of a flowchart or state diagram as a column (top to bottom) and as a row (left to right). */
export function estimateChart(chart: string): { column: Box; row: Box } {
  const rows = toRows(readChart(chart))
  const hasWords = /\|[^|]+\||-->.*:/.test(chart)
  const frames = (chart.match(/^\s*subgraph\b/gm) ?? []).length * 2 * line
  const widths = rows.map((row) => row.map((box) => box.width))
  const heights = rows.map((row) => row.map((box) => box.height))
  const findLargest = (lists: number[][]) => Math.max(0, ...lists.map(add))
  const along = (lists: number[][], words: number) =>
    add(lists.map((list) => Math.max(...list))) + Math.max(0, rows.length - 1) * (hasWords ? words : 0)
  return {
    column: { width: findLargest(widths), height: along(heights, line) + frames + margin },
    row: { width: along(widths, widest / 2), height: findLargest(heights) + frames + margin },
  }
}
