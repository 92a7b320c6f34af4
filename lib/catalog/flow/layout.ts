import type { ElkNode, ElkPoint } from 'elkjs/lib/elk-api'
import * as cache from '../layout-cache'
import type { FlowPlan } from './plan'

export interface FlowLayout {
  width: number
  height: number
  boxes: Record<string, ElkPoint>
  lines: Record<string, ElkPoint[]>
  labels: Record<string, ElkPoint>
}

const options: Record<string, string> = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.randomSeed': '7',
  'elk.padding': '[top=2,left=2,bottom=2,right=2]',
  'elk.spacing.nodeNode': '22',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '22',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
}

function toElk({ boxes, lines }: FlowPlan): ElkNode {
  return {
    id: 'flow',
    layoutOptions: options,
    children: boxes.map(({ id, width, height }) => ({ id, width, height })),
    edges: lines.map(({ key, from, to, label, labelWidth, labelHeight }) => ({
      id: key,
      sources: [from],
      targets: [to],
      ...(label.length === 0
        ? {}
        : { labels: [{ id: `${key}!`, text: label.join(' '), width: labelWidth + 6, height: labelHeight + 2 }] }),
    })),
  }
}

const round = (value = 0) => Math.round(value * 2) / 2
const toPoint = ({ x, y }: { x?: number | undefined; y?: number | undefined }) => ({ x: round(x), y: round(y) })

/** Computes the positions of a flow's steps, from top to bottom. */
export function prepareFlow(plan: FlowPlan): Promise<FlowLayout> {
  return cache.prepareLayout(plan, async () => {
    const elk = await cache.loadElk()
    const { width = 0, height = 0, children = [], edges = [] } = await elk.layout(toElk(plan))
    const layout: FlowLayout = { width: Math.ceil(width), height: Math.ceil(height), boxes: {}, lines: {}, labels: {} }
    for (const child of children) layout.boxes[child.id] = toPoint(child)
    for (const { id, sections = [], labels = [] } of edges) {
      const [section] = sections
      if (section === undefined) throw new Error(`The layout has no line for ${id}.`)
      layout.lines[id] = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint].map(toPoint)
      for (const label of labels) layout.labels[id] = toPoint(label)
    }
    return layout
  })
}

/** The layout that `prepareFlow` computed. @throws if it hasn't run for this flow */
export function getFlowLayout(plan: FlowPlan): FlowLayout {
  return cache.getLayout<FlowLayout>(plan)
}
