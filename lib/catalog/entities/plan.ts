import type { ElkNode, ElkPoint } from 'elkjs/lib/elk-api'
import { getByRef, getResource } from '../find'
import { measureText } from '../graph/measure'
import { listEntities, toRelationName } from '../text/tables'
import type { Catalog, Entity } from '../types'
import * as cache from '../layout-cache'
import type { Placed } from '../layout-cache'

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

interface EntityLayout {
  wide: Placed
  narrow: Placed
}

const options: Record<string, string> = {
  'elk.direction': 'RIGHT',
  'elk.padding': '[top=1,left=1,bottom=1,right=1]',
  'elk.spacing.nodeNode': '18',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.thoroughness': '40',
}

function listLines(boxes: readonly EntityBox[]) {
  return boxes.flatMap(({ key, rows }) =>
    rows.flatMap(({ name, to }, index) => (to === undefined ? [] : [{ id: `${key}.${name}`, from: key, to, index }])),
  )
}

function toElk(boxes: readonly EntityBox[]): ElkNode {
  return {
    id: 'entities',
    layoutOptions: options,
    children: boxes.map(({ key, width, height, rows }) => ({
      id: key,
      width,
      height,
      layoutOptions: { 'elk.portConstraints': 'FIXED_POS' },
      ports: [
        { id: `${key}|in`, x: 0, y: headHeight / 2, layoutOptions: { 'elk.port.side': 'WEST' } },
        ...rows.flatMap(({ name, to }, index) =>
          to === undefined
            ? []
            : [{ id: `${key}.${name}`, x: width, y: rowMiddle(index), layoutOptions: { 'elk.port.side': 'EAST' } }],
        ),
      ],
    })),
    edges: listLines(boxes).map(({ id, to }) => ({ id, sources: [id], targets: [`${to}|in`] })),
  }
}

/** Stacks the boxes vertically and runs the lines along rails to their right. */
function placeNarrow(boxes: readonly EntityBox[]): Placed {
  const right = Math.max(...boxes.map(({ width }) => width)) + 1
  const places: Placed['boxes'] = {}
  let y = 1
  for (const { key, height } of boxes) {
    places[key] = { x: 1, y }
    y += height + 18
  }
  const targets = [...new Set(listLines(boxes).map(({ to }) => to))]
  const widthOf = (name: string) => (boxes.find(({ key }) => key === name)?.width ?? 0) + 1
  const lines = listLines(boxes).map(({ id, from, to, index }): [string, ElkPoint[]] => {
    // Lines to one entity share a rail.
    const rail = right + 12 + targets.indexOf(to) * 8
    const [start, end] = [(places[from]?.y ?? 0) + rowMiddle(index), (places[to]?.y ?? 0) + headHeight / 2]
    return [
      id,
      [
        { x: widthOf(from), y: start },
        { x: rail, y: start },
        { x: rail, y: end },
        { x: widthOf(to), y: end },
      ],
    ]
  })
  return { width: right + 14 + targets.length * 8, height: y - 17, boxes: places, lines: Object.fromEntries(lines) }
}

/** Computes the positions of entities for wide and narrow pages. */
export function prepareEntities(boxes: EntityBox[]): Promise<EntityLayout> {
  return cache.prepareLayout(boxes, async () => {
    const { labels: _labels, ...wide } = await cache.runElk(toElk(boxes))
    return { wide, narrow: placeNarrow(boxes) }
  })
}

/** The layout that `prepareEntities` computed. @throws if it hasn't run for these boxes */
export function getEntityLayout(boxes: EntityBox[]): EntityLayout {
  return cache.getLayout<EntityLayout>(boxes)
}
