import { toCatalogPath } from '../address'
import { getByRef, getResource, listLatest } from '../find'
import type { Catalog, Domain, Ref, Resource, ResourceKind, Service } from '../types'
import { isRecord, toText } from '../values'

/** A sidebar line: a link or a collapsible group. */
export interface SidebarNode {
  label: string
  kind?: ResourceKind
  /** The uppercase label at the end of the line. */
  badge?: string
  /** Path of its page in the catalog. */
  open?: string
  isCurrent?: boolean
  isOpen?: boolean
  items?: SidebarNode[]
}

function toBadge({ kind, fields }: Resource): string {
  const own = isRecord(fields.sidebar) ? toText(fields.sidebar.badge) : undefined
  return (own ?? kind).toUpperCase()
}

/** Builds core 2.64.4's documentation sidebar in list view, expanded to one resource. */
export class SidebarBuilder {
  constructor(
    private readonly catalog: Catalog,
    private readonly open: string | undefined,
  ) {}

  build(): SidebarNode[] {
    const domains = listLatest(this.catalog, 'domain').filter(({ parent }) => parent === undefined)
    return [
      ...domains.map((domain) => this.toDomain(domain)),
      this.toAll('Services', 'SERVICES', 'service'),
      this.toAll('Flows', 'FLOWS', 'flow'),
      this.toAll('Data Stores', 'DATA', 'container'),
    ]
  }

  private toAll(name: string, badge: string, kind: 'service' | 'flow' | 'container'): SidebarNode {
    const items = listLatest(this.catalog, kind).map((resource) => this.toLeaf(resource))
    // Services also appear within their domain, which is the group to expand.
    const isOpen = kind !== 'service' && items.some(containsCurrent)
    return { label: `All ${name} (${items.length})`, badge, items, isOpen }
  }

  private toLeaf(resource: Resource): SidebarNode {
    const { kind, name, fields } = resource
    const label = isRecord(fields.sidebar) ? toText(fields.sidebar.label) : undefined
    return { label: label ?? name, kind, badge: toBadge(resource), ...this.toCurrent(resource) }
  }

  private toCurrent(resource: Resource): Pick<SidebarNode, 'open' | 'isCurrent'> {
    const open = toCatalogPath(resource)
    return resource.id === this.open ? { open, isCurrent: true } : { open }
  }

  private toGroup(label: string, refs: readonly Ref[]): SidebarNode[] {
    if (refs.length === 0) return []
    return this.toNodes(
      label,
      refs.map((ref) => this.toLeaf(getByRef(this.catalog, ref))),
    )
  }

  private toNodes(label: string, items: SidebarNode[]): SidebarNode[] {
    return items.length === 0
      ? []
      : [{ label: `${label} (${items.length})`, items, isOpen: items.some(containsCurrent) }]
  }

  private toService(service: Service): SidebarNode {
    const specifications = service.specifications.map(({ name, path }): SidebarNode => ({ label: name ?? path }))
    const stores = [...new Map([...service.writesTo, ...service.readsFrom].map((ref) => [ref.id, ref])).values()]
    const items: SidebarNode[] = [
      { label: 'Overview', ...this.toCurrent(service) },
      { label: 'Architecture' },
      ...this.toNodes('Specifications', specifications),
      ...this.toGroup('Receives messages', service.receives),
      ...this.toGroup('Sends messages', service.sends),
      ...this.toGroup('Data Stores', stores),
      ...this.toGroup('Entities', service.entities),
    ]
    return { label: service.name, kind: 'service', badge: toBadge(service), items, isOpen: items.some(containsCurrent) }
  }

  private toDomain(domain: Domain): SidebarNode {
    const services = domain.services.map(({ id }) => this.toService(getResource(this.catalog, ['service'], id)))
    const parts = domain.domains.map(({ id }) => this.toDomain(getResource(this.catalog, ['domain'], id)))
    const items: SidebarNode[] = [
      { label: 'Overview', ...this.toCurrent(domain) },
      { label: 'Architecture' },
      { label: 'Ubiquitous Language' },
      ...this.toNodes('Services', services),
      ...this.toGroup('Entities', domain.entities),
      ...this.toNodes('Subdomains', parts),
    ]
    const isOpen = items.some(containsCurrent)
    return { label: domain.name, kind: 'domain', badge: toBadge(domain), items, isOpen }
  }
}

function containsCurrent({ isCurrent, items = [] }: SidebarNode): boolean {
  return isCurrent === true || items.some(containsCurrent)
}
