import type { PointerBook } from './pointers'
import { messageKinds, type FlowStep, type ResourceKind } from './types'
import { isRecord, pick, toRecords, toText } from './values'

/** Step fields that reference a resource, and the kinds each one accepts. */
const pointerFields: Record<string, readonly ResourceKind[]> = {
  message: messageKinds,
  service: ['service'],
  flow: ['flow'],
  container: ['container'],
}

function toNext(step: Record<string, unknown>): FlowStep['next'] {
  const several: unknown[] = Array.isArray(step.next_steps) ? step.next_steps : []
  const all = [step.next_step, ...several]
  return all.flatMap((next) => {
    const id = isRecord(next) ? toText(next.id) : toText(next)
    if (id === undefined) return []
    return [{ id, ...pick({ label: isRecord(next) ? toText(next.label) : undefined }) }]
  })
}

function toParty(step: Record<string, unknown>): Pick<FlowStep, 'type' | 'party'> {
  const [type, party] = isRecord(step.actor)
    ? (['actor', step.actor] as const)
    : isRecord(step.externalSystem)
      ? (['external', step.externalSystem] as const)
      : isRecord(step.custom)
        ? (['custom', step.custom] as const)
        : (['step', undefined] as const)
  const name = toText(party?.name) ?? toText(party?.title)
  if (name === undefined) return { type }
  const properties = Object.entries(isRecord(party?.properties) ? party.properties : {}).flatMap(([key, value]) => {
    const text = toText(value)
    return text === undefined ? [] : [{ name: key, value: text }]
  })
  return { type, party: { name, ...pick({ summary: toText(party?.summary), type: toText(party?.type) }), properties } }
}

/** Reads a flow's steps from its front matter, in file order. */
export function readSteps(fields: Record<string, unknown>, file: string, pointers: PointerBook): FlowStep[] {
  return toRecords(fields.steps).flatMap((step) => {
    const id = toText(step.id)
    if (id === undefined) return []
    const [resource] = Object.entries(pointerFields).flatMap(([field, kinds]) =>
      isRecord(step[field]) ? pointers.resolve(step[field], kinds, file) : [],
    )
    return [
      {
        id,
        title: toText(step.title) ?? id,
        ...pick({ summary: toText(step.summary) }),
        ...(resource === undefined ? toParty(step) : { type: 'resource' as const, resource }),
        next: toNext(step),
      },
    ]
  })
}
