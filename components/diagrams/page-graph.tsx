import type { PageItem, PageModel } from '@/lib/catalog/page/types'
import { toItem } from '@/lib/catalog/page/items'
import { ItemName } from './name'
import { useIsLive } from './open-link'

/** Maximum number of names per side. The rest is only counted, to keep the graph small. */
const maxNames = 4

function Side({ items, side }: { items: readonly PageItem[]; side: 'before' | 'after' }) {
  if (items.length === 0) return null
  const rest = items.length - maxNames
  return (
    <ul className={`graph-${side}`}>
      {items.slice(0, maxNames).map((item) => (
        <li key={item.kind + item.label} className={`note-${item.kind}`}>
          <ItemName kind={item.kind} label={item.label} />
        </li>
      ))}
      {rest > 0 ? <li className="graph-rest">{rest} more</li> : null}
    </ul>
  )
}

/** The graph at the end of a page: inputs on the left, the resource, outputs on the right. */
export function PageGraph({ page: { resource, graph } }: { page: PageModel }) {
  const isLive = useIsLive()
  // The live catalog shows the whole graph in its own view.
  if (isLive || graph === undefined || graph.before.length + graph.after.length === 0) return null
  const self = toItem(resource)
  return (
    <div className="page-graph">
      <Side items={graph.before} side="before" />
      <p className={`note-${self.kind}`}>
        <ItemName kind={self.kind} label={self.label} />
      </p>
      <Side items={graph.after} side="after" />
    </div>
  )
}
