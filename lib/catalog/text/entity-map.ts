import { getByRef, getResource } from '../find'
import type { Catalog, Domain, Entity, EntityProperty, Ref } from '../types'
import { toList, type Inline, type ListItem, type TextBlock } from './blocks'
import { nameOf } from './names'

/** Entities of a domain, its services and its subdomains, without duplicates. */
export function listEntities(catalog: Catalog, domain: Domain): Entity[] {
  const parts = domain.domains.map(({ id }) => getResource(catalog, ['domain'], id))
  const services = domain.services.map(({ id }) => getResource(catalog, ['service'], id))
  const refs: Ref[] = [...domain.entities, ...services.flatMap(({ entities }) => entities)]
  const own = refs.map(({ id, version }) => getResource(catalog, ['entity'], id, version))
  return [...new Set([...own, ...parts.flatMap((part) => listEntities(catalog, part))])]
}

/** `placedBy` → `placed by`. */
export function toRelationName(relation: string | undefined): string {
  return (relation ?? 'references').replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
}

function toItem(catalog: Catalog, { name, type, required, references, relation }: EntityProperty): ListItem {
  const line: Inline[] = [{ code: name }, ` ${type}, ${required ? 'required' : 'optional'}`]
  if (references !== undefined) line.push(`, ${toRelationName(relation)} `, nameOf(getByRef(catalog, references)))
  return { line }
}

/** Every entity of a domain, with its properties and relations. */
export function toEntityText(catalog: Catalog, props: { domain?: string }): TextBlock[] {
  const domain = getResource(catalog, ['domain'], props.domain ?? '')
  return listEntities(catalog, domain).flatMap((entity): TextBlock[] => {
    const root = entity.aggregateRoot ? ', aggregate root' : ''
    const key = entity.identifier === undefined ? [] : [`, known by `, { code: entity.identifier }]
    return [
      { type: 'paragraph', line: [nameOf(entity, true), root, ...key] },
      ...toList(entity.properties.map((property) => toItem(catalog, property))),
    ]
  })
}
