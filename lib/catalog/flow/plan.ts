import { getByRef } from '../find'
import { measureText, wrapName } from '../graph/measure'
import type { Catalog, Flow, FlowStep, ResourceKind } from '../types'

/** What performs a step: a catalog resource, a person, an external system, or a custom node. */
export type StepKind = ResourceKind | 'actor' | 'external' | 'custom' | 'step'

export interface StepBox {
  id: string
  number: number
  kind: StepKind
  lines: string[]
  width: number
  height: number
}

export interface StepLine {
  key: string
  from: string
  to: string
  label: string[]
  labelWidth: number
  labelHeight: number
}

export interface FlowPlan {
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
  const lines = flow.steps.flatMap(({ id, next }) =>
    next.map(({ id: to, label }): StepLine => {
      const words = label === undefined ? [] : wrapName(label, labelSize, 104)
      const labelWidth = Math.max(0, ...words.map((word) => measureText(word, labelSize)))
      return { key: `${id}>${to}`, from: id, to, label: words, labelWidth, labelHeight: words.length * 13 }
    }),
  )
  return { boxes, lines }
}
