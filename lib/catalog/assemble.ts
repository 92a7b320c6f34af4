import type { ProblemList } from '../kit/problems'
import { readChangelog, readLanguage, readSchema, type CatalogSource } from './sources'
import { PointerBook } from './pointers'
import {
  type Channel,
  type EntityProperty,
  type ResourceBase,
  type Specification,
  messageKinds,
  type FlowStep,
  type ResourceKind,
  type Resource,
} from './types'
import { isRecord, pick, toRecords, toText, toTexts } from './values'

/** Fields common to all kinds of resources. */
function toCommonFields(
  dir: string,
  source: CatalogSource,
  pointers: PointerBook,
  problems: ProblemList,
): Omit<ResourceBase, 'kind'> {
  const { kind, id, version, file, frontMatter, fields, markdown } = source
  const repository = isRecord(fields.repository)
    ? pick({ language: toText(fields.repository.language), url: toText(fields.repository.url) })
    : undefined
  return {
    id,
    name: toText(fields.name) ?? id,
    version,
    isLatest: pointers.findLatest(kind, id) === version,
    ...pick({ summary: toText(fields.summary), repository, changelog: readChangelog(dir, source, problems) }),
    owners: toTexts(fields.owners),
    badges: toRecords(fields.badges).flatMap(({ content }) => toText(content) ?? []),
    file,
    frontMatter,
    fields,
    markdown,
  }
}

/** Specifications of a service, in either of the two formats EventCatalog accepts. */
function toSpecifications(value: unknown): Specification[] {
  if (!isRecord(value)) {
    return toRecords(value).flatMap(({ type, path, name }) => {
      const [kind, file] = [toText(type), toText(path)]
      return kind === undefined || file === undefined
        ? []
        : [{ type: kind, path: file, ...pick({ name: toText(name) }) }]
    })
  }
  return Object.entries(value).flatMap(([field, path]) => {
    const file = toText(path)
    return file === undefined ? [] : [{ type: field.replace(/Path$/, ''), path: file }]
  })
}

function toParameters(value: unknown): Channel['parameters'] {
  if (!isRecord(value)) return []
  return Object.entries(value).map(([name, parameter]) => {
    const fields = isRecord(parameter) ? parameter : {}
    const texts = pick({ description: toText(fields.description), default: toText(fields.default) })
    return { name, ...texts, values: toTexts(fields.enum) }
  })
}

function toProperties(value: unknown, file: string, pointers: PointerBook): EntityProperty[] {
  return toRecords(value).map((property) => {
    const [references] = pointers.resolve(property.references, ['entity'], file)
    return {
      name: toText(property.name) ?? '',
      type: toText(property.type) ?? '',
      required: property.required === true,
      values: toTexts(property.enum),
      ...pick({ description: toText(property.description), references, relation: toText(property.relationType) }),
    }
  })
}

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
function readSteps(fields: Record<string, unknown>, file: string, pointers: PointerBook): FlowStep[] {
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

/** Builds resources from their files, without the reverse relations that load.ts adds. */
export function assembleResources(dir: string, sources: readonly CatalogSource[], problems: ProblemList): Resource[] {
  const pointers = new PointerBook(sources, problems)

  function toResource(source: CatalogSource): Resource {
    const { kind, file, fields } = source
    const base = toCommonFields(dir, source, pointers, problems)
    switch (kind) {
      case 'domain':
        return {
          ...base,
          kind,
          domains: pointers.resolveAll(fields.domains, ['domain'], file),
          services: pointers.resolveAll(fields.services, ['service'], file),
          entities: pointers.resolveAll(fields.entities, ['entity'], file),
          flows: [],
          language: readLanguage(dir, source, problems),
        }
      case 'service':
        return {
          ...base,
          kind,
          sends: pointers.resolveMessages(fields.sends, file),
          receives: pointers.resolveMessages(fields.receives, file),
          writesTo: pointers.resolveAll(fields.writesTo, ['container'], file),
          readsFrom: pointers.resolveAll(fields.readsFrom, ['container'], file),
          entities: pointers.resolveAll(fields.entities, ['entity'], file),
          specifications: toSpecifications(fields.specifications),
        }
      case 'event':
      case 'command':
      case 'query':
        return {
          ...base,
          kind,
          channels: pointers.resolveAll(fields.channels, ['channel'], file),
          ...pick({ schema: readSchema(dir, source, problems) }),
          senders: [],
          receivers: [],
        }
      case 'channel':
        return {
          ...base,
          kind,
          ...pick({ address: toText(fields.address) }),
          protocols: toTexts(fields.protocols),
          parameters: toParameters(fields.parameters),
          messages: [],
        }
      case 'flow':
        return { ...base, kind, steps: readSteps(fields, file, pointers) }
      case 'entity':
        return {
          ...base,
          kind,
          aggregateRoot: fields.aggregateRoot === true,
          ...pick({ identifier: toText(fields.identifier) }),
          properties: toProperties(fields.properties, file, pointers),
        }
      case 'container':
        return {
          ...base,
          kind,
          type: toText(fields.container_type) ?? 'other',
          ...pick({ technology: toText(fields.technology) }),
          authoritative: fields.authoritative === true,
          writers: [],
          readers: [],
        }
      case 'team':
        return { ...base, kind, members: toTexts(fields.members), ...pick({ email: toText(fields.email) }) }
      case 'user':
        return { ...base, kind, teams: [], ...pick({ role: toText(fields.role), email: toText(fields.email) }) }
    }
  }
  return sources.map(toResource)
}
