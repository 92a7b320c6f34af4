import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ElkNode } from 'elkjs/lib/elk-api'
import { listFiles } from '../kit/files'
import { hashText } from '../kit/hash'

const folder = path.resolve('.cache/drawings')
/** Code that decides where things stand: layouts of older code are not taken. */
const code = ['lib/catalog/graph', 'lib/catalog/flow', 'lib/catalog/entities']
const known = new Map<string, unknown>()
let codeHash: string | undefined

function toCacheKey(plan: unknown): string {
  codeHash ??= hashText(
    code.flatMap((dir) => listFiles(dir).map((file) => readFileSync(`${dir}/${file}`, 'utf8'))).join('\0'),
  )
  return hashText(codeHash + JSON.stringify(plan))
}

/** The layout library, which weighs 1.5 MB and is loaded only when a layout is not known yet. */
export async function loadElk(): Promise<{ layout: (graph: ElkNode) => Promise<ElkNode> }> {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js')
  return new Elk()
}

/** Works out the layout of a plan, or takes it from `.cache/drawings`, where it stands under a hash of the plan. */
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

/** The layout of a plan that was prepared. @throws when `prepareLayout` has not run for it */
export function getLayout<L>(plan: unknown): L {
  const layout = known.get(toCacheKey(plan))
  if (layout === undefined) throw new Error('The drawing has no layout. Call prepareDrawing() first.')
  return layout as L
}
