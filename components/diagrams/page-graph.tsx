import type { PageItem, PageModel } from '@/lib/catalog/page/types'
import { toItem } from '@/lib/catalog/page/items'
import { ItemName } from './name'

/** More names than this on one side are counted, since the graph of a page is small. */
const most = 4

function Side({ items, side }: { items: readonly PageItem[]; side: 'before' | 'after' }) {
  if (items.length === 0) return null
  const rest = items.length - most
  return (
    <ul className={`graph-${side}`}>
      {items.slice(0, most).map((item) => (
        <li key={item.kind + item.label} className={`note-${item.kind}`}>
          <ItemName kind={item.kind} label={item.label} />
        </li>
      ))}
      {rest > 0 ? <li className="graph-rest">{rest} more</li> : null}
    </ul>
  )
}

/** The graph at the end of a page: what comes from the left, the resource, and what it goes to. */
export function PageGraph({ page: { resource, graph } }: { page: PageModel }) {
  if (graph === undefined || graph.before.length + graph.after.length === 0) return null
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
