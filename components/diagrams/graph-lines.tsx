import type { Marks } from '@/lib/catalog/graph/marks'
import type { Placed } from '@/lib/catalog/graph/place'
import type { PlanEdge } from '@/lib/catalog/graph/plan-types'
import { toLinePath } from '@/lib/catalog/graph/shapes'

interface GraphLinesProps {
  edges: readonly PlanEdge[]
  placed: Placed
  marks: Marks
  className: string
  /** Lines of a second picture have the same order, and need not say again what they join. */
  isNamed?: boolean
}

/** Who stands at the end of a line, and what travels on it. Keys of parties may end with their side. */
function toEnds({ party, messages }: PlanEdge, marks: Marks): string {
  const [kind = '', rest = ''] = party.split('/')
  const [id = ''] = rest.split(':')
  return [marks.party(kind, id), ...messages.map(marks.note)].join(' ')
}

/** The lines of a graph; `data-s` where the party sends, `data-r` where it receives. */
export function GraphLines({ edges, placed, marks, className, isNamed = false }: GraphLinesProps) {
  return (
    <g className={className}>
      {edges.map((edge) => {
        const ends = isNamed && { [edge.role === 'send' ? 'data-s' : 'data-r']: toEnds(edge, marks) }
        return <path key={edge.key} {...ends} d={toLinePath(placed.lines[edge.key] ?? [])} />
      })}
    </g>
  )
}
