import { getCatalog } from '@/lib/catalog/load'
import { buildSidebar, type SidebarNode } from '@/lib/catalog/page/sidebar'
import { site } from '@/lib/kit/site'
import { DrawingFigure, KindMark, useIsLive } from './parts'

function Label({ node: { label, kind, badge, open } }: { node: SidebarNode }) {
  const isLink = useIsLive() && open !== undefined
  return (
    <>
      {kind && <KindMark kind={kind} />}
      <span data-open={isLink ? open : undefined}>{label}</span>
      {badge && <small className={kind && `k-${kind}`}>{badge}</small>}
    </>
  )
}

/** Lines of a sidebar. To keep the HTML small, only the live catalog has what's in collapsed groups. */
export function SidebarNodes({ nodes }: { nodes: readonly SidebarNode[] }) {
  const isLive = useIsLive()
  const listItems = ({ items = [], isOpen }: SidebarNode) =>
    isLive || isOpen === true ? items : items.map((item) => ({ ...item, items: undefined }))
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
              <SidebarNodes nodes={listItems(node)} />
            </details>
          )}
        </li>
      ))}
    </ul>
  )
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
      <SidebarNodes nodes={buildSidebar(catalog, open)} />
    </DrawingFigure>
  )
}
