/** Sizes in the library's own pixels, with letters of 16. */
const letter = 8
const line = 24
const widest = 200
const gap = 50

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
  // A decision is a square on its corner around its words.
  if (isRound) return { width: width + count * line + 30, height: width + count * line + 30 }
  return { width: width + 60, height: count * line + 30 }
}

/** Boxes of a flowchart by id, and its arrows. */
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

/** The boxes of a flowchart in the rows in which they stand when it runs from top to bottom. */
function toRows({ boxes, arrows }: ReturnType<typeof readChart>): Box[][] {
  const rowOf = new Map<string, number>()
  const walk = (id: string, row: number, path: readonly string[]) => {
    if (path.includes(id) || (rowOf.get(id) ?? -1) >= row) return
    rowOf.set(id, row)
    for (const [from, to] of arrows) if (from === id) walk(to, row + 1, [...path, id])
  }
  const targets = new Set(arrows.map(([, to]) => to))
  for (const [from] of arrows) if (!targets.has(from)) walk(from, 0, [])
  // What is left runs in a circle, which begins with the box that is named first.
  for (const [from] of arrows) if (!rowOf.has(from)) walk(from, 0, [])
  const rows: Box[][] = []
  for (const [id, row] of rowOf) (rows[row] ??= []).push(boxes.get(id) ?? measure(id, false))
  return rows.filter((row) => row.length > 0)
}

/** Roughly the size of a flowchart or of states when they run from top to bottom. */
export function estimateColumn(chart: string): Box {
  const rows = toRows(readChart(chart))
  const between = gap + (/\|[^|]+\||-->.*:/.test(chart) ? line : 0)
  const height = rows.reduce((sum, row) => sum + between + Math.max(...row.map((box) => box.height)), -between)
  const width = Math.max(0, ...rows.map((row) => row.reduce((sum, box) => sum + box.width + gap, 0)))
  return { width, height }
}
