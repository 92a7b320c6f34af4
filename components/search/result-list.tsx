import type { ReactNode } from 'react'
import { toTrail } from '@/lib/search/areas'
import type { SearchResponse } from '@/lib/search/contract'
import { reportClick } from '@/lib/search/insights'
import { withBase } from '@/lib/kit/urls'
import { KindIcon } from '../ui/kind-icon'
import { findIcon, HitText, MarkedText } from './hit'
import { groupHits, type Option } from './options'
import { addRecent, changeSaved } from './saved'

function HitLink(props: { href: string; className?: string; onOpen: () => void; children: ReactNode }) {
  const { href, className = '', onOpen, children } = props
  return (
    <a
      href={withBase(href)}
      className={`inline-block min-h-6 wrap-anywhere text-ink no-underline underline-offset-[0.2em] hover:text-link hover:underline ${className}`}
      onClick={onOpen}
      onAuxClick={onOpen}
    >
      {children}
    </a>
  )
}

const excerptClass = 'max-w-[42rem] text-sm leading-[1.55]'

/** Search results, grouped by page. */
export function ResultList({ response }: { response: SearchResponse }) {
  const open = ({ page, hit }: Option) => {
    changeSaved((saved) => addRecent(saved, page))
    if (hit !== undefined) reportClick(hit, response)
  }
  return (
    <ol data-slot="search-result-list" className="mt-2">
      {groupHits(response.hits).map(({ path, title, area, breadcrumbs, markedTitle, options: [first, ...places] }) => {
        const trail = toTrail(area, breadcrumbs)
        // If only headings matched, the page counts as the first of them.
        const openPage = () => open({ page: first.page, hit: first.hit ?? places[0]?.hit })
        return (
          <li
            key={path}
            data-slot="search-result"
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-b border-line py-[1.4rem] [&>.kind-icon]:mt-[0.2rem]"
          >
            <KindIcon name={findIcon(path, area)} />
            <div>
              {trail === title ? null : (
                <p data-slot="search-result-trail" className="text-xs text-muted">
                  {trail}
                </p>
              )}
              <h2 className="font-sans text-lg leading-[1.35] tracking-[0]">
                <HitLink href={path} onOpen={openPage}>
                  <MarkedText value={markedTitle} />
                </HitLink>
              </h2>
              <HitText hit={first.hit} as="p" className={excerptClass} />
              {places.length === 0 ? null : (
                <ul className="mt-3 grid gap-3 border-l border-line pl-4 text-sm">
                  {places.map((option) => (
                    <li key={option.page.url}>
                      <HitLink href={option.page.url} className="font-semibold" onOpen={() => open(option)}>
                        <MarkedText value={option.hit?._highlightResult.heading.value ?? ''} />
                      </HitLink>
                      <HitText hit={option.hit} as="p" className={excerptClass} />
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
