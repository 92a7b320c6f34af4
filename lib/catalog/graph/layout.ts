import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../../content/source-file'
import { hashText } from '../../mdx/hash'
import { countCrossings } from './crossings'
import { toElk, type Shape } from './elk'
import { reorderNotes } from './order'
import { toPlaced, type Placed } from './place'
import type { Plan } from './plan-types'

/** A plan with its places on a wide and on a narrow page. */
export interface Layout {
  plan: Plan
  wide: Placed
  narrow: Placed
}

const folder = path.resolve('.cache/drawings')
const code = 'lib/catalog/graph'
const known = new Map<string, Layout>()
let codeHash: string | undefined

function toCacheKey(plan: Plan): string {
  codeHash ??= hashText(
    listFiles(code)
      .map((file) => readFileSync(`${code}/${file}`, 'utf8'))
      .join('\0'),
  )
  return hashText(codeHash + JSON.stringify(plan))
}

/** Notes of a lane are tried in other orders, as their lines suggest; the picture with the fewest crossings stays. */
const TRIES = 3

async function arrange(plan: Plan): Promise<Layout> {
  // The library weighs 1.5 MB: it is loaded when a layout is not known yet.
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js')
  const elk = new Elk()
  const place = async (current: Plan, shape: Shape) => toPlaced(current, await elk.layout(toElk(current, shape)))
  let best = { plan, wide: await place(plan, 'wide') }
  let last = best
  for (let tries = 0; tries < TRIES; tries++) {
    const next = reorderNotes(last.plan, last.wide)
    if (next === undefined) break
    last = { plan: next, wide: await place(next, 'wide') }
    if (countCrossings(last.wide) < countCrossings(best.wide)) best = last
  }
  return { ...best, narrow: await place(best.plan, 'narrow') }
}

/** Works out where everything of a plan stands, or takes it from `.cache/drawings`. */
export async function prepareLayout(plan: Plan): Promise<Layout> {
  const key = toCacheKey(plan)
  const file = path.join(folder, `${key}.json`)
  let layout = known.get(key)
  if (layout === undefined && existsSync(file)) layout = JSON.parse(readFileSync(file, 'utf8')) as Layout
  if (layout === undefined) {
    layout = await arrange(plan)
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, JSON.stringify(layout))
  }
  known.set(key, layout)
  return layout
}

/** The layout of a plan that was prepared. @throws when `prepareLayout` has not run for it */
export function getLayout(plan: Plan): Layout {
  const layout = known.get(toCacheKey(plan))
  if (layout === undefined) throw new Error('The graph has no layout. Call prepareDrawing() first.')
  return layout
}
