import { getByRef, getResource } from '../find'
import type { Catalog, Flow, FlowStep } from '../types'
import { toList, type Inline, type ListItem, type TextBlock } from './blocks'
import { nameOf, toKindName } from './names'

/** What stands behind a step: `event Order placed 2.0.0`, `actor Courier`. */
export function describeStep(catalog: Catalog, { type, resource, party }: FlowStep): Inline[] {
  if (resource !== undefined) {
    const target = getByRef(catalog, resource)
    return [`${toKindName(target.kind)} `, nameOf(target, true)]
  }
  if (party === undefined) return []
  const what = { actor: 'person', external: 'external system', custom: 'part of the process' }[type as string] ?? 'step'
  return [`${what} `, { strong: party.name }]
}

function toItem(catalog: Catalog, flow: Flow, step: FlowStep): ListItem {
  const what = describeStep(catalog, step)
  const summary = step.summary ?? step.party?.summary
  const line: Inline[] = [{ strong: step.title }, ...(what.length === 0 ? [] : [' (', ...what, ')'])]
  if (summary !== undefined) line.push(`: ${summary}`)
  const items = step.next.map(({ id, label }): ListItem => {
    const at = flow.steps.findIndex((other) => other.id === id)
    const title = flow.steps[at]?.title ?? id
    return { line: [`${label === undefined ? 'then' : `${label}:`} step ${at + 1}, ${title}`] }
  })
  return { line, ...(items.length === 0 ? {} : { items }) }
}

/** All steps of a flow in order, each with what follows it. */
export function toFlowText(catalog: Catalog, props: { flow?: string }): TextBlock[] {
  const flow = getResource(catalog, ['flow'], props.flow ?? '')
  return [
    { type: 'paragraph', line: [nameOf(flow, true), ...(flow.summary === undefined ? [] : [`: ${flow.summary}`])] },
    ...toList(
      flow.steps.map((step) => toItem(catalog, flow, step)),
      true,
    ),
  ]
}
