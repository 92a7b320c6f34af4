import type { Resource } from './types'

/** What EventCatalog calls a resource in its paths: `events/OrderPlaced/2.0.0`, `teams/ordering-team`. */
export function toCatalogPath({ kind, id, version }: Pick<Resource, 'kind' | 'id' | 'version'>): string {
  const folder = `${kind.replace(/y$/, 'ie')}s`
  return `${folder}/${id}${version === '' ? '' : `/${version}`}`
}
