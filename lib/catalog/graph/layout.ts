import * as cache from '../layout-cache'
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

/** Notes of a lane are tried in other orders, as their lines suggest; the picture with the fewest crossings stays. */
const TRIES = 3

/** Works out where everything of a plan stands, without the cache. */
export async function arrange(plan: Plan): Promise<Layout> {
  const elk = await cache.loadElk()
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

/** Works out where everything of a plan stands. */
export function prepareLayout(plan: Plan): Promise<Layout> {
  return cache.prepareLayout(plan, arrange)
}

/** The layout of a plan that was prepared. @throws when `prepareLayout` has not run for it */
export function getLayout(plan: Plan): Layout {
  return cache.getLayout<Layout>(plan)
}
