import type { ProblemList } from '../kit/problems'
import { readChangelog } from './sibling-files'
import type { PointerBook } from './pointers'
import type { CatalogSource } from './sources'
import type { Channel, EntityProperty, ResourceBase, Specification } from './types'
import { isRecord, pick, toRecords, toText, toTexts } from './values'

/** Fields common to all kinds of resources. */
export function toBase(
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
