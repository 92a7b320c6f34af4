import { getResource, isMessage } from '../find'
import { toKindName, type Catalog, type Flow, type FlowStep, type Resource } from '../types'
import { joinBlocks, nameOf, namesOf, writeLine, writeList, type Inline, type ListItem } from './blocks'

const partyNames: Partial<Record<FlowStep['type'], string>> = {
  actor: 'person',
  external: 'external system',
  custom: 'custom node',
}

function listRelations(resource: Resource): [label: string, line: Inline[]][] {
  if (isMessage(resource))
    return [
      ['Sent by', namesOf(resource.senders)],
      ['Received by', namesOf(resource.receivers)],
      ['Channel', namesOf(resource.channels)],
    ]
  if (resource.kind === 'service')
    return [
      ['Domain', resource.domain === undefined ? [] : [nameOf(resource.domain)]],
      ['Writes to', namesOf(resource.writesTo)],
      ['Reads from', namesOf(resource.readsFrom)],
    ]
  return resource.kind === 'flow' ? [['Steps', [String(resource.steps.length)]]] : []
}

/** What's in a step: its kind (`event`, `person`, `Machine`), name, summaries, and relations or properties. */
export function describeStep({ type, summary, resource, party }: FlowStep) {
  const summaries = [summary, resource?.summary ?? party?.summary].filter((text) => text !== undefined)
  if (resource === undefined) {
    const facts = (party?.properties ?? []).map(({ name, value }): [string, Inline[]] => {
      return [name.charAt(0).toUpperCase() + name.slice(1), [value]]
    })
    return { kind: party && (party.type ?? partyNames[type]), name: party?.name ?? '', summaries, facts }
  }
  const facts = [...listRelations(resource), ['Owned by', namesOf(resource.owners)] as const]
  const known = facts.filter(([, line]) => line.length > 0)
  return { kind: toKindName(resource.kind), name: nameOf(resource, true), summaries, facts: known }
}

function toItem({ steps }: Flow, step: FlowStep): ListItem {
  const { kind, name, summaries } = describeStep(step)
  const line: Inline[] = [{ strong: step.title }, ...(kind === undefined ? [] : [` (${kind} `, name, ')'])]
  if (summaries.length > 0) line.push(`: ${summaries.join(' ')}`)
  const items = step.next.map(({ id, label }): ListItem => {
    const at = steps.findIndex((other) => other.id === id)
    return { line: [`${label === undefined ? 'then' : `${label}:`} step ${at + 1}, ${steps[at]?.title}`] }
  })
  return { line, items }
}

/** All steps of a flow in order, each with its next steps. */
export function toFlowText(catalog: Catalog, props: { flow?: string }): string {
  const flow = getResource(catalog, ['flow'], props.flow ?? '')
  const about = flow.summary === undefined ? '' : `: ${flow.summary}`
  const items = flow.steps.map((step) => toItem(flow, step))
  return joinBlocks(writeLine(nameOf(flow, true), about), writeList(items, true))
}
