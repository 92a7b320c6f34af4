import type { ElkExtendedEdge, ElkNode, ElkPort, ElkPoint } from 'elkjs/lib/elk-api'
import type { Plan, PlanEdge, PlanNode, Note } from './types'
import * as cache from '../layout-cache'
import type { Placed } from '../layout-cache'
import { chooseLeft } from './sides'

/** `wide` puts parties on both sides of the lanes. `narrow` puts them all on one side to fit a phone. */
type Shape = 'wide' | 'narrow'

/** ELK options of graphs. */
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

function toPorts({ key, width, ownHeight, notes }: PlanNode, ends: Ends): ElkPort[] {
  const ports = [...ends].filter(([, { node }]) => node === key)
  return ports.map(([id, { place, side }]) => {
    const { y, height } = notes.find((note) => note.key === place) ?? { y: 0, height: ownHeight }
    const all = ports.filter(([, other]) => other.place === place && other.side === side)
    const gap = Math.min(portGap, height / (all.length + 1))
    const at = y + height / 2 + (all.findIndex(([other]) => other === id) - (all.length - 1) / 2) * gap
    return { id, x: side === 'WEST' ? 0 : width, y: at, layoutOptions: { 'elk.port.side': side } }
  })
}

/** Space between boxes in a column. In the narrow layout, there's a label above each party. */
function toNodeGap(plan: Plan, shape: Shape): string {
  if (shape === 'narrow') return '16'
  return plan.isCompact ? '9' : '14'
}

/**
 * Converts a plan to an ELK graph. Edges always run left to right, regardless of who sends.
 * @param isDense whether lines share a track at both ends
 */
function toElk(plan: Plan, shape: Shape, isDense: boolean): ElkNode {
  const { parties, lanes, edges, arrangement } = plan
  const isThrough = arrangement === 'through' && shape === 'wide'
  const left = shape === 'wide' && !isThrough ? chooseLeft(plan) : new Set<string>()
  const columnOf = ({ key }: PlanNode) => {
    if (!isThrough) return left.has(key) ? 0 : 2
    return key.endsWith(':send') ? 0 : key.endsWith(':receive') ? 4 : 2
  }
  const laneColumn = ({ key }: PlanNode) => (isThrough ? (key.endsWith(':in') ? 1 : 3) : 1)
  const columns = new Map([
    ...parties.map((node) => [node.key, columnOf(node)] as const),
    ...lanes.map((node) => [node.key, laneColumn(node)] as const),
  ])
  const sized = (node: PlanNode): PlanNode => {
    const { width, height } = (shape === 'narrow' ? node.narrow : undefined) ?? node
    return { ...node, width, height, ownHeight: node.narrow === undefined ? node.ownHeight : height }
  }
  const toNode = (node: PlanNode): ElkNode => ({
    id: node.key,
    width: node.width,
    height: node.height,
    layoutOptions: {
      'elk.portConstraints': 'FIXED_POS',
      'elk.partitioning.partition': String(columns.get(node.key) ?? 0),
    },
    ports: toPorts(node, ends),
  })
  const ends: Ends = new Map()
  const toEnd = (edge: PlanEdge, node: string, side: Side, isHub: boolean) => {
    const place = node === edge.lane ? (edge.note ?? node) : node
    const id = [node, place, side, edge.role, ...(isHub || isDense ? [] : [edge.key])].join('|')
    ends.set(id, { node, place, side })
    return id
  }
  const toEdge = (edge: PlanEdge): ElkExtendedEdge => {
    const { key, party, lane } = edge
    const isPartyFirst = (columns.get(party) ?? 0) < (columns.get(lane) ?? 0)
    const hub = findHub(edge, edges)
    const atParty = toEnd(edge, party, isPartyFirst ? 'EAST' : 'WEST', hub === 'party')
    const atLane = toEnd(edge, lane, isPartyFirst ? 'WEST' : 'EAST', hub === 'lane')
    return { id: key, sources: [isPartyFirst ? atParty : atLane], targets: [isPartyFirst ? atLane : atParty] }
  }
  const inPorts = [...edges].sort((a, b) => b.role.localeCompare(a.role)).map(toEdge)
  return {
    id: 'graph',
    layoutOptions: { ...options, 'elk.spacing.nodeNode': toNodeGap(plan, shape) },
    children: [...parties, ...lanes].map((node) => toNode(sized(node))),
    edges: inPorts,
  }
}

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
function reorderNotes(plan: Plan, { boxes }: Placed): Plan | undefined {
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
async function place(plan: Plan, graph: ElkNode): Promise<Placed> {
  const { width, height, boxes, lines } = await cache.runElk(graph)
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

/** A plan with positions for wide and narrow pages. */
export interface Layout {
  plan: Plan
  wide: Placed
  narrow: Placed
}

/** How many times notes are reordered to follow their lines. The layout with the fewest crossings wins. */
const MAX_REORDERS = 3

/** Room for graphs in docs pages and on phones, in pixels. In wider ones, more lines share a track. */
const maxWidths = { wide: 656, narrow: 322 }

/** Computes a plan's layout without using the cache. */
export async function arrange(plan: Plan): Promise<Layout> {
  const placeAs = async (current: Plan, shape: Shape) => {
    const placed = await place(current, toElk(current, shape, false))
    return placed.width <= maxWidths[shape] ? placed : place(current, toElk(current, shape, true))
  }
  let best = { plan, wide: await placeAs(plan, 'wide') }
  let fewest = countCrossings(best.wide)
  let last = best
  for (let tries = 0; tries < MAX_REORDERS && fewest > 0; tries++) {
    const next = reorderNotes(last.plan, last.wide)
    if (next === undefined) break
    last = { plan: next, wide: await placeAs(next, 'wide') }
    const crossings = countCrossings(last.wide)
    if (crossings < fewest) [best, fewest] = [last, crossings]
  }
  return { ...best, narrow: await placeAs(best.plan, 'narrow') }
}

/** Computes a plan's layout, or reads it from the cache. */
export function prepareLayout(plan: Plan): Promise<Layout> {
  return cache.prepareLayout(plan, arrange)
}

/** The layout that `prepareLayout` computed. @throws if it hasn't run for this plan */
export function getLayout(plan: Plan): Layout {
  return cache.getLayout<Layout>(plan)
}
