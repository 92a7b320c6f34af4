import { getResource, listLatest } from '../find'
import { measureText } from '../graph/measure'
import { listEntities, toRelationName } from '../text/tables'
import type { Catalog, Entity } from '../types'

export interface EntityBox {
  key: string
  name: string
  /** `aggregate root`, or the name of the entity's domain if it isn't the current one. */
  mark: string
  isRoot: boolean
  /** Whether it's from another domain. Only its name is shown. */
  isForeign: boolean
  /** Properties. `note` is the type, or the relation to another entity, whose key is `to`. */
  rows: { name: string; note: string; isKey: boolean; isOptional: boolean; to?: string }[]
  width: number
  height: number
}

const rowHeight = 18
export const headHeight = 38

/** Distance from the top of a box to the middle of a row. */
export function rowMiddle(index: number): number {
  return headHeight + index * rowHeight + rowHeight / 2 + 2
}

function toBox({ id, name, aggregateRoot, identifier, properties }: Entity): EntityBox {
  const rows = properties.map(({ name: property, type, required, references, relation }) => {
    const note = references === undefined ? type : toRelationName(relation)
    return { name: property, note, isKey: property === identifier, isOptional: !required, to: references?.id }
  })
  const widths = rows.map((row) => measureText(row.name, 11.5) + measureText(row.note, 11) + 46)
  return {
    key: id,
    name,
    mark: aggregateRoot ? 'aggregate root' : 'entity',
    isRoot: aggregateRoot,
    isForeign: false,
    rows,
    width: Math.max(132, ...widths),
    height: headHeight + (rows.length === 0 ? 0 : rows.length * rowHeight + 6),
  }
}

/** The box of an entity from another domain, marked with the domain that lists it on its page. */
function toForeignBox(catalog: Catalog, { id, name, aggregateRoot }: Entity): EntityBox {
  const home = listLatest(catalog, 'domain').find(({ entities }) => entities.some((entity) => entity.id === id))
  const mark = home?.name ?? 'other domain'
  const width = Math.max(measureText(name, 12.5), measureText(mark, 10.5)) + 26
  return { key: id, name, mark, isRoot: aggregateRoot, isForeign: true, rows: [], width, height: headHeight }
}

/** Turns a domain's entities, and the ones they reference in other domains, into boxes with rows. */
export function buildEntityPlan(catalog: Catalog, domainId: string): EntityBox[] {
  const own = listEntities(getResource(catalog, ['domain'], domainId))
  const targets = own.flatMap(({ properties }) => properties.flatMap(({ references }) => references ?? []))
  const foreign = [...new Set(targets)].filter((target) => !own.some(({ id }) => id === target.id))
  return [...own.map(toBox), ...foreign.map((entity) => toForeignBox(catalog, entity))]
}
