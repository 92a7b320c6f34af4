import { listLatest, sortByName } from '../find'
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

function toGroup(label: string, items: SidebarNode[]): SidebarNode {
  return { label, items, isOpen: items.some(containsCurrent) }
}

const toCounted = (label: string, items: SidebarNode[]) => toGroup(`${label} (${items.length})`, items)

/** Groups that aren't empty. */
const dropEmpty = (groups: readonly SidebarNode[]) => groups.filter(({ items = [] }) => items.length > 0)

/** What EventCatalog writes at the end of a line. Ignores `sidebar.badge` of domains and data stores. */
function toBadge(resource: Resource): string {
  if (resource.kind === 'domain') return resource.parent === undefined ? 'domain' : 'subdomain'
  if (resource.kind === 'container') return resource.type
  const isRoot = resource.kind === 'entity' && resource.aggregateRoot
  return pickTexts(resource.fields.sidebar, 'badge').badge ?? (isRoot ? 'entity (root)' : resource.kind)
}

/** Builds core 2.64.4's documentation sidebar in list view, expanded to the resource with the id `current`. */
export function buildSidebar(catalog: Catalog, current: string | undefined): SidebarNode[] {
  function toLink(label: string, resource: Resource): SidebarNode {
    return { label, open: toCatalogPath(resource), isCurrent: resource.id === current || undefined }
  }

  const toHead = (resource: Resource) => ({ kind: resource.kind, badge: toBadge(resource).toUpperCase() })

  function toLeaf(resource: Resource): SidebarNode {
    const { label = resource.name } = pickTexts(resource.fields.sidebar, 'label')
    const draft = resource.fields.draft === undefined ? '' : ' (DRAFT)'
    return { ...toHead(resource), ...toLink(label + draft, resource) }
  }

  function toParent(resource: Resource, more: SidebarNode[]): SidebarNode {
    const items = [toLink('Overview', resource), { label: 'Architecture' }, ...more]
    return { ...toGroup(resource.name, items), ...toHead(resource) }
  }

  function toStores({ writesTo, readsFrom }: Service): SidebarNode {
    const all = [...new Set([...writesTo, ...readsFrom])]
    const pick = (writes: boolean, reads: boolean) =>
      all.filter((store) => writesTo.includes(store) === writes && readsFrom.includes(store) === reads).map(toLeaf)
    const groups = [
      toGroup('Reads and writes to', pick(true, true)),
      toGroup('Writes to', pick(true, false)),
      toGroup('Reads From', pick(false, true)),
    ]
    return toGroup(`Data Stores (${all.length})`, dropEmpty(groups))
  }

  function toService(service: Service): SidebarNode {
    const { specifications, receives, sends, entities } = service
    const files = specifications.map(({ name }) => ({ label: name }))
    return toParent(service, [
      ...dropEmpty([toCounted('Specifications', files)]),
      toCounted('Receives messages', receives.map(toLeaf)),
      toCounted('Sends messages', sends.map(toLeaf)),
      ...dropEmpty([toStores(service), toCounted('Entities', entities.map(toLeaf))]),
    ])
  }

  function toDomain(domain: Domain): SidebarNode {
    const groups = [
      toCounted('Services', sortByName(domain.services).map(toService)),
      toCounted('Entities', domain.entities.map(toLeaf)),
      toCounted('Subdomains', sortByName(domain.domains).map(toDomain)),
    ]
    return toParent(domain, [{ label: 'Ubiquitous Language' }, ...dropEmpty(groups)])
  }

  function toAll(name: string, badge: string, kind: 'service' | 'flow' | 'container'): SidebarNode {
    const all = sortByName(listLatest(catalog, kind)).map(toLeaf)
    const items = kind === 'container' ? all.map((item) => ({ ...item, badge })) : all
    // Services also appear within their domain, which is the group to expand.
    const isOpen = kind !== 'service' && items.some(containsCurrent)
    return { label: `All ${name} (${items.length})`, badge, items, isOpen }
  }

  const roots = listLatest(catalog, 'domain').filter(({ parent }) => parent === undefined)
  return [
    ...sortByName(roots).map(toDomain),
    toAll('Services', 'SERVICES', 'service'),
    toAll('Flows', 'FLOWS', 'flow'),
    toAll('Data Stores', 'DATA', 'container'),
  ]
}
