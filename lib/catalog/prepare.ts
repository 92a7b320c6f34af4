import type { DrawingName, DrawingProps } from './drawings'
import { prepareEntities } from './entities/layout'
import { buildEntityPlan } from './entities/plan'
import { getResource } from './find'
import { prepareFlow } from './flow/layout'
import { buildFlowPlan } from './flow/plan'
import { prepareLayout } from './graph/layout'
import { buildPlan } from './graph/plan'
import { buildGraphView } from './graph/view'
import { getLiveResource, prepareLive } from './live'
import { preparePage } from './page/prepare'
import { getNamed } from './text/resource-page'
import type { Catalog } from './types'

/** Computes what a drawing needs ahead of time, such as its layout, because rendering is synchronous. */
export async function prepareDrawing(catalog: Catalog, name: DrawingName, props: DrawingProps): Promise<void> {
  if (name === 'CatalogGraph') await prepareLayout(buildPlan(buildGraphView(catalog, props)))
  else if (name === 'FlowWalk')
    await prepareFlow(buildFlowPlan(catalog, getResource(catalog, ['flow'], props.flow ?? '')))
  else if (name === 'EntityMap') await prepareEntities(buildEntityPlan(catalog, props.domain ?? ''))
  else if (name === 'LiveCatalog') await prepareLive(catalog, getLiveResource(catalog, props))
  else if (name === 'ResourcePage' || name === 'FileToPage') await preparePage(catalog, getNamed(catalog, props))
}
