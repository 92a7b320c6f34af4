import { existsSync, readFileSync } from 'node:fs'
import type { ELK, ElkNode, ElkPoint } from 'elkjs/lib/elk-api'
import elkPackage from 'elkjs/package.json' with { type: 'json' }
import { writeInFolder } from '../kit/files'
import { hashText } from '../kit/hash'

/** Positions in pixels: where each box is, and each line's points from its first end to its second. */
export interface Placed {
  width: number
  height: number
  boxes: Record<string, ElkPoint>
  lines: Record<string, ElkPoint[]>
}

/** ELK options of all drawings. A fixed seed keeps layouts identical between builds. */
const options: Record<string, string> = {
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.randomSeed': '7',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
}

const round = (value = 0) => Math.round(value * 2) / 2
const toPoint = ({ x, y }: { x?: number | undefined; y?: number | undefined }) => ({ x: round(x), y: round(y) })

/** Loaded only if a layout isn't cached, because it's 1.5 MB. Shared, because each instance registers all algorithms. */
let shared: Promise<ELK> | undefined

/** What ELK computes for a graph. Labels are those of lines. */
type ElkLayout = Placed & { labels: Placed['boxes'] }

/** Computes positions of boxes, lines and line labels by id. @throws if ELK doesn't place a line */
async function computeLayout(graph: ElkNode): Promise<ElkLayout> {
  shared ??= import('elkjs/lib/elk.bundled.js').then(({ default: Elk }) => new Elk())
  const elk = await shared
  const { width = 0, height = 0, children = [], edges = [] } = await elk.layout(graph)
  const toLine = ({ id, sections: [section] = [] }: (typeof edges)[number]): [string, ElkPoint[]] => {
    if (section === undefined) throw new Error(`The layout has no line for ${id}.`)
    return [id, [section.startPoint, ...(section.bendPoints ?? []), section.endPoint].map(toPoint)]
  }
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    boxes: Object.fromEntries(children.map((box) => [box.id, toPoint(box)])),
    lines: Object.fromEntries(edges.map(toLine)),
    labels: Object.fromEntries(edges.flatMap(({ id, labels: [label] = [] }) => (label ? [[id, toPoint(label)]] : []))),
  }
}

/** Layouts of the example catalog's drawings. `npm run layouts` writes them, because ELK takes 10 s for them. */
export const storedLayouts = 'lib/catalog/layouts.json'
/** Layouts that aren't stored. */
export const cachedLayouts = '.cache/drawings'

/** Stored layouts by a hash of what ELK gets. */
type Stored = Record<string, ElkLayout | undefined>
let stored: Stored | undefined

/** Positions of boxes, lines and line labels by id: stored, cached, or computed. @throws if ELK doesn't place a line */
export async function runElk(graph: ElkNode): Promise<ElkLayout> {
  const whole = { ...graph, layoutOptions: { ...options, ...graph.layoutOptions } }
  const key = hashText(elkPackage.version + JSON.stringify(whole))
  const file = `${cachedLayouts}/${key}.json`
  stored ??= JSON.parse(existsSync(storedLayouts) ? readFileSync(storedLayouts, 'utf8') : '{}') as Stored
  const layout = stored[key]
  // Callers change the order of points.
  if (layout !== undefined) return structuredClone(layout)
  if (!existsSync(file)) writeInFolder(file, JSON.stringify(await computeLayout(whole)))
  return JSON.parse(readFileSync(file, 'utf8')) as ElkLayout
}

/** Makes layouts available to synchronous rendering: `prepare` computes a plan's, `get` returns it, or throws before. */
export function createLayout<P, L>(arrange: (plan: P) => Promise<L>) {
  const prepared = new Map<string, L>()
  return {
    prepare: async (plan: P): Promise<L> => {
      const key = JSON.stringify(plan)
      const layout = prepared.get(key) ?? (await arrange(plan))
      prepared.set(key, layout)
      return layout
    },
    get: (plan: P): L => {
      const layout = prepared.get(JSON.stringify(plan))
      if (layout === undefined) throw new Error('The drawing has no layout. Call prepareDrawing() first.')
      return layout
    },
  }
}
