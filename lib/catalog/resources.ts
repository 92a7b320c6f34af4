import type { ProblemList } from '../kit/problems'
import { readChangelog } from './beside'
import type { PointerBook } from './pointers'
import type { SdkResource } from './sdk'
import type { CatalogSource } from './sources'
import type { Channel, EntityProperty, ResourceBase, Specification } from './types'
import { isRecord, toRecords, toText, toTexts } from './values'

/** Drops properties that are null or undefined. */
export function pick<T extends Record<string, unknown>>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined && value !== null)
  return Object.fromEntries(entries) as { [K in keyof T]?: NonNullable<T[K]> }
}

/** Fields common to all kinds of resources. */
export function toBase(
  dir: string,
  source: CatalogSource,
  resource: SdkResource | CatalogSource['fields'],
  pointers: PointerBook,
  problems: ProblemList,
): Omit<ResourceBase, 'kind'> {
  const { kind, id, version, file, frontMatter, fields, markdown } = source
  const repository = isRecord(resource.repository)
    ? pick({ language: toText(resource.repository.language), url: toText(resource.repository.url) })
    : undefined
  return {
    id,
    name: toText(resource.name) ?? id,
    version,
    isLatest: pointers.findLatest(kind, id) === version,
    ...pick({ summary: toText(resource.summary), repository, changelog: readChangelog(dir, source, problems) }),
    owners: toTexts(resource.owners),
    badges: toRecords(resource.badges).flatMap(({ content }) => toText(content) ?? []),
    file,
    frontMatter,
    fields,
    markdown: toText(resource.markdown) ?? markdown,
  }
}

/** Specifications of a service, in either of the two formats EventCatalog accepts. */
export function toSpecifications(value: unknown): Specification[] {
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

export function toParameters(value: unknown): Channel['parameters'] {
  if (!isRecord(value)) return []
  return Object.entries(value).map(([name, parameter]) => {
    const fields = isRecord(parameter) ? parameter : {}
    const texts = pick({ description: toText(fields.description), default: toText(fields.default) })
    return { name, ...texts, values: toTexts(fields.enum) }
  })
}

export function toProperties(value: unknown, file: string, pointers: PointerBook): EntityProperty[] {
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
