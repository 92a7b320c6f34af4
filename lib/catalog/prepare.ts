import type { DrawingName, DrawingProps } from './drawings'
import { prepareLayout } from './graph/layout'
import { buildPlan } from './graph/plan'
import { buildGraphView } from './graph/view'
import type { Catalog } from './types'

/** Works out what a drawing needs before it can be rendered, such as a layout: rendering cannot wait. */
export async function prepareDrawing(catalog: Catalog, name: DrawingName, props: DrawingProps): Promise<void> {
  if (name === 'CatalogGraph') await prepareLayout(buildPlan(buildGraphView(catalog, props)))
}
