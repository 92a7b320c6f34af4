import type { Marks } from '@/lib/catalog/graph/marks'
import type { Placed } from '@/lib/catalog/layout-cache'
import type { PlanEdge } from '@/lib/catalog/graph/plan-types'
import { toLinePath } from '@/lib/catalog/graph/shapes'

interface GraphLinesProps {
  edges: readonly PlanEdge[]
  placed: Placed
  marks: Marks
  className: string
  /** Adds attributes that identify each edge's endpoints. One layout is enough: both have the same edge order. */
  isNamed?: boolean
}

/** Marks of an edge's party and messages, separated by spaces. Party keys may end with `:side`. */
function toEnds({ party, messages }: PlanEdge, marks: Marks): string {
  const [kind = '', rest = ''] = party.split('/')
  const [id = ''] = rest.split(':')
  return [marks.party(kind, id), ...messages.map(marks.note)].join(' ')
}

/** The edges of a graph: `data-s` if the party sends, `data-r` if it receives. */
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
