import type { Placed } from '@/lib/catalog/layout-cache'
import type { Plan, PlanEdge, PlanNode } from '@/lib/catalog/graph/types'
import { chooseLeft } from '@/lib/catalog/graph/sides'

/** Space between boxes in a column, between a box and a line, and between lines, in pixels. */
const gap = 14
const inset = 16
const track = 7
/** Distance of sent from received lines at a box. */
const portOffset = 4

/** The column of each box, from left to right: senders, messages, receivers. */
function toColumns(plan: Plan, isWide: boolean): PlanNode[][] {
  const { parties, lanes, edges, arrangement } = plan
  if (arrangement === 'through' && isWide) {
    const isSent = ({ key }: PlanNode) => edges.some(({ lane, role }) => lane === key && role === 'send')
    // Messages of one direction use both sides.
    const isMixed = lanes.some(isSent) && !lanes.every(isSent)
    const isRight = (lane: PlanNode) => (isMixed ? isSent(lane) : lane.key.endsWith(':out'))
    return [lanes.filter((lane) => !isRight(lane)), parties, lanes.filter(isRight)]
  }
  const left = isWide ? chooseLeft(plan) : new Set<string>()
  return [parties.filter(({ key }) => left.has(key)), lanes, parties.filter(({ key }) => !left.has(key))]
}

/**
 * Places a plan in up to three columns. Every service has its own vertical line in the gap, so its messages join there.
 * It replaces ELK in the browser, which is 480 kB (gzip) and made for graphs with more than three columns.
 */
export function placeColumns(plan: Plan, shape: 'wide' | 'narrow'): Placed {
  const columns = toColumns(plan, shape === 'wide').filter((nodes) => nodes.length > 0)
  const columnOf = new Map(columns.flatMap((nodes, column) => nodes.map(({ key }) => [key, column] as const)))
  const nodes = new Map(columns.flat().map((node) => [node.key, node]))

  // Lines between the same two columns, by the vertical part they share.
  const gaps = columns.slice(1).map((): string[] => [])
  const gapOf = ({ party, lane }: PlanEdge) => Math.min(columnOf.get(party) ?? 0, columnOf.get(lane) ?? 0)
  const trackOf = ({ party, role }: PlanEdge) => `${party}|${role}`
  for (const edge of plan.edges) {
    const tracks = gaps[gapOf(edge)]
    if (tracks !== undefined && !tracks.includes(trackOf(edge))) tracks.push(trackOf(edge))
  }

  const heightOf = (column: readonly PlanNode[]) => column.reduce((sum, { height }) => sum + height + gap, -gap)
  const height = Math.max(0, ...columns.map(heightOf))
  const boxes: Placed['boxes'] = {}
  const gapStarts: number[] = []
  let x = 1
  columns.forEach((column, index) => {
    let y = 1 + (height - heightOf(column)) / 2
    const width = Math.max(...column.map((node) => node.width))
    for (const node of column) {
      // Boxes touch the gap that their lines cross.
      const isFirst = index === 0 && columns.length > 1
      boxes[node.key] = { x: isFirst ? x + width - node.width : x, y }
      y += node.height + gap
    }
    x += width
    gapStarts.push(x)
    x += index < columns.length - 1 ? 2 * inset + Math.max(0, (gaps[index]?.length ?? 1) - 1) * track : 1
  })

  const lines: Placed['lines'] = {}
  for (const edge of plan.edges) {
    const [party, lane] = [nodes.get(edge.party), nodes.get(edge.lane)]
    const [atParty, atLane] = [boxes[edge.party], boxes[edge.lane]]
    if (party === undefined || lane === undefined || atParty === undefined || atLane === undefined)
      throw new Error(`The layout has no box for the line ${edge.key}.`)
    const column = gapOf(edge)
    const isPartyFirst = columnOf.get(edge.party) === column
    const offset = edge.role === 'send' ? -portOffset : portOffset
    const note = lane.notes.find(({ key }) => key === edge.note)
    const from = {
      x: atParty.x + (isPartyFirst ? party.width : 0),
      y: atParty.y + party.ownHeight / 2 + offset,
    }
    const to = {
      x: atLane.x + (isPartyFirst ? (note?.x ?? 0) : note === undefined ? lane.width : note.x + note.width),
      y: atLane.y + (note === undefined ? lane.ownHeight / 2 : note.y + note.height / 2) + offset,
    }
    const middle = (gapStarts[column] ?? 0) + inset + (gaps[column]?.indexOf(trackOf(edge)) ?? 0) * track
    const points = [from, { x: middle, y: from.y }, { x: middle, y: to.y }, to]
    lines[edge.key] = edge.role === 'send' ? points : points.reverse()
  }
  return { width: Math.ceil(x), height: Math.ceil(height + 2), boxes, lines }
}
