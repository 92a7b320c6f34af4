import { getLayout } from '@/lib/catalog/graph/layout'
import { createGraphIds } from '@/lib/catalog/graph/ids'
import { buildPlan } from '@/lib/catalog/graph/plan'
import type { GraphProps } from '@/lib/catalog/graph/types'
import { buildGraphView } from '@/lib/catalog/graph/view'
import { getCatalog } from '@/lib/catalog/load'
import { toGraphText } from '@/lib/catalog/text/graph'
import { DrawingText } from './drawing-text'
import { GraphFigure } from './graph-figure'

/** A graph of services and the messages they send and receive, grouped into a lane per channel. */
export function CatalogGraph(props: GraphProps) {
  const catalog = getCatalog()
  const view = buildGraphView(catalog, props)
  const [, ...words] = toGraphText(catalog, props)
  return (
    <catalog-graph>
      <GraphFigure view={view} ids={createGraphIds(view)} {...getLayout(buildPlan(view))}>
        <details className="graph-words">
          <summary className="chevron flex items-center gap-[0.6rem]">View as list</summary>
          <DrawingText blocks={words} />
        </details>
      </GraphFigure>
    </catalog-graph>
  )
}
