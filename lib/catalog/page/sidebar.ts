import { listLatest } from '../find'
import { toCatalogPath, type Catalog, type Domain, type Resource, type ResourceKind, type Service } from '../types'
import { pickTexts } from '../values'

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
  function toLink(label: string, resource: Resource): SidebarNode {
    return { label, open: toCatalogPath(resource), isCurrent: resource.id === current || undefined }
  }

  function toHead({ kind, fields }: Resource) {
    return { kind, badge: (pickTexts(fields.sidebar, 'badge').badge ?? kind).toUpperCase() }
  }

  function toLeaf(resource: Resource): SidebarNode {
    const { label = resource.name } = pickTexts(resource.fields.sidebar, 'label')
    return { ...toHead(resource), ...toLink(label, resource) }
  }

  function toParent(resource: Resource, more: SidebarNode[]): SidebarNode {
    const items = [toLink('Overview', resource), { label: 'Architecture' }, ...more]
    return { label: resource.name, ...toHead(resource), items, isOpen: items.some(containsCurrent) }
  }

  function toService(service: Service): SidebarNode {
    const { specifications, receives, sends, writesTo, readsFrom, entities } = service
    const files = specifications.map(({ name, path }) => ({ label: name ?? path }))
    return toParent(service, [
      ...toGroup('Specifications', files),
      ...toGroup('Receives messages', receives.map(toLeaf)),
      ...toGroup('Sends messages', sends.map(toLeaf)),
      ...toGroup('Data Stores', [...new Set([...writesTo, ...readsFrom])].map(toLeaf)),
      ...toGroup('Entities', entities.map(toLeaf)),
    ])
  }

  function toDomain(domain: Domain): SidebarNode {
    return toParent(domain, [
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
