import type { ReactNode } from 'react'
import type { PageItem } from '@/lib/catalog/page/types'
import { toKindName } from '@/lib/catalog/text/names'
import type { Resource, ResourceKind } from '@/lib/catalog/types'

/** The icon of a kind, drawn by its class; what it says is said in words beside it. */
export function KindMark({ kind }: { kind: PageItem['kind'] }) {
  return <i className={`ki ki-${kind}`} />
}

/** A resource as it is named at the head of a drawing: its kind in words, its name and its version. */
export function ResourceName({ resource, children }: { resource: Resource; children?: ReactNode }) {
  return (
    <span className="resource-name">
      <KindMark kind={resource.kind} />
      <span className="resource-kind">{toKindName(resource.kind)}</span> <b>{resource.name}</b>
      {resource.version === '' || children !== undefined ? null : <span className="tag">{resource.version}</span>}
      {children}
    </span>
  )
}

/** A name within a list: its icon, then the name. */
export function ItemName({ label, kind, version }: Pick<PageItem, 'label' | 'kind' | 'version'>) {
  return (
    <>
      <KindMark kind={kind} />
      <span>
        {label}
        {version === undefined ? null : ` (v${version})`}
      </span>
    </>
  )
}

/** A name in running text, inert: it leads to a page of the tool and not of this site. */
export function InlineName({ name, kind }: { name: string; kind: ResourceKind }) {
  return <span className={`drawn-link k-${kind}`}>{name}</span>
}
