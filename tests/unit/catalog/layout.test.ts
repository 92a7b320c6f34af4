import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildEntityPlan, prepareEntities } from '@/lib/catalog/entities'
import { listLatest } from '@/lib/catalog/find'
import { prepareFlow, buildFlowPlan } from '@/lib/catalog/flow/plan'
import { countCrossings, arrange } from '@/lib/catalog/graph/layout'
import { cachedLayouts, storedLayouts, type Placed } from '@/lib/catalog/layout-cache'
import { buildPlan } from '@/lib/catalog/graph/plan'
import type { GraphProps, PlanEdge } from '@/lib/catalog/graph/types'
import { buildGraphView } from '@/lib/catalog/graph/view'
import { loadCatalog } from '@/lib/catalog/load'
import { listFiles } from '@/lib/kit/files'
import { makeTree } from '../../support/tree'

interface Box {
  name: string
  x: number
  y: number
  width: number
  height: number
}

function findOverlaps(boxes: readonly Box[]): string[] {
  return boxes.flatMap((a, index) =>
    boxes.slice(index + 1).flatMap((b) => {
      const isApart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
      return isApart ? [] : [`${a.name} and ${b.name}`]
    }),
  )
}

/** Edges that cross a box, other than along its border or to something inside it. */
function findRunThrough(boxes: readonly Box[], lines: Placed['lines'], ends: (line: string) => string[]): string[] {
  return Object.entries(lines).flatMap(([line, points]) =>
    points.slice(1).flatMap((b, index) => {
      const a = points[index] ?? b
      return boxes.flatMap(({ name, x, y, width, height }) => {
        if (ends(line).includes(name)) return []
        const isOut =
          Math.max(a.x, b.x) <= x ||
          Math.min(a.x, b.x) >= x + width ||
          Math.max(a.y, b.y) <= y ||
          Math.min(a.y, b.y) >= y + height
        return isOut ? [] : [`${line} through ${name}`]
      })
    }),
  )
}

/** Pairs of vertical tracks of lines that have no end in common, on top of each other. */
function findSharedTracks(edges: readonly PlanEdge[], { lines }: Placed): string[] {
  const tracks = edges.flatMap((edge) => {
    const points = lines[edge.key] ?? []
    return points.slice(1).flatMap(({ x, y }, index) => {
      const from = points[index]
      return from?.x === x ? [{ edge, x, top: Math.min(from.y, y), bottom: Math.max(from.y, y) }] : []
    })
  })
  const isJoined = (a: PlanEdge, b: PlanEdge) =>
    a.role === b.role && (a.party === b.party || (a.lane === b.lane && a.note === b.note))
  return tracks.flatMap((a, index) =>
    tracks.slice(index + 1).flatMap((b) => {
      const isOver = Math.abs(a.x - b.x) < 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4
      return isOver && !isJoined(a.edge, b.edge) ? [`${a.edge.key} and ${b.edge.key}`] : []
    }),
  )
}

const catalog = loadCatalog()

const project = process.cwd()
/** A project whose only computed layouts are those of these tests. */
const folder = mkdtempSync(path.join(tmpdir(), 'layouts-'))
beforeAll(() => cpSync(storedLayouts, path.join(folder, storedLayouts)))
beforeEach(() => process.chdir(folder))
afterAll(() => {
  process.chdir(project)
  rmSync(folder, { recursive: true })
})

function listViews(): GraphProps[] {
  return [
    {},
    ...listLatest(catalog, 'domain').map(({ id }) => ({ domain: id })),
    ...listLatest(catalog, 'service').map(({ id }) => ({ service: id })),
    ...listLatest(catalog, 'flow').map(({ id }) => ({ flow: id })),
    ...listLatest(catalog, 'channel').map(({ id }) => ({ channel: id })),
    { message: 'OrderPlaced' },
    { message: 'ParcelDelivered' },
  ]
}

function toBoxes({ plan }: Awaited<ReturnType<typeof arrange>>, placed: Placed, isNarrow: boolean): Box[] {
  return [...plan.parties, ...plan.lanes].map((node) => {
    const { width, height } = (isNarrow ? node.narrow : undefined) ?? node
    const { x, y } = placed.boxes[node.key] ?? { x: NaN, y: NaN }
    return { name: node.key, x, y, width, height }
  })
}

describe('The layout of every graph of the catalog', () => {
  test('has no overlapping boxes, no edges through boxes, and no tracks of unrelated edges on top of each other', async () => {
    for (const props of listViews()) {
      const layout = await arrange(buildPlan(buildGraphView(catalog, props)))
      for (const shape of ['wide', 'narrow'] as const) {
        const boxes = toBoxes(layout, layout[shape], shape === 'narrow')
        const edge = (line: string) => layout.plan.edges.find(({ key }) => key === line)
        const where = `${JSON.stringify(props)} ${shape}`
        expect(findOverlaps(boxes), where).toEqual([])
        const through = findRunThrough(boxes, layout[shape].lines, (line) => [
          edge(line)?.party ?? '',
          edge(line)?.lane ?? '',
        ])
        expect(through, where).toEqual([])
        expect(layout[shape].width, where).toBeLessThanOrEqual(shape === 'wide' ? 656 : 322)
        // Except for too many lines for the width.
        const isDense = Object.keys(props).length === 0 || (props.domain === 'Delivery' && shape === 'wide')
        if (!isDense) expect(findSharedTracks(layout.plan.edges, layout[shape]), where).toEqual([])
      }
      // The narrow layout has one gap for all edges. The wide one is what people compare.
      expect(countCrossings(layout.wide), JSON.stringify(props)).toBeLessThanOrEqual(
        Object.keys(props).length === 0 ? 36 : 26,
      )
    }
  }, 240_000)

  test('is stored as ELK computes it', async () => {
    const plans = ['OrderService', 'InvoiceService'].map((service) => buildPlan(buildGraphView(catalog, { service })))
    const stored = await Promise.all(plans.map((plan) => arrange(plan)))
    expect(Object.keys(stored[0]?.wide.lines ?? {}).length).toBeGreaterThan(20)
    process.chdir(makeTree({}))
    vi.resetModules()
    const fresh = await import('@/lib/catalog/graph/layout')
    expect(await Promise.all(plans.map((plan) => fresh.arrange(plan)))).toEqual(stored)
    expect(listFiles(cachedLayouts)).not.toEqual([])
  }, 60_000)

  test('check finds overlaps and edges through boxes', () => {
    const box = { x: 0, y: 0, width: 10, height: 10 }
    const [a, b] = [
      { ...box, name: 'a' },
      { ...box, name: 'b', x: 9 },
    ]
    expect(findOverlaps([a, b])).toEqual(['a and b'])
    expect(
      findRunThrough(
        [a],
        {
          line: [
            { x: -5, y: 5 },
            { x: 20, y: 5 },
          ],
        },
        () => [],
      ),
    ).toEqual(['line through a'])
  })
})

describe('Flows and entities', () => {
  test('have no overlapping boxes or text', async () => {
    for (const flow of listLatest(catalog, 'flow')) {
      const plan = buildFlowPlan(flow)
      const layout = await prepareFlow(plan)
      const boxes = plan.boxes.map((box) => ({ ...box, name: box.id, ...(layout.boxes[box.id] ?? { x: NaN, y: NaN }) }))
      const words = plan.lines.flatMap(({ key, labelWidth, labelHeight }) => {
        const at = layout.labels[key]
        return at === undefined ? [] : [{ name: key, ...at, width: labelWidth, height: labelHeight }]
      })
      expect(words.length, flow.id).toBe(plan.lines.filter(({ label }) => label.length > 0).length)
      expect(findOverlaps([...boxes, ...words]), flow.id).toEqual([])
      expect(
        findRunThrough(boxes, layout.lines, (line) => line.split('>')),
        flow.id,
      ).toEqual([])
    }
    for (const { id } of listLatest(catalog, 'domain')) {
      const plan = buildEntityPlan(catalog, id)
      const layout = await prepareEntities(plan)
      for (const shape of ['wide', 'narrow'] as const) {
        const placed = layout[shape]
        const boxes = plan.map((box) => ({ ...box, name: box.key, ...(placed.boxes[box.key] ?? { x: NaN, y: NaN }) }))
        expect(findOverlaps(boxes), `${id} ${shape}`).toEqual([])
        expect(placed.width, `${id} ${shape}`).toBeLessThanOrEqual(shape === 'wide' ? 656 : 322)
      }
    }
  }, 60_000)
})

test('Nearly all layouts of the example catalog are stored. If not, run npm run layouts', () => {
  // Those of views that no page shows aren't.
  expect(listFiles(cachedLayouts).length).toBeLessThan(10)
})
