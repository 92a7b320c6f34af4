import type { ElkNode, ElkPoint } from 'elkjs/lib/elk-api'
import { runElk, type Placed } from '../layout-cache'
import type { Plan, PlanEdge, PlanNode } from './plan-types'

/** Extends a line that ends at a lane to the note inside it. */
function reachNote(points: ElkPoint[], edge: PlanEdge, lane: PlanNode | undefined): ElkPoint[] {
  const note = lane?.notes.find(({ key }) => key === edge.note)
  const [first, second] = points
  if (note === undefined || lane === undefined || first === undefined || second === undefined) return points
  // Points start at the note, so outward means away from the lane.
  const isOnLeft = second.x < first.x
  const inset = isOnLeft ? note.x : -(lane.width - note.x - note.width)
  return [{ x: first.x + inset, y: first.y }, ...points.slice(1)]
}

/** Positions of a plan's boxes, and of its lines from sender to receiver. */
export async function place(plan: Plan, graph: ElkNode): Promise<Placed> {
  const { width, height, boxes, lines } = await runElk(graph)
  for (const edge of plan.edges) {
    const isFromLane = graph.edges?.find(({ id }) => id === edge.key)?.sources[0]?.startsWith(edge.lane) === true
    const points = lines[edge.key] ?? []
    const whole = reachNote(
      isFromLane ? points : points.reverse(),
      edge,
      plan.lanes.find(({ key }) => key === edge.lane),
    )
    lines[edge.key] = edge.role === 'receive' ? whole : whole.reverse()
  }
  return { width, height, boxes, lines }
}
