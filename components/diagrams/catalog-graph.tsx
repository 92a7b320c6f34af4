import { getLayout } from '@/lib/catalog/graph/layout'
import { toMarks } from '@/lib/catalog/graph/marks'
import { buildPlan } from '@/lib/catalog/graph/plan'
import type { GraphProps } from '@/lib/catalog/graph/types'
import { buildGraphView } from '@/lib/catalog/graph/view'
import { getCatalog } from '@/lib/catalog/load'
import { toGraphText } from '@/lib/catalog/text/graph'
import { DrawingText } from './drawing-text'
import { GraphLegend } from './graph-legend'
import { GraphLines } from './graph-lines'
import { GraphLane, GraphParty } from './graph-parts'
import { toPlaces, toSizeClass, toSizes } from './places'

/** A graph of services and the messages they send and receive, grouped into a lane per channel. */
export function CatalogGraph(props: GraphProps) {
  const catalog = getCatalog()
  const view = buildGraphView(catalog, props)
  const { plan, wide, narrow } = getLayout(buildPlan(view))
  const marks = toMarks(view)
  const [, ...words] = toGraphText(catalog, props)
  const size = toSizes(narrow, wide)
  return (
    <catalog-graph>
      <figure className="graph" aria-label={view.title}>
        <div className="graph-frame">
          <svg
            className={`graph-svg ${toSizeClass(wide.width)}`}
            style={size}
            role="img"
            aria-label={`${view.title}. The list below has the same information.`}
          >
            <g className="graph-scene">
              {plan.lanes.map((node) => (
                <g key={node.key} className="g-at" style={toPlaces(node.key, narrow, wide)}>
                  <GraphLane node={node} marks={marks} />
                </g>
              ))}
              {plan.parties.map((node) => (
                <g key={node.key} className="g-at" style={toPlaces(node.key, narrow, wide)}>
                  <GraphParty node={node} marks={marks} />
                </g>
              ))}
              <GraphLines edges={plan.edges} placed={narrow} marks={marks} className="g-lines g-narrow" />
              <GraphLines edges={plan.edges} placed={wide} marks={marks} className="g-lines g-wide" isNamed />
            </g>
          </svg>
        </div>
        <div className="graph-caption">
          <span className="graph-title">{view.title}</span>
          <GraphLegend view={view} />
        </div>
        <details className="graph-words">
          <summary>View as list</summary>
          <DrawingText blocks={words} />
        </details>
      </figure>
    </catalog-graph>
  )
}
