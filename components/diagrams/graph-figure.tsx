import type { ReactNode } from 'react'
import type { Marks } from '@/lib/catalog/graph/marks'
import type { Plan } from '@/lib/catalog/graph/plan-types'
import type { GraphView } from '@/lib/catalog/graph/types'
import type { Placed } from '@/lib/catalog/layout-cache'
import { GraphLegend } from './graph-legend'
import { GraphLines } from './graph-lines'
import { GraphLane, GraphParty } from './graph-parts'
import { toPlaces, toSizeClass, toSizes } from './places'

interface GraphFigureProps {
  view: GraphView
  plan: Plan
  marks: Marks
  /** Where everything is in a wide frame. */
  wide: Placed
  /** The same on a phone. CSS switches between them. */
  narrow: Placed
  /** More of the caption. */
  note?: ReactNode
  /** What follows the caption, such as the list view. */
  children?: ReactNode
}

/** A graph whose layout is known, with its caption and legend. It runs on the server and in the browser. */
export function GraphFigure({ view, plan, marks, wide, narrow, note, children }: GraphFigureProps) {
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
        {note}
        <GraphLegend view={view} />
      </div>
      {children}
    </figure>
  )
}
