import { measureText, wrapName } from '../graph/measure'
import { createLayout, runElk } from '../layout-cache'
import type { Flow, FlowStep, ResourceKind } from '../types'

/** What performs a step: a catalog resource, a person, an external system, or a custom node. */
type StepKind = ResourceKind | 'actor' | 'external' | 'custom' | 'step'

const boxWidth = 142
const labelSize = 11

/** The kind that decides how a step is drawn. */
export function toStepKind({ type, resource }: FlowStep): StepKind {
  return resource?.kind ?? (type === 'resource' ? 'step' : type)
}

/** Turns a flow into numbered boxes and labeled lines. */
export function buildFlowPlan({ steps }: Flow) {
  const boxes = steps.map((step, index) => {
    const lines = wrapName(step.title, 12, boxWidth - 44)
    const height = Math.max(32, lines.length * 15 + 12)
    return { id: step.id, number: index + 1, kind: toStepKind(step), lines, width: boxWidth, height }
  })
  const indexOf = ({ id }: { id: string }) => steps.findIndex((step) => step.id === id)
  const lines = steps.flatMap(({ id, next }) =>
    // In the order of the numbers, so siblings read from left to right.
    next
      .toSorted((a, b) => indexOf(a) - indexOf(b))
      .map(({ id: to, label: text }) => {
        const label = text === undefined ? [] : wrapName(text, labelSize, 104)
        const labelWidth = Math.max(0, ...label.map((line) => measureText(line, labelSize)))
        return { key: `${id}>${to}`, from: id, to, label, labelWidth, labelHeight: label.length * 13 }
      }),
  )
  return { boxes, lines }
}

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

type FlowPlan = ReturnType<typeof buildFlowPlan>
export type StepBox = FlowPlan['boxes'][number]

const place = ({ boxes, lines }: FlowPlan, layoutOptions: Record<string, string>) =>
  runElk({
    id: 'flow',
    layoutOptions,
    children: boxes.map(({ id, width, height }) => {
      return { id, width, height, layoutOptions: { 'elk.alignment': 'CENTER' } }
    }),
    edges: lines.map(({ key, from, to, label, labelWidth, labelHeight }) => {
      const box = { id: `${key}!`, text: label.join(' '), width: labelWidth + 6, height: labelHeight + 2 }
      return { id: key, sources: [from], targets: [to], labels: label.length === 0 ? [] : [box] }
    }),
  })

/** Positions of a flow's steps, from top to bottom. */
export const { prepare: prepareFlow, get: getFlowLayout } = createLayout(async (plan: FlowPlan) => {
  const single = await place(plan, options)
  if (single.height <= maxHeight) return single
  const double = await place(plan, columns)
  return double.width <= maxWidth ? double : single
})
