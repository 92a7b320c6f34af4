import type { GraphView } from '@/lib/catalog/graph/types'
import type { Marks } from '@/lib/catalog/graph/marks'
import { buildPlan } from '@/lib/catalog/graph/plan'
import { GraphLegend } from '../diagrams/graph-legend'
import { GraphLines } from '../diagrams/graph-lines'
import { GraphLane, GraphParty } from '../diagrams/graph-parts'
import { toPlaces, toSizeClass, toSizes } from '../diagrams/places'
import { placeColumns } from './columns'
import { toDrawnPlan } from './spec-view'

/** The graph of imported services. Like `CatalogGraph`, but laid out right away, in the browser too. */
export function SpecGraph({ view, marks, note }: { view: GraphView; marks: Marks; note?: string | undefined }) {
  const plan = toDrawnPlan(buildPlan(view))
  const [wide, narrow] = [placeColumns(plan, 'wide'), placeColumns(plan, 'narrow')]
  return (
    <figure className="graph" aria-label={view.title}>
      <div className="graph-frame">
        <svg
          className={`graph-svg ${toSizeClass(wide.width)}`}
          style={toSizes(narrow, wide)}
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
        {note === undefined ? null : <span className="try-muted">{note}</span>}
        <GraphLegend view={view} />
      </div>
    </figure>
  )
}
