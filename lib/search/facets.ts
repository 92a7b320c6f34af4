import type { FacetFilters } from './contract'

/** Allowed values by facet. Every facet must match one of its values. */
export function readFacetFilters(filters: FacetFilters | undefined): Map<string, Set<string>> {
  const allowed = new Map<string, Set<string>>()
  const groups = typeof filters === 'string' ? [filters] : (filters ?? [])
  for (const filter of groups.flat()) {
    const [, name, value] = /^([^:]+):(.*)$/.exec(filter) ?? []
    if (name === undefined || value === undefined) continue
    allowed.set(name, (allowed.get(name) ?? new Set()).add(value))
  }
  return allowed
}
