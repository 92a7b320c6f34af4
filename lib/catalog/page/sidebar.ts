import { toCatalogPath, type Catalog, type Domain, type Resource, type ResourceKind, type Service } from '../types'
import { listLatest } from '../find'
import { toRecord, toText } from '../values'

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

function containsCurrent({ isCurrent, items = [] }: SidebarNode): boolean {
  return isCurrent === true || items.some(containsCurrent)
}

/** A group with a count. Nothing if it's empty. */
function toGroup(label: string, items: SidebarNode[]): SidebarNode[] {
  return items.length === 0 ? [] : [{ label: `${label} (${items.length})`, items, isOpen: items.some(containsCurrent) }]
}

/** Builds core 2.64.4's documentation sidebar in list view, expanded to the resource with the id `current`. */
export function buildSidebar(catalog: Catalog, current: string | undefined): SidebarNode[] {
  function toLink(resource: Resource): Pick<SidebarNode, 'open' | 'isCurrent'> {
    return { open: toCatalogPath(resource), isCurrent: resource.id === current || undefined }
  }

  function toHead({ kind, name, fields }: Resource) {
    return { label: name, kind, badge: (toText(toRecord(fields.sidebar).badge) ?? kind).toUpperCase() }
  }

  function toLeaf(resource: Resource): SidebarNode {
    const label = toText(toRecord(resource.fields.sidebar).label) ?? resource.name
    return { ...toHead(resource), label, ...toLink(resource) }
  }

  function toParent(resource: Resource, items: SidebarNode[]): SidebarNode {
    return { ...toHead(resource), items, isOpen: items.some(containsCurrent) }
  }

  function toService(service: Service): SidebarNode {
    const { specifications, receives, sends, writesTo, readsFrom, entities } = service
    return toParent(service, [
      { label: 'Overview', ...toLink(service) },
      { label: 'Architecture' },
      ...toGroup(
        'Specifications',
        specifications.map(({ name, path }) => ({ label: name ?? path })),
      ),
      ...toGroup('Receives messages', receives.map(toLeaf)),
      ...toGroup('Sends messages', sends.map(toLeaf)),
      ...toGroup('Data Stores', [...new Set([...writesTo, ...readsFrom])].map(toLeaf)),
      ...toGroup('Entities', entities.map(toLeaf)),
    ])
  }

  function toDomain(domain: Domain): SidebarNode {
    return toParent(domain, [
      { label: 'Overview', ...toLink(domain) },
      { label: 'Architecture' },
      { label: 'Ubiquitous Language' },
      ...toGroup('Services', domain.services.map(toService)),
      ...toGroup('Entities', domain.entities.map(toLeaf)),
      ...toGroup('Subdomains', domain.domains.map(toDomain)),
    ])
  }

  function toAll(name: string, badge: string, kind: 'service' | 'flow' | 'container'): SidebarNode {
    const items = listLatest(catalog, kind).map(toLeaf)
    // Services also appear within their domain, which is the group to expand.
    const isOpen = kind !== 'service' && items.some(containsCurrent)
    return { label: `All ${name} (${items.length})`, badge, items, isOpen }
  }

  return [
    ...listLatest(catalog, 'domain').flatMap((domain) => (domain.parent === undefined ? [toDomain(domain)] : [])),
    toAll('Services', 'SERVICES', 'service'),
    toAll('Flows', 'FLOWS', 'flow'),
    toAll('Data Stores', 'DATA', 'container'),
  ]
}
