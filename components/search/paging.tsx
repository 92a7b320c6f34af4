import { toSearchAddress, type SearchPlace } from '@/lib/search/address'
import { withBase } from '@/lib/kit/urls'

/** Number of page links on each side of the current page. */
const AROUND = 2

/** Pagination. */
export function Paging({ place, pages }: { place: SearchPlace; pages: number }) {
  const { page: current = 1 } = place
  if (pages < 2) return null
  const toHref = (page: number) => withBase(toSearchAddress({ ...place, page }))
  const named = Array.from({ length: pages }, (_, i) => i + 1).filter(
    (page) => page === 1 || page === pages || Math.abs(page - current) <= AROUND,
  )
  return (
    <nav className="search-paging" aria-label="Pages of results">
      {current > 1 ? (
        <a href={toHref(current - 1)} rel="prev">
          Previous
        </a>
      ) : null}
      <ol>
        {named.map((page, i) => (
          <li key={page} data-gap={page - (named[i - 1] ?? page - 1) > 1 || undefined}>
            <a href={toHref(page)} aria-label={`Page ${page}`} aria-current={page === current ? 'page' : undefined}>
              {page}
            </a>
          </li>
        ))}
      </ol>
      {current < pages ? (
        <a href={toHref(current + 1)} rel="next">
          Next
        </a>
      ) : null}
    </nav>
  )
}
