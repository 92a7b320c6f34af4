import type { ElkNode, ElkPoint } from 'elkjs/lib/elk-api'
import { getResource, listLatest } from './find'
import { measureText } from './graph/measure'
import { createLayout, runElk, type Placed } from './layout-cache'
import { listEntities, toRelationName } from './text/tables'
import type { Catalog, Entity } from './types'

const rowHeight = 18
export const headHeight = 38

/** Distance from the top of a box to the middle of a row. */
export const rowMiddle = (index: number) => headHeight + index * rowHeight + rowHeight / 2 + 2

/** An entity and its properties. A row's note is the type, or the relation to another entity, whose key is `to`. */
export type EntityBox = ReturnType<typeof toBox>

function toBox({ id, name, aggregateRoot, identifier, properties }: Entity) {
  const rows = properties.map(({ name: property, type, required, references, relation }) => {
    const note = references === undefined ? type : toRelationName(relation)
    return { name: property, note, isKey: property === identifier, isOptional: !required, to: references?.id }
  })
  const widths = rows.map((row) => measureText(row.name, 11.5) + measureText(row.note, 11) + 46)
  const mark = aggregateRoot ? 'aggregate root' : 'entity'
  const height = headHeight + (rows.length === 0 ? 0 : rows.length * rowHeight + 6)
  return { key: id, name, mark, isRoot: aggregateRoot, isForeign: false, rows, width: Math.max(132, ...widths), height }
}

/** An entity from another domain: only its name, and the domain that lists it on its page. */
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

const options: Record<string, string> = {
  'elk.direction': 'RIGHT',
  'elk.padding': '[top=1,left=1,bottom=1,right=1]',
  'elk.spacing.nodeNode': '18',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.thoroughness': '40',
}

/** Lines from rows to the entities they reference. */
function listLines(boxes: readonly EntityBox[]) {
  return boxes.flatMap((from) =>
    from.rows.flatMap(({ name, to: key }, index) => {
      const to = boxes.find((box) => box.key === key)
      return to === undefined ? [] : [{ id: `${from.key}.${name}`, from, to, y: rowMiddle(index) }]
    }),
  )
}

function toElk(boxes: readonly EntityBox[]): ElkNode {
  const lines = listLines(boxes)
  return {
    id: 'entities',
    layoutOptions: options,
    children: boxes.map((box) => ({
      id: box.key,
      width: box.width,
      height: box.height,
      layoutOptions: { 'elk.portConstraints': 'FIXED_POS' },
      ports: [
        { id: `${box.key}|in`, x: 0, y: headHeight / 2, layoutOptions: { 'elk.port.side': 'WEST' } },
        ...lines
          .filter(({ from }) => from === box)
          .map(({ id, y }) => ({ id, x: box.width, y, layoutOptions: { 'elk.port.side': 'EAST' } })),
      ],
    })),
    edges: lines.map(({ id, to }) => ({ id, sources: [id], targets: [`${to.key}|in`] })),
  }
}

/** Stacks the boxes vertically and runs the lines along rails to their right. */
function placeNarrow(boxes: readonly EntityBox[]): Placed {
  const right = Math.max(...boxes.map(({ width }) => width)) + 1
  const places: Placed['boxes'] = {}
  let bottom = 1
  for (const { key, height } of boxes) {
    places[key] = { x: 1, y: bottom }
    bottom += height + 18
  }
  const topOf = ({ key }: EntityBox) => places[key]?.y ?? 0
  const all = listLines(boxes)
  const targets = [...new Set(all.map(({ to }) => to))]
  const lines = all.map(({ id, from, to, y }): [string, ElkPoint[]] => {
    // Lines to one entity share a rail.
    const rail = right + 12 + targets.indexOf(to) * 8
    const [start, end] = [topOf(from) + y, topOf(to) + headHeight / 2]
    const [before, after] = [from.width + 1, to.width + 1]
    return [id, [before, rail, rail, after].map((x, index) => ({ x, y: index < 2 ? start : end }))]
  })
  const width = right + 14 + targets.length * 8
  return { width, height: bottom - 17, boxes: places, lines: Object.fromEntries(lines) }
}

/** Positions of entities for wide and narrow pages. */
export const { prepare: prepareEntities, get: getEntityLayout } = createLayout(async (boxes: EntityBox[]) => {
  const { labels: _labels, ...wide } = await runElk(toElk(boxes))
  return { wide, narrow: placeNarrow(boxes) }
})
