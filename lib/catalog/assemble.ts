import type { ProblemList } from '../kit/problems'
import { readSchema } from './beside'
import { readSteps } from './flow-steps'
import { PointerBook } from './pointers'
import { pick, toBase, toParameters, toProperties, toSpecifications } from './resources'
import type { SdkResource } from './sdk'
import { toKey } from './kinds'
import type { CatalogSource } from './sources'
import type { Resource, Term } from './types'
import { toRecords, toText, toTexts } from './values'

/** Builds resources from SDK output and file contents. `relate` adds the reverse relations later. */
export function assembleResources(
  dir: string,
  sources: readonly CatalogSource[],
  fromSdk: ReadonlyMap<string, SdkResource>,
  languages: ReadonlyMap<string, object[]>,
  problems: ProblemList,
): Resource[] {
  const pointers = new PointerBook(sources, problems)

  function toResource(source: CatalogSource): Resource {
    const { kind, id, version, file } = source
    const key = toKey(kind, id, version)
    const fields = fromSdk.get(key) ?? source.fields
    const base = toBase(dir, source, fields, pointers, problems)
    switch (kind) {
      case 'domain':
        return {
          ...base,
          kind,
          domains: pointers.resolveAll(fields.domains, ['domain'], file),
          services: pointers.resolveAll(fields.services, ['service'], file),
          entities: pointers.resolveAll(fields.entities, ['entity'], file),
          flows: [],
          language: toTerms(languages.get(key)),
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

function toTerms(dictionary: object[] | undefined): Term[] {
  return toRecords(dictionary).flatMap((term) => {
    const [id, name] = [toText(term.id), toText(term.name)]
    if (id === undefined || name === undefined) return []
    return [{ id, name, ...pick({ summary: toText(term.summary), description: toText(term.description) }) }]
  })
}
