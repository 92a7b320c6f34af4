import type { ElkExtendedEdge, ElkNode, ElkPort } from 'elkjs/lib/elk-api'
import type { Plan, PlanEdge, PlanNode } from './plan-types'
import { chooseLeft } from './sides'

/** `wide` puts parties on both sides of the lanes. `narrow` puts them all on one side to fit a phone. */
export type Shape = 'wide' | 'narrow'

/** ELK options of graphs. */
const options: Record<string, string> = {
  'elk.direction': 'RIGHT',
  'elk.partitioning.activate': 'true',
  'elk.padding': '[top=1,left=1,bottom=1,right=1]',
  'elk.spacing.nodeNode': '14',
  'elk.layered.spacing.nodeNodeBetweenLayers': '20',
  'elk.layered.spacing.edgeNodeBetweenLayers': '11',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '6',
  'elk.layered.thoroughness': '30',
}

type Side = 'WEST' | 'EAST'

/** Vertical offset between incoming and outgoing lines at a box, in pixels, so readers can tell them apart. */
const portOffset = 4

function toPort(id: string, side: Side, width: number, y: number): ElkPort {
  return { id: `${id}|${side}`, x: side === 'WEST' ? 0 : width, y, layoutOptions: { 'elk.port.side': side } }
}

function toPorts({ key, width, ownHeight, notes, kind }: PlanNode, sides: readonly Side[]): ElkPort[] {
  const places = notes.some(({ lines }) => lines.length > 0) ? notes : [{ key, y: 0, height: ownHeight }]
  const names = kind === 'lane' ? places : [{ key, y: 0, height: ownHeight }]
  return names.flatMap((place) => {
    const middle = place.y + place.height / 2
    return sides.flatMap((side) => [
      toPort(`${key}|${place.key}|send`, side, width, middle - portOffset),
      toPort(`${key}|${place.key}|receive`, side, width, middle + portOffset),
    ])
  })
}

/** Converts a plan to an ELK graph. Edges always run left to right, regardless of who sends. */
export function toElk(plan: Plan, shape: Shape, moreOptions: Record<string, string> = {}): ElkNode {
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
    ports: toPorts(node, ['WEST', 'EAST']),
  })
  const toEdge = ({ key, party, lane, note, role }: PlanEdge): ElkExtendedEdge => {
    const isPartyFirst = (columns.get(party) ?? 0) < (columns.get(lane) ?? 0)
    const atParty = `${party}|${party}|${role}|${isPartyFirst ? 'EAST' : 'WEST'}`
    const atLane = `${lane}|${note ?? lane}|${role}|${isPartyFirst ? 'WEST' : 'EAST'}`
    return { id: key, sources: [isPartyFirst ? atParty : atLane], targets: [isPartyFirst ? atLane : atParty] }
  }
  return {
    id: 'graph',
    layoutOptions: { ...options, ...(plan.isCompact ? { 'elk.spacing.nodeNode': '9' } : {}), ...moreOptions },
    children: [...parties, ...lanes].map((node) => toNode(sized(node))),
    edges: edges.map(toEdge),
  }
}
