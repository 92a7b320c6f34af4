import { getResource, isMessage } from '../find'
import type { Catalog, Flow, FlowStep, Resource } from '../types'
import { toKindName } from '../kinds'
import { toList, type Inline, type ListItem, type TextBlock, nameOf, namesOf, ownersOf } from './blocks'

const partyNames: Partial<Record<FlowStep['type'], string>> = {
  actor: 'person',
  external: 'external system',
  custom: 'custom node',
}

interface Fact {
  label: string
  line: Inline[]
}

function listRelations(resource: Resource): Fact[] {
  if (isMessage(resource))
    return [
      { label: 'Sent by', line: namesOf(resource.senders) },
      { label: 'Received by', line: namesOf(resource.receivers) },
      { label: 'Channel', line: namesOf(resource.channels) },
    ]
  if (resource.kind === 'service')
    return [
      { label: 'Domain', line: resource.domain === undefined ? [] : [nameOf(resource.domain)] },
      { label: 'Writes to', line: namesOf(resource.writesTo) },
      { label: 'Reads from', line: namesOf(resource.readsFrom) },
    ]
  return resource.kind === 'flow' ? [{ label: 'Steps', line: [String(resource.steps.length)] }] : []
}

/**
 * The kind and name of the resource or party in a step (such as `event`, `person` or `Machine`), the summaries of both,
 * and their relations or properties.
 */
export function describeStep(catalog: Catalog, { type, summary, resource, party }: FlowStep) {
  const summaries = [summary, resource?.summary ?? party?.summary].filter((text) => text !== undefined)
  if (resource !== undefined) {
    const facts = [...listRelations(resource), { label: 'Owned by', line: ownersOf(catalog, resource.owners) }]
    const known = facts.filter(({ line }) => line.length > 0)
    return { kind: toKindName(resource.kind), name: [nameOf(resource, true)], summaries, facts: known }
  }
  const facts = party?.properties.map(({ name, value }): Fact => {
    return { label: name.charAt(0).toUpperCase() + name.slice(1), line: [value] }
  })
  const kind = party && (party.type ?? partyNames[type])
  return { kind, name: party === undefined ? [] : [party.name], summaries, facts: facts ?? [] }
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
  return { line, items }
}

/** All steps of a flow in order, each with its next steps. */
export function toFlowText(catalog: Catalog, props: { flow?: string }): TextBlock[] {
  const flow = getResource(catalog, ['flow'], props.flow ?? '')
  const items = flow.steps.map((step) => toItem(catalog, flow, step))
  return [
    { type: 'paragraph', line: [nameOf(flow, true), ...(flow.summary === undefined ? [] : [`: ${flow.summary}`])] },
    ...toList(items, true),
  ]
}
