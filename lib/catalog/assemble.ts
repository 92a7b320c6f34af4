import { toSuggestion } from '../kit/closest'
import { CATALOG_DIR } from '../kit/env'
import type { ProblemList } from '../kit/problems'
import { findResource, isMessage, listById, listVersions, type ResourceOf } from './find'
import { readSchema, readSibling, type CatalogSource } from './sources'
import { messageKinds, type FlowStep, type Resource, type ResourceBase, type ResourceKind } from './types'
import { isRecord, pickTexts, toRecord, toRecords, toText, toTexts } from './values'

/** Fields that only some kinds of resources have. */
type OwnFields<R = Resource> = R extends Resource ? Omit<R, Exclude<keyof ResourceBase, 'kind'>> : never

const people = ['team', 'user'] as const

/** Step fields that reference a resource, and the kinds each one accepts. */
const pointerFields: Record<string, readonly ResourceKind[]> = {
  message: messageKinds,
  service: ['service'],
  flow: ['flow'],
  container: ['container'],
}

/** Step fields that describe a person, a system or a custom node. */
const partyFields = { actor: 'actor', external: 'externalSystem', custom: 'custom' } as const

function toNext(step: Record<string, unknown>): FlowStep['next'] {
  return [step.next_step, step.next_steps].flat().flatMap((next) => {
    const { id, label } = pickTexts(isRecord(next) ? next : { id: next }, 'id', 'label')
    return id === undefined ? [] : [{ id, label }]
  })
}

function toParty(step: Record<string, unknown>): Pick<FlowStep, 'type' | 'party'> {
  const type = (['actor', 'external', 'custom'] as const).find((name) => isRecord(step[partyFields[name]]))
  if (type === undefined) return { type: 'step' }
  const { properties, ...party } = toRecord(step[partyFields[type]])
  const { name, title, ...about } = pickTexts(party, 'name', 'title', 'summary', 'type')
  const facts = Object.entries(toRecord(properties)).map(([key, value]) => ({ name: key, value: toText(value) ?? '' }))
  return { type, party: { name: name ?? title ?? '', ...about, properties: facts } }
}

/** Adds relations that no file contains. Considers only newest versions. */
function addReverseRelations(resources: readonly Resource[]): void {
  const add = <T>(lists: T[][], item: T) => {
    for (const list of lists) if (!list.includes(item)) list.push(item)
  }
  for (const resource of resources.filter(({ isLatest }) => isLatest)) {
    if (isMessage(resource)) for (const channel of resource.channels) add([channel.messages], resource)
    if (resource.kind === 'team') for (const user of resource.members) user.teams.push(resource)
    if (resource.kind === 'service') {
      const { sends, receives, writesTo, readsFrom } = resource
      add([...sends.map(({ senders }) => senders), ...receives.map(({ receivers }) => receivers)], resource)
      add([...writesTo.map(({ writers }) => writers), ...readsFrom.map(({ readers }) => readers)], resource)
    }
    if (resource.kind !== 'domain') continue
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

/** Builds resources that reference each other. Reports broken references and unknown owners. */
export function assembleResources(dir: string, sources: readonly CatalogSource[], problems: ProblemList): Resource[] {
  /** Complete in the end. References only need what they have from the start. */
  const resources = sources.map((source) => ({ ...source })) as unknown as Resource[]

  const report = (file: string, message: string) => problems.error(`${CATALOG_DIR}/${file}`, undefined, message)

  /** Entries of a list with the text fields that each one needs. Reports what's missing. */
  function listEntries<N extends string>({ file }: CatalogSource, field: string, value: unknown, ...names: N[]) {
    if (value !== undefined && !Array.isArray(value)) report(file, `${field}: expected a list.`)
    return toRecords(value).map((entry, index) => {
      const texts = names.map((name) => {
        const text = toText(entry[name])
        if (text === undefined) report(file, `${field}: entry ${index + 1} has no ${name}.`)
        return [name, text ?? '']
      })
      return { ...entry, ...(Object.fromEntries(texts) as Record<N, string>) }
    })
  }

  function suggest(id: string, kinds: readonly ResourceKind[]): string {
    const ids = sources.flatMap((source) => (kinds.includes(source.kind) ? source.id : []))
    return toSuggestion(id, ids)
  }

  /** Resolves a pointer such as `{ id: OrderPlaced, version: ^2.0.0 }` among some kinds. */
  function resolve<K extends ResourceKind>(pointer: unknown, kinds: readonly K[], file: string): ResourceOf<K>[] {
    const { id, version } = pickTexts(isRecord(pointer) ? pointer : { id: pointer }, 'id', 'version')
    if (id === undefined) return []
    const found = findResource({ resources }, kinds, id, version)
    if (found !== undefined) return [found]
    const versions = listById({ resources }, kinds, id).map((resource) => resource.version)
    if (versions.length > 0) report(file, `${id} has no version ${version}. Expected ${versions.join(' or ')}.`)
    else report(file, `Unknown ${kinds.join(' or ')} "${id}".${suggest(id, kinds)}`)
    return []
  }

  function toOwners({ fields, file }: CatalogSource): ResourceBase['owners'] {
    return toTexts(fields.owners).flatMap((owner) => {
      const found = findResource({ resources }, people, owner)
      if (found === undefined) report(file, `owners: unknown owner "${owner}".${suggest(owner, people)}`)
      return found ?? []
    })
  }

  function toCommonFields(source: CatalogSource): Omit<ResourceBase, keyof CatalogSource> {
    const { id, version, fields } = source
    const versions = listVersions({ resources }, source)
    const changelog = readSibling(dir, source, 'changelog.mdx', problems)
    const toLabels = (badges: unknown) => toRecords(badges).map(({ content }) => toText(content) ?? '')
    return {
      name: toText(fields.name) ?? id,
      isLatest: versions[0]?.version === version,
      versions,
      summary: toText(fields.summary),
      repository: isRecord(fields.repository) ? pickTexts(fields.repository, 'language', 'url') : undefined,
      changelog: changelog && {
        createdAt: toText(changelog.frontMatter.createdAt),
        badges: toLabels(changelog.frontMatter.badges),
        markdown: changelog.body.trim(),
      },
      owners: toOwners(source),
      badges: toLabels(fields.badges),
    }
  }

  function readSteps(source: CatalogSource): FlowStep[] {
    const { fields, file } = source
    return listEntries(source, 'steps', fields.steps, 'id').map((step) => {
      const { id } = step
      const { title = id, summary } = pickTexts(step, 'title', 'summary')
      const [resource] = Object.entries(pointerFields).flatMap(([field, kinds]) => resolve(step[field], kinds, file))
      const about = resource === undefined ? toParty(step) : { type: 'resource' as const, resource }
      return { id, title, summary, ...about, next: toNext(step) }
    })
  }

  function toOwnFields(source: CatalogSource): OwnFields {
    const { kind, file, fields } = source
    const list = <K extends ResourceKind>(field: string, ...kinds: K[]): ResourceOf<K>[] =>
      toRecords(fields[field]).flatMap((pointer) => resolve(pointer, kinds, file))
    switch (kind) {
      case 'domain': {
        const { dictionary } = readSibling(dir, source, 'ubiquitous-language.mdx', problems)?.frontMatter ?? {}
        return {
          kind,
          domains: list('domains', 'domain'),
          services: list('services', 'service'),
          entities: list('entities', 'entity'),
          flows: [],
          language: listEntries(source, 'dictionary', dictionary, 'id', 'name').map(({ id, name, ...term }) => {
            return { id, name, ...pickTexts(term, 'summary', 'description') }
          }),
        }
      }
      case 'service': {
        const files = listEntries(source, 'specifications', fields.specifications, 'type', 'path')
        return {
          kind,
          sends: list('sends', ...messageKinds),
          receives: list('receives', ...messageKinds),
          writesTo: list('writesTo', 'container'),
          readsFrom: list('readsFrom', 'container'),
          entities: list('entities', 'entity'),
          specifications: files.map(({ type, path, ...more }) => {
            // EventCatalog's default, which is also the name of GraphQL files.
            const { name = type === 'asyncapi' ? 'AsyncAPI' : 'OpenAPI' } = pickTexts(more, 'name')
            return { type, path, name }
          }),
        }
      }
      case 'event':
      case 'command':
      case 'query': {
        const schema = readSchema(dir, source, problems)
        return { kind, channels: list('channels', 'channel'), schema, senders: [], receivers: [] }
      }
      case 'channel': {
        const parameters = Object.entries(toRecord(fields.parameters)).map(([name, parameter]) => {
          return { name, ...pickTexts(parameter, 'description', 'default'), values: toTexts(toRecord(parameter).enum) }
        })
        return { kind, address: toText(fields.address), protocols: toTexts(fields.protocols), parameters, messages: [] }
      }
      case 'flow':
        return { kind, steps: readSteps(source) }
      case 'entity':
        return {
          kind,
          aggregateRoot: fields.aggregateRoot === true,
          identifier: toText(fields.identifier),
          properties: toRecords(fields.properties).map(({ required, references, relationType, ...property }) => ({
            ...{ name: '', type: '', ...pickTexts(property, 'name', 'type', 'description') },
            items: pickTexts(property.items, 'type').type,
            values: toTexts(property.enum),
            required: required === true,
            references: resolve(references, ['entity'], file)[0],
            relation: toText(relationType),
          })),
        }
      case 'container': {
        const { container_type: type = 'other', technology } = pickTexts(fields, 'container_type', 'technology')
        return { kind, type, technology, writers: [], readers: [] }
      }
      case 'team': {
        const members = toTexts(fields.members).flatMap((id) => findResource({ resources }, ['user'], id) ?? [])
        return { kind, members, ...pickTexts(fields, 'email') }
      }
      case 'user':
        return { kind, teams: [], ...pickTexts(fields, 'role', 'email') }
    }
  }

  sources.forEach((source, index) => Object.assign(resources[index] ?? {}, toCommonFields(source), toOwnFields(source)))
  addReverseRelations(resources)
  return resources
}
