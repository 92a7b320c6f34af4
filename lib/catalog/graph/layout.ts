import * as cache from '../layout-cache'
import { countCrossings } from './crossings'
import { toElk, type Shape } from './elk'
import { reorderNotes } from './order'
import { place } from './place'
import type { Plan } from './plan-types'

/** A plan with positions for wide and narrow pages. */
export interface Layout {
  plan: Plan
  wide: cache.Placed
  narrow: cache.Placed
}

/** How many times notes are reordered to follow their lines. The layout with the fewest crossings wins. */
const MAX_REORDERS = 3

/** Computes a plan's layout without using the cache. */
export async function arrange(plan: Plan): Promise<Layout> {
  const placeAs = (current: Plan, shape: Shape) => place(current, toElk(current, shape))
  let best = { plan, wide: await placeAs(plan, 'wide') }
  let fewest = countCrossings(best.wide)
  let last = best
  for (let tries = 0; tries < MAX_REORDERS && fewest > 0; tries++) {
    const next = reorderNotes(last.plan, last.wide)
    if (next === undefined) break
    last = { plan: next, wide: await placeAs(next, 'wide') }
    const crossings = countCrossings(last.wide)
    if (crossings < fewest) [best, fewest] = [last, crossings]
  }
  return { ...best, narrow: await placeAs(best.plan, 'narrow') }
}

/** Computes a plan's layout, or reads it from the cache. */
export function prepareLayout(plan: Plan): Promise<Layout> {
  return cache.prepareLayout(plan, arrange)
}

/** The layout that `prepareLayout` computed. @throws if it hasn't run for this plan */
export function getLayout(plan: Plan): Layout {
  return cache.getLayout<Layout>(plan)
}
