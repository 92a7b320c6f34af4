import { getByRef, getResource } from '../find'
import type { Catalog, Flow, FlowStep, Ref, Resource } from '../types'
import { toKindName } from '../kinds'
import { toList, type Inline, type ListItem, type TextBlock, nameOf, namesOf, ownersOf } from './blocks'

const partyNames = { actor: 'person', external: 'external system', custom: 'custom node' } as const

/** Details of a flow step. */
export interface StepDetails {
  /** `event`, `person`, `Machine`. Undefined for a step that only has a title. */
  kind?: string
  name: Inline[]
  /** The step's own summary, followed by the one of its resource, person or system. */
  summaries: string[]
  facts: { label: string; line: Inline[] }[]
}

function toFacts(catalog: Catalog, resource: Resource): StepDetails['facts'] {
  const list = (label: string, refs: readonly Ref[]) =>
    refs.length === 0 ? [] : [{ label, line: namesOf(catalog, refs) }]
  const owners = resource.owners.length === 0 ? [] : [{ label: 'Owned by', line: ownersOf(catalog, resource.owners) }]
  switch (resource.kind) {
    case 'event':
    case 'command':
    case 'query':
      return [
        ...list('Sent by', resource.senders),
        ...list('Received by', resource.receivers),
        ...list('Channel', resource.channels),
        ...owners,
      ]
    case 'service':
      return [
        ...list('Domain', resource.domain === undefined ? [] : [resource.domain]),
        ...list('Writes to', resource.writesTo),
        ...list('Reads from', resource.readsFrom),
        ...owners,
      ]
    case 'flow':
      return [{ label: 'Steps', line: [String(resource.steps.length)] }, ...owners]
    default:
      return owners
  }
}

/** The kind, name, summary and relations of the resource or party in a step. */
export function describeStep(catalog: Catalog, step: FlowStep): StepDetails {
  const { type, party } = step
  const resource = step.resource === undefined ? undefined : getByRef(catalog, step.resource)
  const summaries = [step.summary, resource?.summary ?? party?.summary].filter((text) => text !== undefined)
  if (resource !== undefined)
    return {
      kind: toKindName(resource.kind),
      name: [nameOf(resource, true)],
      summaries,
      facts: toFacts(catalog, resource),
    }
  if (party === undefined) return { name: [], summaries, facts: [] }
  return {
    kind: party.type ?? partyNames[type as keyof typeof partyNames],
    name: [party.name],
    summaries,
    facts: party.properties.map(({ name, value }) => ({
      label: name.charAt(0).toUpperCase() + name.slice(1),
      line: [value],
    })),
  }
}

function toItem(catalog: Catalog, flow: Flow, step: FlowStep): ListItem {
  const { kind, name, summaries } = describeStep(catalog, step)
  const line: Inline[] = [{ strong: step.title }, ...(kind === undefined ? [] : [` (${kind} `, ...name, ')'])]
  if (summaries.length > 0) line.push(`: ${summaries.join(' ')}`)
  const items = step.next.map(({ id, label }): ListItem => {
    const at = flow.steps.findIndex((other) => other.id === id)
    const title = flow.steps[at]?.title ?? id
    return { line: [`${label === undefined ? 'then' : `${label}:`} step ${at + 1}, ${title}`] }
  })
  return { line, ...(items.length === 0 ? {} : { items }) }
}

/** All steps of a flow in order, each with its next steps. */
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
