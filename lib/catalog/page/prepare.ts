import { prepareEntities } from '../entities/layout'
import { buildEntityPlan } from '../entities/plan'
import { getResource } from '../find'
import { prepareFlow, buildFlowPlan } from '../flow/plan'
import type { Catalog, Resource } from '../types'
import { readBody } from './body'

/** Prepares the entity maps and flows in a resource's text. */
export async function preparePage(catalog: Catalog, resource: Resource): Promise<void> {
  for (const block of readBody(catalog, resource, Infinity).blocks) {
    if (block.type === 'entities') await prepareEntities(buildEntityPlan(catalog, block.domain))
    if (block.type === 'flow') await prepareFlow(buildFlowPlan(catalog, getResource(catalog, ['flow'], block.flow)))
  }
}
