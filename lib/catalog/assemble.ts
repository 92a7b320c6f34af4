import { toSuggestion } from '../kit/closest'
import { CATALOG_DIR } from '../kit/env'
import type { ProblemList } from '../kit/problems'
import { findResource, isMessage, listById, listVersions, type ResourceOf } from './find'
import { readSchema, readSibling, type CatalogSource } from './sources'
import {
  messageKinds,
  type Channel,
  type FlowStep,
  type Resource,
  type ResourceBase,
  type ResourceKind,
  type Service,
  type Term,
} from './types'
import { isRecord, toRecord, toRecords, toText, toTexts } from './values'

/** Fields that only some kinds of resources have. */
type OwnFields<R = Resource> = R extends Resource ? Omit<R, Exclude<keyof ResourceBase, 'kind'>> : never

/** Specifications of a service, in either of the two formats EventCatalog accepts. */
function toSpecifications(value: unknown): Service['specifications'] {
  const listed = isRecord(value)
    ? Object.entries(value).map(([field, path]): Record<string, unknown> => ({
        type: field.replace(/Path$/, ''),
        path,
      }))
    : toRecords(value)
  return listed.map(({ type, path, name }) => ({
    type: toText(type) ?? '',
    path: toText(path) ?? '',
    name: toText(name),
  }))
}

function toParameters(value: unknown): Channel['parameters'] {
  return Object.entries(toRecord(value)).map(([name, parameter]) => {
    const { description, default: preset, enum: values } = toRecord(parameter)
    return { name, description: toText(description), default: toText(preset), values: toTexts(values) }
  })
}

const people = ['team', 'user'] as const

/** Step fields that reference a resource, and the kinds each one accepts. */
const pointerFields: Record<string, readonly ResourceKind[]> = {
  message: messageKinds,
  service: ['service'],
  flow: ['flow'],
  container: ['container'],
}

/** Step fields that describe a person, a system or a custom node. */
const partyFields = [
  ['actor', 'actor'],
  ['external', 'externalSystem'],
  ['custom', 'custom'],
] as const

function toNext(step: Record<string, unknown>): FlowStep['next'] {
  return [step.next_step, step.next_steps].flat().flatMap((next) => {
    const id = toText(isRecord(next) ? next.id : next)
    return id === undefined ? [] : [{ id, label: toText(toRecord(next).label) }]
  })
}

function toParty(step: Record<string, unknown>): Pick<FlowStep, 'type' | 'party'> {
  const [type, field] = partyFields.find(([, name]) => isRecord(step[name])) ?? (['step', ''] as const)
  const party = toRecord(step[field])
  const name = toText(party.name) ?? toText(party.title)
  if (name === undefined) return { type }
  const properties = Object.entries(toRecord(party.properties)).map(([key, value]) => ({
    name: key,
    value: toText(value) ?? '',
  }))
  return { type, party: { name, summary: toText(party.summary), type: toText(party.type), properties } }
}

/** Adds relations that no file contains. Considers only newest versions. */
function addReverseRelations(resources: readonly Resource[]): void {
  const add = <T>(list: T[], item: T) => {
    if (!list.includes(item)) list.push(item)
  }
  for (const resource of resources.filter(({ isLatest }) => isLatest)) {
    if (resource.kind === 'service') {
      for (const message of resource.sends) add(message.senders, resource)
      for (const message of resource.receives) add(message.receivers, resource)
      for (const container of resource.writesTo) add(container.writers, resource)
      for (const container of resource.readsFrom) add(container.readers, resource)
    } else if (isMessage(resource)) {
      for (const channel of resource.channels) add(channel.messages, resource)
    } else if (resource.kind === 'team') {
      for (const user of resource.members) user.teams.push(resource)
    } else if (resource.kind === 'domain') {
      // A flow belongs to the domain whose folder contains it.
      const flows = resource.file.replace(/[^/]+$/, 'flows/')
      for (const part of resources) {
        const isPart = (list: readonly Resource[]) => list.some(({ id }) => id === part.id)
        if (part.kind === 'service' && isPart(resource.services)) part.domain = resource
        if (part.kind === 'domain' && isPart(resource.domains)) part.parent = resource
        if (part.kind === 'flow' && part.isLatest && part.file.startsWith(flows)) resource.flows.push(part)
      }
    }
  }
}

/** Builds resources that reference each other. Reports broken references and unknown owners. */
export function assembleResources(dir: string, sources: readonly CatalogSource[], problems: ProblemList): Resource[] {
  /** Complete in the end. References only need what they have from the start. */
  const resources = sources.map((source) => ({ ...source })) as unknown as Resource[]

  function toCommonFields(source: CatalogSource): Omit<ResourceBase, keyof CatalogSource> {
    const { fields, file } = source
    const versions = listVersions({ resources }, source)
    const { language, url } = toRecord(fields.repository)
    const changelog = readSibling(dir, source, 'changelog.mdx', problems)
    const toLabels = (badges: unknown) => toRecords(badges).map(({ content }) => toText(content) ?? '')
    return {
      name: toText(fields.name) ?? source.id,
      isLatest: versions[0]?.version === source.version,
      versions,
      summary: toText(fields.summary),
      repository: isRecord(fields.repository) ? { language: toText(language), url: toText(url) } : undefined,
      changelog: changelog && {
        createdAt: toText(changelog.frontMatter.createdAt),
        badges: toLabels(changelog.frontMatter.badges),
        markdown: changelog.body.trim(),
      },
      owners: toTexts(fields.owners).flatMap((owner) => {
        const found = findResource({ resources }, people, owner)
        if (found === undefined) report(file, `owners: unknown owner "${owner}".${suggest(owner, people)}`)
        return found ?? []
      }),
      badges: toLabels(fields.badges),
    }
  }

  function report(file: string, message: string): void {
    problems.error(`${CATALOG_DIR}/${file}`, undefined, message)
  }

  function suggest(id: string, kinds: readonly ResourceKind[]): string {
    return toSuggestion(
      id,
      sources.flatMap((source) => (kinds.includes(source.kind) ? source.id : [])),
    )
  }

  /** Resolves a pointer such as `{ id: OrderPlaced, version: ^2.0.0 }` among some kinds. */
  function resolve<K extends ResourceKind>(pointer: unknown, kinds: readonly K[], file: string): ResourceOf<K>[] {
    const id = toText(isRecord(pointer) ? pointer.id : pointer)
    if (id === undefined) return []
    const wanted = toText(toRecord(pointer).version)
    const found = findResource({ resources }, kinds, id, wanted)
    if (found !== undefined) return [found]
    const versions = listById({ resources }, kinds, id).map(({ version }) => version)
    report(
      file,
      versions.length > 0
        ? `${id} has no version ${wanted}. Expected ${versions.join(' or ')}.`
        : `Unknown ${kinds.join(' or ')} "${id}".${suggest(id, kinds)}`,
    )
    return []
  }

  function readLanguage(source: CatalogSource): Term[] {
    const { dictionary } = readSibling(dir, source, 'ubiquitous-language.mdx', problems)?.frontMatter ?? {}
    return toRecords(dictionary).map(({ id, name, summary, description }) => ({
      id: toText(id) ?? '',
      name: toText(name) ?? '',
      summary: toText(summary),
      description: toText(description),
    }))
  }

  /** Reads a flow's steps, in file order. */
  function readSteps({ fields, file }: CatalogSource): FlowStep[] {
    return toRecords(fields.steps).flatMap((step) => {
      const id = toText(step.id)
      if (id === undefined) return []
      const [resource] = Object.entries(pointerFields).flatMap(([field, kinds]) =>
        isRecord(step[field]) ? resolve(step[field], kinds, file) : [],
      )
      const about = resource === undefined ? toParty(step) : { type: 'resource' as const, resource }
      return { id, title: toText(step.title) ?? id, summary: toText(step.summary), ...about, next: toNext(step) }
    })
  }

  function toOwnFields(source: CatalogSource): OwnFields {
    const { kind, file, fields } = source
    const list = <K extends ResourceKind>(field: string, ...kinds: K[]): ResourceOf<K>[] =>
      toRecords(fields[field]).flatMap((pointer) => resolve(pointer, kinds, file))
    switch (kind) {
      case 'domain':
        return {
          kind,
          domains: list('domains', 'domain'),
          services: list('services', 'service'),
          entities: list('entities', 'entity'),
          flows: [],
          language: readLanguage(source),
        }
      case 'service':
        return {
          kind,
          sends: list('sends', ...messageKinds),
          receives: list('receives', ...messageKinds),
          writesTo: list('writesTo', 'container'),
          readsFrom: list('readsFrom', 'container'),
          entities: list('entities', 'entity'),
          specifications: toSpecifications(fields.specifications),
        }
      case 'event':
      case 'command':
      case 'query': {
        const schema = readSchema(dir, source, problems)
        return { kind, channels: list('channels', 'channel'), schema, senders: [], receivers: [] }
      }
      case 'channel':
        return {
          kind,
          address: toText(fields.address),
          protocols: toTexts(fields.protocols),
          parameters: toParameters(fields.parameters),
          messages: [],
        }
      case 'flow':
        return { kind, steps: readSteps(source) }
      case 'entity':
        return {
          kind,
          aggregateRoot: fields.aggregateRoot === true,
          identifier: toText(fields.identifier),
          properties: toRecords(fields.properties).map(({ name, type, required, description, ...relation }) => ({
            name: toText(name) ?? '',
            type: toText(type) ?? '',
            required: required === true,
            description: toText(description),
            references: resolve(relation.references, ['entity'], file)[0],
            relation: toText(relation.relationType),
          })),
        }
      case 'container': {
        const [type, technology] = [toText(fields.container_type) ?? 'other', toText(fields.technology)]
        return { kind, type, technology, writers: [], readers: [] }
      }
      case 'team':
        return {
          kind,
          members: toTexts(fields.members).flatMap((id) => findResource({ resources }, ['user'], id) ?? []),
          email: toText(fields.email),
        }
      case 'user':
        return { kind, teams: [], role: toText(fields.role), email: toText(fields.email) }
    }
  }

  sources.forEach((source, index) => Object.assign(resources[index] ?? {}, toCommonFields(source), toOwnFields(source)))
  addReverseRelations(resources)
  return resources
}
