import type { ElkNode, ElkPoint } from 'elkjs/lib/elk-api'
import * as cache from '../layout-cache'
import type { Placed } from '../layout-cache'
import { headHeight, rowMiddle, type EntityBox } from './plan'

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
