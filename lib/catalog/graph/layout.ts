import type { ElkNode, ElkPoint } from 'elkjs/lib/elk-api'
import { createLayout, runElk, type Placed } from '../layout-cache'
import { chooseLeft } from './sides'
import type { Plan, PlanEdge, PlanNode } from './types'

/** `wide` puts parties on both sides of the lanes. `narrow` puts them all on one side to fit a phone. */
type Shape = 'wide' | 'narrow'

const options: Record<string, string> = {
  'elk.direction': 'RIGHT',
  'elk.partitioning.activate': 'true',
  'elk.padding': '[top=1,left=1,bottom=1,right=1]',
  'elk.layered.spacing.nodeNodeBetweenLayers': '20',
  'elk.layered.spacing.edgeNodeBetweenLayers': '11',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '6',
  'elk.layered.thoroughness': '30',
}

type Side = 'WEST' | 'EAST'

/** Vertical distance between lines at a box, in pixels. Less if they don't fit. */
const portGap = 8

/**
 * The end at which a line joins others: lines of a service share a track, or those of a message, but never both, because
 * readers couldn't tell which one goes where.
 */
function findHub({ party, lane, note, role }: PlanEdge, edges: readonly PlanEdge[]): 'party' | 'lane' {
  const others = edges.filter((edge) => edge.role === role)
  const atParty = others.filter((edge) => edge.party === party).length
  return others.filter((edge) => edge.lane === lane && edge.note === note).length > atParty ? 'lane' : 'party'
}

/** Ports by id, with the side and the part of the box they belong to. Each line has two, shared at its hub. */
type Ends = Map<string, { node: string; place: string; side: Side }>

function toPorts({ key, notes }: PlanNode, width: number, ownHeight: number, ends: Ends) {
  const ports = [...ends].filter(([, { node }]) => node === key)
  return ports.map(([id, { place, side }]) => {
    const { y, height } = notes.find((note) => note.key === place) ?? { y: 0, height: ownHeight }
    const all = ports.filter(([, other]) => other.place === place && other.side === side)
    const gap = Math.min(portGap, height / (all.length + 1))
    const at = y + height / 2 + (all.findIndex(([other]) => other === id) - (all.length - 1) / 2) * gap
    return { id, x: side === 'WEST' ? 0 : width, y: at, layoutOptions: { 'elk.port.side': side } }
  })
}

/** Columns of a left-to-right graph by the end of a box's key. Everything else is in the middle. */
const throughColumns: Record<string, number> = { send: 0, in: 1, out: 3, receive: 4 }

function toColumns(plan: Plan, shape: Shape): Map<string, number> {
  const isThrough = plan.arrangement === 'through' && shape === 'wide'
  const left = shape === 'wide' && !isThrough ? chooseLeft(plan) : new Set<string>()
  const toColumn = ({ key, kind }: PlanNode) => {
    if (isThrough) return throughColumns[key.split(':')[1] ?? ''] ?? 2
    if (kind === 'lane') return 1
    return left.has(key) ? 0 : 2
  }
  return new Map([...plan.parties, ...plan.lanes].map((node) => [node.key, toColumn(node)]))
}

function isPartyFirst({ party, lane }: PlanEdge, columns: ReadonlyMap<string, number>): boolean {
  return (columns.get(party) ?? 0) < (columns.get(lane) ?? 0)
}

/** Converts a plan to an ELK graph, whose edges run left to right. If it's dense, lines share a track at both ends. */
function toElk(plan: Plan, columns: ReadonlyMap<string, number>, isNarrow: boolean, isDense: boolean): ElkNode {
  const ends: Ends = new Map()
  const toEnd = (edge: PlanEdge, node: string, side: Side, isHub: boolean) => {
    const place = node === edge.lane ? (edge.note ?? node) : node
    const id = [node, place, side, edge.role, ...(isHub || isDense ? [] : [edge.key])].join('|')
    ends.set(id, { node, place, side })
    return id
  }
  const edges = plan.edges
    .toSorted((a, b) => b.role.localeCompare(a.role))
    .map((edge) => {
      const isFirst = isPartyFirst(edge, columns)
      const hub = findHub(edge, plan.edges)
      const atParty = toEnd(edge, edge.party, isFirst ? 'EAST' : 'WEST', hub === 'party')
      const atLane = toEnd(edge, edge.lane, isFirst ? 'WEST' : 'EAST', hub === 'lane')
      return { id: edge.key, sources: [isFirst ? atParty : atLane], targets: [isFirst ? atLane : atParty] }
    })
  const gap = plan.isCompact ? '9' : '14'
  return {
    id: 'graph',
    // In the narrow layout, there's a label above each party.
    layoutOptions: { ...options, 'elk.spacing.nodeNode': isNarrow ? '16' : gap },
    children: [...plan.parties, ...plan.lanes].map((node) => {
      const { width, height } = (isNarrow ? node.narrow : undefined) ?? node
      return {
        id: node.key,
        width,
        height,
        layoutOptions: {
          'elk.portConstraints': 'FIXED_POS',
          'elk.partitioning.partition': String(columns.get(node.key)),
        },
        ports: toPorts(node, width, node.narrow === undefined ? node.ownHeight : height, ends),
      }
    }),
    edges,
  }
}

/** Sorts a lane's notes by a rank, vertically or horizontally like before. */
function sortNotes(lane: PlanNode, toRank: (key: string) => number): PlanNode {
  const [first, second] = lane.notes
  if (first === undefined || second === undefined) return lane
  const [axis, size] = first.y === second.y ? (['x', 'width'] as const) : (['y', 'height'] as const)
  const gap = second[axis] - first[axis] - first[size]
  let at = first[axis]
  const notes = lane.notes
    .toSorted((a, b) => toRank(a.key) - toRank(b.key))
    .map((note) => {
      const moved = { ...note, [axis]: at }
      at += note[size] + gap
      return moved
    })
  return { ...lane, notes }
}

/** Sorts each lane's notes by the average height of their senders and receivers. */
function reorderNotes(plan: Plan, { boxes }: Placed): Plan {
  const heightOf = (note: string) => {
    const parties = plan.edges.flatMap(({ party, messages }) => (messages.includes(note) ? [boxes[party]?.y ?? 0] : []))
    return parties.reduce((sum, y) => sum + y, 0) / Math.max(1, parties.length)
  }
  return { ...plan, lanes: plan.lanes.map((lane) => sortNotes(lane, heightOf)) }
}

function isBetween(value: number, from: number, to: number): boolean {
  return value > Math.min(from, to) + 1 && value < Math.max(from, to) - 1
}

/** Counts the points where lines cross. Overlapping lines count as one. */
export function countCrossings({ lines }: Placed): number {
  const segments = Object.entries(lines).flatMap(([line, points]) =>
    points.slice(1).map((b, index) => ({ line, a: points[index] ?? b, b })),
  )
  const distinct = [...new Map(segments.map((segment) => [JSON.stringify([segment.a, segment.b]), segment])).values()]
  const places = new Set<string>()
  for (const flat of distinct.filter(({ a, b }) => a.y === b.y))
    for (const steep of distinct.filter(({ a, b }) => a.y !== b.y)) {
      const [x, y] = [steep.a.x, flat.a.y]
      if (flat.line !== steep.line && isBetween(x, flat.a.x, flat.b.x) && isBetween(y, steep.a.y, steep.b.y))
        places.add(`${x},${y}`)
    }
  return places.size
}

/** Extends a line that starts at a lane to the note inside it. */
function reachNote(points: ElkPoint[], { note: key }: PlanEdge, lane: PlanNode | undefined): ElkPoint[] {
  const note = lane?.notes.find((candidate) => candidate.key === key)
  const [first, second] = points
  if (note === undefined || lane === undefined || first === undefined || second === undefined) return points
  const inset = second.x < first.x ? note.x : note.x + note.width - lane.width
  return [{ x: first.x + inset, y: first.y }, ...points.slice(1)]
}

/** Room for graphs in docs pages and on phones, in pixels. In wider ones, more lines share a track. */
const maxWidths = { wide: 656, narrow: 322 }

/** Positions of a plan's boxes, and of its lines from sender to receiver. */
async function place(plan: Plan, shape: Shape, isDense = false): Promise<Placed> {
  const columns = toColumns(plan, shape)
  const { labels: _labels, lines, ...placed } = await runElk(toElk(plan, columns, shape === 'narrow', isDense))
  if (placed.width > maxWidths[shape] && !isDense) return place(plan, shape, true)
  for (const edge of plan.edges) {
    const points = lines[edge.key] ?? []
    const fromLane = isPartyFirst(edge, columns) ? points.reverse() : points
    const lane = plan.lanes.find(({ key }) => key === edge.lane)
    const whole = reachNote(fromLane, edge, lane)
    lines[edge.key] = edge.role === 'receive' ? whole : whole.reverse()
  }
  return { ...placed, lines }
}

/** How many times notes are reordered to follow their lines. The layout with the fewest crossings wins. */
const MAX_REORDERS = 3

/** Computes positions for wide and narrow pages, without using the cache. The plan's notes may be in another order. */
export async function arrange(plan: Plan) {
  let last = { plan, wide: await place(plan, 'wide') }
  let best = { ...last, crossings: countCrossings(last.wide) }
  for (let tries = 0; tries < MAX_REORDERS && best.crossings > 0; tries++) {
    const next = reorderNotes(last.plan, last.wide)
    last = { plan: next, wide: await place(next, 'wide') }
    const crossings = countCrossings(last.wide)
    if (crossings < best.crossings) best = { ...last, crossings }
  }
  return { plan: best.plan, wide: best.wide, narrow: await place(best.plan, 'narrow') }
}

export const { prepare: prepareLayout, get: getLayout } = createLayout(arrange)
