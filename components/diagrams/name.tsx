import type { ReactNode } from 'react'
import type { PageItem } from '@/lib/catalog/page/types'
import { toKindName } from '@/lib/catalog/text/names'
import type { Resource, ResourceKind } from '@/lib/catalog/types'
import { OpenLink } from './open-link'

/** The icon of a kind, drawn in CSS. Decorative: the kind is always in the text next to it. */
export function KindMark({ kind }: { kind: PageItem['kind'] }) {
  return <i className={`ki ki-${kind}`} />
}

/** A resource in the title bar of a drawing: kind, name and version. */
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

/** A name in a list, with its icon. */
export function ItemName({ label, kind, version, open }: Pick<PageItem, 'label' | 'kind' | 'version' | 'open'>) {
  return (
    <>
      <KindMark kind={kind} />
      <span>
        <OpenLink open={open}>
          {label}
          {version === undefined ? null : ` (v${version})`}
        </OpenLink>
      </span>
    </>
  )
}

/** A resource name in text. Looks like a link but isn't one: its page is in the catalog, not on this site. */
export function InlineName({ name, kind, open }: { name: string; kind: ResourceKind; open?: string }) {
  return (
    <span className={`drawn-link k-${kind}`}>
      <OpenLink open={open}>{name}</OpenLink>
    </span>
  )
}
