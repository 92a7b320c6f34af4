import { getCatalog } from '@/lib/catalog/load'
import { buildSidebar, type SidebarNode } from '@/lib/catalog/page/sidebar'
import { site } from '@/lib/kit/site'
import { DrawingFigure, KindMark, OpenLink, useIsLive } from './parts'

function Label({ node: { label, kind, badge, open } }: { node: SidebarNode }) {
  return (
    <>
      {kind === undefined ? null : <KindMark kind={kind} />}
      <span>
        <OpenLink open={open}>{label}</OpenLink>
      </span>
      {badge === undefined ? null : <small className={kind === undefined ? undefined : `k-${kind}`}>{badge}</small>}
    </>
  )
}

export function SidebarNodes({ nodes }: { nodes: readonly SidebarNode[] }) {
  const isLive = useIsLive()
  return (
    <ul>
      {nodes.map((node, index) => (
        <li key={index} className={node.isCurrent === true ? 'is-current' : undefined}>
          {node.items === undefined ? (
            <p>
              <Label node={node} />
              {node.isCurrent === true && !isLive ? <span className="sr-only"> (this page)</span> : null}
            </p>
          ) : (
            <details open={node.isOpen}>
              <summary>
                <Label node={node} />
              </summary>
              <SidebarNodes nodes={node.items} />
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Drops the contents of collapsed nodes to keep the HTML small. */
function trim(nodes: readonly SidebarNode[]): SidebarNode[] {
  return nodes.map(({ items, ...node }) => {
    if (items === undefined) return node
    return node.isOpen === true ? { ...node, items: trim(items) } : { ...node, items: items.map(withoutItems) }
  })
}

function withoutItems({ items: _items, ...node }: SidebarNode): SidebarNode {
  return node
}

/** EventCatalog's documentation sidebar, expanded down to a resource. */
export function CatalogSidebar({ open, title }: { open?: string; title?: string }) {
  const catalog = getCatalog()
  return (
    <DrawingFigure className="catalog-sidebar" label={`The sidebar of the catalog ${catalog.title}`} title={title}>
      <div className="drawn-bar">
        <b>{catalog.title}</b>
        <span className="drawn-facts">Drawing of the sidebar in EventCatalog {site.versions.core}</span>
      </div>
      <p className="drawn-field">Quick search...</p>
      <SidebarNodes nodes={trim(buildSidebar(catalog, open))} />
    </DrawingFigure>
  )
}
