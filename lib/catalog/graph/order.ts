import type { Placed } from '../layout-cache'
import type { Note, Plan, PlanNode } from './plan-types'

/** Reorders a lane's notes. Keeps their direction, vertical or horizontal. */
function withOrder(lane: PlanNode, order: readonly Note[]): PlanNode {
  const [first] = lane.notes
  const second = lane.notes[1]
  if (first === undefined || second === undefined) return lane
  const isRow = first.y === second.y
  const gap = isRow ? second.x - first.x - first.width : second.y - first.y - first.height
  let at = isRow ? first.x : first.y
  const notes = order.map((note) => {
    const moved = isRow ? { ...note, x: at } : { ...note, y: at }
    at += (isRow ? note.width : note.height) + gap
    return moved
  })
  return { ...lane, notes }
}

/**
 * Sorts each lane's notes by the average height of their senders and receivers. Returns undefined if they're already in
 * that order.
 */
export function reorderNotes(plan: Plan, { boxes }: Placed): Plan | undefined {
  const heightOf = ({ key }: Note) => {
    const parties = plan.edges.flatMap(({ party, messages }) => (messages.includes(key) ? [boxes[party]?.y ?? 0] : []))
    return parties.reduce((sum, y) => sum + y, 0) / Math.max(1, parties.length)
  }
  const lanes = plan.lanes.map((lane) => {
    const order = [...lane.notes].sort((a, b) => heightOf(a) - heightOf(b))
    return order.every((note, index) => note === lane.notes[index]) ? lane : withOrder(lane, order)
  })
  return lanes.every((lane, index) => lane === plan.lanes[index]) ? undefined : { ...plan, lanes }
}
