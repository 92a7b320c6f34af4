import type { ElkNode, ElkPoint } from 'elkjs/lib/elk-api'
import type { Plan, PlanEdge, PlanNode } from './plan-types'

/** A plan with positions: where each box is, and each line's points from sender to receiver. */
export interface Placed {
  width: number
  height: number
  boxes: Record<string, { x: number; y: number }>
  lines: Record<string, ElkPoint[]>
}

const round = (value: number) => Math.round(value * 2) / 2

/** Extends a line that ends at a lane to the note inside it. */
function reachNote(points: ElkPoint[], edge: PlanEdge, lane: PlanNode | undefined): ElkPoint[] {
  const note = lane?.notes.find(({ key }) => key === edge.note)
  if (note === undefined || lane === undefined) return points
  const [first, second] = [points[0], points[1]]
  if (first === undefined || second === undefined) return points
  // Points start at the note, so outward means away from the lane.
  const isOnLeft = second.x < first.x
  const inset = isOnLeft ? note.x : -(lane.width - note.x - note.width)
  return [{ x: first.x + inset, y: first.y }, ...points.slice(1)]
}

/** Extracts positions from ELK's result. */
export function toPlaced(plan: Plan, graph: ElkNode): Placed {
  const boxes: Placed['boxes'] = {}
  for (const { id, x = 0, y = 0 } of graph.children ?? []) boxes[id] = { x: round(x), y: round(y) }
  const found = new Map((graph.edges ?? []).map((edge) => [edge.id, edge]))
  const lines: Placed['lines'] = {}
  for (const edge of plan.edges) {
    const laid = found.get(edge.key)
    const section = laid?.sections?.[0]
    if (laid === undefined || section === undefined) throw new Error(`The layout has no line for ${edge.key}.`)
    const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint]
    const isFromLane = laid.sources[0]?.startsWith(edge.lane) === true
    const fromLane = (isFromLane ? points : [...points].reverse()).map(({ x, y }) => ({ x: round(x), y: round(y) }))
    const whole = reachNote(
      fromLane,
      edge,
      plan.lanes.find(({ key }) => key === edge.lane),
    )
    lines[edge.key] = edge.role === 'receive' ? whole : whole.reverse()
  }
  return { width: Math.ceil(graph.width ?? 0), height: Math.ceil(graph.height ?? 0), boxes, lines }
}
