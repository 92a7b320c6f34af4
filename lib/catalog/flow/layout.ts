import type { ElkNode } from 'elkjs/lib/elk-api'
import * as cache from '../layout-cache'
import type { FlowPlan } from './plan'

export type FlowLayout = Awaited<ReturnType<typeof cache.runElk>>

const options: Record<string, string> = {
  'elk.direction': 'DOWN',
  'elk.padding': '[top=2,left=2,bottom=2,right=2]',
  'elk.spacing.nodeNode': '22',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '22',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
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

/** Computes the positions of a flow's steps, from top to bottom. */
export function prepareFlow(plan: FlowPlan): Promise<FlowLayout> {
  return cache.prepareLayout(plan, (flow) => cache.runElk(toElk(flow)))
}

/** The layout that `prepareFlow` computed. @throws if it hasn't run for this flow */
export function getFlowLayout(plan: FlowPlan): FlowLayout {
  return cache.getLayout<FlowLayout>(plan)
}
