import type { ProblemList } from '../kit/problems'
import { readLanguage, readSchema } from './sibling-files'
import { readSteps } from './flow-steps'
import { PointerBook } from './pointers'
import { toBase, toParameters, toProperties, toSpecifications } from './resources'
import type { CatalogSource } from './sources'
import type { Resource } from './types'
import { pick, toText, toTexts } from './values'

/** Builds resources from their files. `relate` adds the reverse relations later. */
export function assembleResources(dir: string, sources: readonly CatalogSource[], problems: ProblemList): Resource[] {
  const pointers = new PointerBook(sources, problems)

  function toResource(source: CatalogSource): Resource {
    const { kind, file, fields } = source
    const base = toBase(dir, source, pointers, problems)
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
