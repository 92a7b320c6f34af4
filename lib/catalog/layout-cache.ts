import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ElkNode } from 'elkjs/lib/elk-api'
import { listFiles } from '../kit/files'
import { hashText } from '../kit/hash'

const folder = path.resolve('.cache/drawings')
/** Code that computes layouts. Part of the cache key, so changing it invalidates cached layouts. */
const code = ['lib/catalog/graph', 'lib/catalog/flow', 'lib/catalog/entities']
const known = new Map<string, unknown>()
let codeHash: string | undefined

function toCacheKey(plan: unknown): string {
  codeHash ??= hashText(
    code.flatMap((dir) => listFiles(dir).map((file) => readFileSync(`${dir}/${file}`, 'utf8'))).join('\0'),
  )
  return hashText(codeHash + JSON.stringify(plan))
}

/** ELK is 1.5 MB, so it's loaded only if a layout isn't cached. */
export async function loadElk(): Promise<{ layout: (graph: ElkNode) => Promise<ElkNode> }> {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js')
  return new Elk()
}

/** Returns a plan's layout from memory or `.cache/drawings`, or computes it. The cache key is a hash of the plan. */
export async function prepareLayout<P, L>(plan: P, arrange: (plan: P) => Promise<L>): Promise<L> {
  const key = toCacheKey(plan)
  const file = path.join(folder, `${key}.json`)
  const found: unknown = known.get(key) ?? (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)
  const layout = found === undefined ? await arrange(plan) : (found as L)
  if (found === undefined) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, JSON.stringify(layout))
  }
  known.set(key, layout)
  return layout
}

/** The layout that `prepareLayout` computed. @throws if it hasn't run for this plan */
export function getLayout<L>(plan: unknown): L {
  const layout = known.get(toCacheKey(plan))
  if (layout === undefined) throw new Error('The drawing has no layout. Call prepareDrawing() first.')
  return layout as L
}
