import type { ReactNode } from 'react'
import type { GraphIds, GraphView } from '@/lib/catalog/graph/types'
import { buildPlan } from '@/lib/catalog/graph/plan'
import { GraphFigure } from '../diagrams/graph-figure'
import { placeColumns } from './columns'
import { toDrawnPlan } from './spec-view'

/** The graph of imported services, with a note. Like `CatalogGraph`, but laid out right away, in the browser too. */
export function SpecGraph({ view, ids, children }: { view: GraphView; ids: GraphIds; children: ReactNode }) {
  const plan = toDrawnPlan(buildPlan(view))
  const layout = { wide: placeColumns(plan, 'wide'), narrow: placeColumns(plan, 'narrow') }
  const note = children && <span className="col-span-full text-sm text-muted">{children}</span>
  return <GraphFigure view={view} plan={plan} ids={ids} note={note} {...layout} />
}
