import type { ElkPoint } from 'elkjs/lib/elk-api'
import type { Placed } from '../layout-cache'

interface Segment {
  line: string
  a: ElkPoint
  b: ElkPoint
}

function cross({ a, b }: Segment, { a: c, b: d }: Segment): boolean {
  const isFlat = a.y === b.y
  if (isFlat === (c.y === d.y)) return false
  const [flat, steep] = isFlat
    ? [
        { a, b },
        { a: c, b: d },
      ]
    : [
        { a: c, b: d },
        { a, b },
      ]
  const isWithin = (value: number, from: number, to: number) =>
    value > Math.min(from, to) + 1 && value < Math.max(from, to) - 1
  return isWithin(steep.a.x, flat.a.x, flat.b.x) && isWithin(flat.a.y, steep.a.y, steep.b.y)
}

/** Counts the points where lines cross. Overlapping lines count as one. */
export function countCrossings({ lines }: Placed): number {
  const segments = new Map<string, Segment>()
  for (const [line, points] of Object.entries(lines)) {
    points.slice(1).forEach((b, index) => {
      const a = points[index]
      if (a !== undefined) segments.set([a.x, a.y, b.x, b.y].join(), { line, a, b })
    })
  }
  const all = [...segments.values()]
  const places = new Set<string>()
  all.forEach((first, index) => {
    for (const second of all.slice(index + 1)) {
      if (first.line === second.line || !cross(first, second)) continue
      const steep = first.a.x === first.b.x ? first : second
      const flat = steep === first ? second : first
      places.add(`${steep.a.x},${flat.a.y}`)
    }
  })
  return places.size
}
