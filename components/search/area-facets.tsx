import { toSearchAddress, type SearchPlace } from '@/lib/search/address'
import { getAreaLabel } from '@/lib/search/areas'
import { searchAreas } from '@/lib/search/types'
import { withBase } from '@/lib/kit/urls'

interface AreaFacetsProps {
  items: readonly { value: string; count: number }[]
  place: SearchPlace
}

/** Areas with results, as links, so a filtered view has its own URL. */
export function AreaFacets({ items, place: { query, area } }: AreaFacetsProps) {
  const found = searchAreas.flatMap((name) =>
    items.filter(({ value }) => value === name).map(({ count }) => ({ name, count })),
  )
  const total = found.reduce((sum, { count }) => sum + count, 0)
  // Always list the selected area, even without results, so it can be deselected.
  const shown =
    area === undefined || found.some(({ name }) => name === area) ? found : [...found, { name: area, count: 0 }]
  if (shown.length === 0) return <nav className="search-facets" aria-label="Areas" />
  return (
    <nav className="search-facets" aria-label="Areas">
      {[{ name: undefined, count: total }, ...shown].map(({ name, count }) => (
        <a
          key={name ?? 'all'}
          href={withBase(toSearchAddress({ query, area: name }))}
          aria-current={name === area ? 'true' : undefined}
        >
          {name === undefined ? 'All' : getAreaLabel(name)} <span className="search-facet-count">{count}</span>
        </a>
      ))}
    </nav>
  )
}
