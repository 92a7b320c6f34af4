import { getByRef, getResource } from '../find'
import { measureText } from '../graph/measure'
import { listEntities, toRelationName } from '../text/tables'
import type { Catalog, Entity } from '../types'

interface EntityRow {
  name: string
  /** The type of the property, or its relation to another entity. */
  note: string
  isKey: boolean
  isOptional: boolean
  /** Key of the referenced entity. */
  to?: string
}

export interface EntityBox {
  key: string
  name: string
  /** `aggregate root`, or the name of the entity's domain if it isn't the current one. */
  mark: string
  isRoot: boolean
  /** Whether it's from another domain. Only its name is shown. */
  isForeign: boolean
  rows: EntityRow[]
  width: number
  height: number
}

const rowHeight = 18
export const headHeight = 38

/** Distance from the top of a box to the middle of a row. */
export function rowMiddle(index: number): number {
  return headHeight + index * rowHeight + rowHeight / 2 + 2
}

function toBox(catalog: Catalog, entity: Entity, domain: string, isForeign: boolean): EntityBox {
  const rows = isForeign
    ? []
    : entity.properties.map(({ name, type, required, references, relation }): EntityRow => {
        const to = references === undefined ? {} : { to: references.id }
        const note = references === undefined ? type : toRelationName(relation)
        return { name, note, isKey: name === entity.identifier, isOptional: !required, ...to }
      })
  const widths = rows.map(({ name, note }) => measureText(name, 11.5) + measureText(note, 11) + 46)
  const mark = isForeign ? domain : entity.aggregateRoot ? 'aggregate root' : 'entity'
  return {
    key: entity.id,
    name: entity.name,
    mark,
    isRoot: entity.aggregateRoot,
    isForeign,
    rows,
    width: isForeign
      ? Math.max(measureText(entity.name, 12.5), measureText(mark, 10.5)) + 26
      : Math.max(132, ...widths),
    height: headHeight + (rows.length === 0 ? 0 : rows.length * rowHeight + 6),
  }
}

/** Name of the domain that lists an entity on its page. */
function findOwningDomain(catalog: Catalog, { id }: Entity): string {
  const home = catalog.resources.find(
    (resource) => resource.kind === 'domain' && resource.isLatest && resource.entities.some((ref) => ref.id === id),
  )
  return home?.name ?? 'other domain'
}

/** Turns a domain's entities, and the ones they reference in other domains, into boxes with rows. */
export function buildEntityPlan(catalog: Catalog, domainId: string): EntityBox[] {
  const domain = getResource(catalog, ['domain'], domainId)
  const own = listEntities(catalog, domain)
  const targets = own.flatMap(({ properties }) =>
    properties.flatMap(({ references }) => (references === undefined ? [] : [getByRef(catalog, references)])),
  )
  const foreign = [...new Set(targets)].filter(
    (target): target is Entity => target.kind === 'entity' && !own.some(({ id }) => id === target.id),
  )
  return [
    ...own.map((entity) => toBox(catalog, entity, domain.name, false)),
    ...foreign.map((entity) => toBox(catalog, entity, findOwningDomain(catalog, entity), true)),
  ]
}
