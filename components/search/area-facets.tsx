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
  const areas = shown.length === 0 ? [] : [{ name: undefined, count: total }, ...shown]
  return (
    <nav className="mt-5 flex min-h-9 flex-wrap gap-[0.4rem]" aria-label="Areas">
      {areas.map(({ name, count }) => (
        <a
          key={name ?? 'all'}
          href={withBase(toSearchAddress({ query, area: name }))}
          aria-current={name === area ? 'true' : undefined}
          className="flex min-h-9 items-center gap-[0.4rem] rounded-md border border-line px-[0.8rem] text-sm text-muted no-underline hover:border-line-strong hover:text-ink current:border-link current:bg-link-soft current:font-semibold current:text-link"
        >
          {name === undefined ? 'All' : getAreaLabel(name)}{' '}
          <span data-slot="search-facet-count" className="text-xs [font-variant-numeric:tabular-nums]">
            {count}
          </span>
        </a>
      ))}
    </nav>
  )
}
