import type { GraphIds, GraphView } from '@/lib/catalog/graph/types'
import { buildPlan } from '@/lib/catalog/graph/plan'
import { GraphFigure } from '../diagrams/graph-figure'
import { placeColumns } from './columns'
import { toDrawnPlan } from './spec-view'

interface SpecGraphProps {
  view: GraphView
  ids: GraphIds
  note?: string | undefined
}

/** The graph of imported services. Like `CatalogGraph`, but laid out right away, in the browser too. */
export function SpecGraph({ view, ids, note }: SpecGraphProps) {
  const plan = toDrawnPlan(buildPlan(view))
  return (
    <GraphFigure
      view={view}
      plan={plan}
      ids={ids}
      wide={placeColumns(plan, 'wide')}
      narrow={placeColumns(plan, 'narrow')}
      note={note === undefined ? null : <span className="col-span-full text-sm text-muted">{note}</span>}
    />
  )
}
