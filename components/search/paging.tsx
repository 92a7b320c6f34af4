import type { ComponentProps } from 'react'
import { toSearchAddress, type SearchPlace } from '@/lib/search/address'
import { withBase } from '@/lib/kit/urls'

/** Number of page links on each side of the current page. */
const AROUND = 2

function PageLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a
      {...props}
      className="grid min-h-10 min-w-10 place-items-center rounded-md border border-line px-[0.7rem] text-ink no-underline [font-variant-numeric:tabular-nums] hover:border-line-strong current:border-link current:bg-link-soft current:font-semibold current:text-link"
    >
      {children}
    </a>
  )
}

/** Pagination. */
export function Paging({ place, pages }: { place: SearchPlace; pages: number }) {
  const { page: current = 1 } = place
  if (pages < 2) return null
  const toHref = (page: number) => withBase(toSearchAddress({ ...place, page }))
  const named = Array.from({ length: pages }, (_, i) => i + 1).filter(
    (page) => page === 1 || page === pages || Math.abs(page - current) <= AROUND,
  )
  return (
    <nav className="mt-8 flex flex-wrap items-center gap-[0.4rem] text-sm" aria-label="Pages of results">
      {current > 1 ? (
        <PageLink href={toHref(current - 1)} rel="prev">
          Previous
        </PageLink>
      ) : null}
      <ol className="contents">
        {named.map((page, i) => (
          <li key={page} className="data-gap:ml-3" data-gap={page - (named[i - 1] ?? page - 1) > 1 || undefined}>
            <PageLink
              href={toHref(page)}
              aria-label={`Page ${page}`}
              aria-current={page === current ? 'page' : undefined}
            >
              {page}
            </PageLink>
          </li>
        ))}
      </ol>
      {current < pages ? (
        <PageLink href={toHref(current + 1)} rel="next">
          Next
        </PageLink>
      ) : null}
    </nav>
  )
}
