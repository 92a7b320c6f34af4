import { existsSync, readFileSync } from 'node:fs'
import type { ELK, ElkNode, ElkPoint } from 'elkjs/lib/elk-api'
import { writeInFolder } from '../kit/files'
import { hashFolders, hashText } from '../kit/hash'

let codeHash: string | undefined

/** Includes the code that computes layouts, so changing it invalidates cached ones. */
function toCacheKey(plan: unknown): string {
  codeHash ??=
    readFileSync('lib/catalog/layout-cache.ts', 'utf8') +
    readFileSync('lib/catalog/entities.ts', 'utf8') +
    hashFolders('lib/catalog/graph', 'lib/catalog/flow')
  return hashText(codeHash + JSON.stringify(plan))
}

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

/** Computes positions of boxes, lines and line labels by id. @throws if ELK doesn't place a line */
export async function runElk(graph: ElkNode): Promise<Placed & { labels: Placed['boxes'] }> {
  shared ??= import('elkjs/lib/elk.bundled.js').then(({ default: Elk }) => new Elk())
  const elk = await shared
  const placed = await elk.layout({ ...graph, layoutOptions: { ...options, ...graph.layoutOptions } })
  const { width = 0, height = 0, children = [], edges = [] } = placed
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

/**
 * Makes a layout available to synchronous rendering: `prepare` computes a plan's layout, unless it's in
 * `.cache/drawings`; `get` returns it afterwards, and throws before.
 */
export function createLayout<P, L>(arrange: (plan: P) => Promise<L>) {
  const prepared = new Map<string, L>()
  return {
    prepare: async (plan: P): Promise<L> => {
      const key = toCacheKey(plan)
      const file = `.cache/drawings/${key}.json`
      if (!existsSync(file)) writeInFolder(file, JSON.stringify(await arrange(plan)))
      const layout = prepared.get(key) ?? (JSON.parse(readFileSync(file, 'utf8')) as L)
      prepared.set(key, layout)
      return layout
    },
    get: (plan: P): L => {
      const layout = prepared.get(toCacheKey(plan))
      if (layout === undefined) throw new Error('The drawing has no layout. Call prepareDrawing() first.')
      return layout
    },
  }
}
