import type { GraphView } from '@/lib/catalog/graph/types'
import { toCylinderPath } from '@/lib/catalog/graph/shapes'
import { toKindName } from '@/lib/catalog/text/names'
import { messageKinds, type ResourceKind } from '@/lib/catalog/types'
import { NoteShape } from './graph-parts'

function Sample({ kind }: { kind: ResourceKind }) {
  const note = messageKinds.find((name) => name === kind)
  return (
    <svg width="20" height="16" viewBox="-1 -1 20 16" className="graph-sample" aria-hidden="true">
      {note === undefined ? (
        <g className={kind === 'container' ? 'g-store' : kind === 'channel' ? 'g-lane' : `g-box k-${kind}`}>
          {kind === 'container' ? (
            <path d={toCylinderPath(14, 14)} />
          ) : (
            <rect width="18" height="14" rx={kind === 'domain' ? 1 : 4} />
          )}
        </g>
      ) : (
        <g className={`g-note k-${note}`}>
          <NoteShape kind={note} width={18} height={14} />
        </g>
      )}
    </svg>
  )
}

/** Legend for the shapes and colors in a graph. Lists only the kinds that the graph shows. */
export function GraphLegend({ view }: { view: GraphView }) {
  const shown = new Set<ResourceKind>([
    ...view.parties.map(({ kind }) => kind),
    ...view.messages.map(({ message }) => message.kind),
    ...(view.channels.length === 0 ? [] : (['channel'] as const)),
    ...(view.stores.length === 0 ? [] : (['container'] as const)),
  ])
  const order: ResourceKind[] = ['service', 'domain', 'event', 'command', 'query', 'channel', 'container']
  return (
    <ul className="graph-legend" aria-label="Key">
      {order.map((kind) =>
        shown.has(kind) ? (
          <li key={kind}>
            <Sample kind={kind} />
            {toKindName(kind)}
          </li>
        ) : null,
      )}
    </ul>
  )
}
