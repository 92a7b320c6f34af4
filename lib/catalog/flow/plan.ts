import type { ElkNode } from 'elkjs/lib/elk-api'
import { getByRef } from '../find'
import { measureText, wrapName } from '../graph/measure'
import type { Catalog, Flow, FlowStep, ResourceKind } from '../types'
import * as cache from '../layout-cache'

/** What performs a step: a catalog resource, a person, an external system, or a custom node. */
type StepKind = ResourceKind | 'actor' | 'external' | 'custom' | 'step'

export interface StepBox {
  id: string
  number: number
  kind: StepKind
  lines: string[]
  width: number
  height: number
}

interface StepLine {
  key: string
  from: string
  to: string
  label: string[]
  labelWidth: number
  labelHeight: number
}

interface FlowPlan {
  boxes: StepBox[]
  lines: StepLine[]
}

const boxWidth = 142
const labelSize = 11

/** The kind that decides how a step is drawn. */
export function toStepKind(catalog: Catalog, { type, resource }: FlowStep): StepKind {
  if (resource !== undefined) return getByRef(catalog, resource).kind
  return type === 'resource' ? 'step' : type
}

/** Turns a flow into numbered boxes and labeled lines. */
export function buildFlowPlan(catalog: Catalog, flow: Flow): FlowPlan {
  const boxes = flow.steps.map((step, index): StepBox => {
    const lines = wrapName(step.title, 12, boxWidth - 44)
    const height = Math.max(32, lines.length * 15 + 12)
    return { id: step.id, number: index + 1, kind: toStepKind(catalog, step), lines, width: boxWidth, height }
  })
  const numberOf = new Map(boxes.map(({ id, number }) => [id, number]))
  const byNumber = (a: { id: string }, b: { id: string }) => (numberOf.get(a.id) ?? 0) - (numberOf.get(b.id) ?? 0)
  const lines = flow.steps.flatMap(({ id, next }) =>
    // In the order of the numbers, so siblings read from left to right.
    next.toSorted(byNumber).map(({ id: to, label }): StepLine => {
      const words = label === undefined ? [] : wrapName(label, labelSize, 104)
      const labelWidth = Math.max(0, ...words.map((word) => measureText(word, labelSize)))
      return { key: `${id}>${to}`, from: id, to, label: words, labelWidth, labelHeight: words.length * 13 }
    }),
  )
  return { boxes, lines }
}

type FlowLayout = Awaited<ReturnType<typeof cache.runElk>>

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

/** Continues a flow in a second column. */
const columns = {
  ...options,
  'elk.aspectRatio': '1.2',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.wrapping.strategy': 'MULTI_EDGE',
  'elk.layered.wrapping.additionalEdgeSpacing': '0',
}

/** A flow that's taller than a screen gets two columns if they fit next to the panel with its steps. */
const maxHeight = 800
const maxWidth = 720

function toElk({ boxes, lines }: FlowPlan, layoutOptions: Record<string, string>): ElkNode {
  return {
    id: 'flow',
    layoutOptions,
    children: boxes.map(({ id, width, height }) => ({
      id,
      width,
      height,
      layoutOptions: { 'elk.alignment': 'CENTER' },
    })),
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

async function arrange(flow: FlowPlan): Promise<FlowLayout> {
  const single = await cache.runElk(toElk(flow, options))
  if (single.height <= maxHeight) return single
  const double = await cache.runElk(toElk(flow, columns))
  return double.width <= maxWidth ? double : single
}

/** Computes the positions of a flow's steps, from top to bottom. */
export function prepareFlow(plan: FlowPlan): Promise<FlowLayout> {
  return cache.prepareLayout(plan, arrange)
}

/** The layout that `prepareFlow` computed. @throws if it hasn't run for this flow */
export function getFlowLayout(plan: FlowPlan): FlowLayout {
  return cache.getLayout<FlowLayout>(plan)
}
