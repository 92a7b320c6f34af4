import { createGraphIds, type GraphProps } from '@/lib/catalog/graph/types'
import { getLayout } from '@/lib/catalog/graph/layout'
import { buildPlan } from '@/lib/catalog/graph/plan'
import { buildGraphView } from '@/lib/catalog/graph/view'
import { getCatalog } from '@/lib/catalog/load'
import { listGraphParts } from '@/lib/catalog/text/graph'
import { GraphFigure } from './graph-figure'
import { ListView, PartList } from './parts'

/** A graph of services and the messages they send and receive, grouped into a lane per channel. */
export function CatalogGraph(props: GraphProps) {
  const view = buildGraphView(getCatalog(), props)
  return (
    <catalog-graph>
      <GraphFigure view={view} ids={createGraphIds(view)} {...getLayout(buildPlan(view))}>
        <ListView>
          <PartList items={listGraphParts(view)} />
        </ListView>
      </GraphFigure>
    </catalog-graph>
  )
}
