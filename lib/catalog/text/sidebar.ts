import { getResource, listLatest } from '../find'
import type { Catalog, Domain, Ref } from '../types'
import { toList, type ListItem, type TextBlock } from './blocks'
import { nameOf } from './names'

function toRefItems(catalog: Catalog, refs: readonly Ref[]): ListItem[] {
  return refs.map(({ kind, id, version }) => ({ line: [nameOf(getResource(catalog, [kind], id, version))] }))
}

function toDomainItem(catalog: Catalog, domain: Domain): ListItem {
  const services = domain.services.map(({ id }): ListItem => {
    const service = getResource(catalog, ['service'], id)
    return { line: [nameOf(service)], items: toRefItems(catalog, [...service.receives, ...service.sends]) }
  })
  const parts = domain.domains.map(({ id }) => toDomainItem(catalog, getResource(catalog, ['domain'], id)))
  return { line: [nameOf(domain)], items: [...parts, ...services, ...toRefItems(catalog, domain.flows)] }
}

/** The catalog's sidebar tree: domains, their services, and the services' messages. */
export function toSidebarText(catalog: Catalog): TextBlock[] {
  const roots = listLatest(catalog, 'domain').filter(({ parent }) => parent === undefined)
  return toList(roots.map((domain) => toDomainItem(catalog, domain)))
}
