import type { ReactNode } from 'react'
import { toTrail } from '@/lib/search/areas'
import type { SearchHit, SearchResponse } from '@/lib/search/contract'
import { groupHits } from '@/lib/search/groups'
import { reportClick } from '@/lib/search/insights'
import { withBase } from '@/lib/kit/urls'
import { KindIcon } from '../ui/kind-icon'
import { AnswerText } from './answer-text'
import { findIcon } from './hit-icon'
import { MarkedText } from './marked-text'
import { addRecent, changeSaved } from './saved'

function Excerpt({ hit }: { hit: SearchHit | undefined }) {
  const text = hit?._snippetResult.content.value ?? ''
  if (text === '') return null
  return (
    <p className="max-w-[42rem] text-sm leading-[1.55] wrap-anywhere text-muted [&_mark]:font-semibold">
      <MarkedText value={text} />
    </p>
  )
}

interface HitLinkProps {
  href: string
  className?: string
  onOpen: () => unknown
  children: ReactNode
}

function HitLink({ href, className = '', onOpen, children }: HitLinkProps) {
  return (
    <a
      href={href}
      className={`inline-block min-h-6 wrap-anywhere text-ink no-underline underline-offset-[0.2em] hover:text-link hover:underline ${className}`}
      onClick={onOpen}
      onAuxClick={onOpen}
    >
      {children}
    </a>
  )
}

/** Search results, grouped by page. */
export function ResultList({ response }: { response: SearchResponse }) {
  const open = (hit: SearchHit, { url, title, heading, area }: SearchHit = hit) => {
    changeSaved((saved) => addRecent(saved, { url, title, heading, area }))
    reportClick(hit, response)
  }
  return (
    <ol data-slot="search-result-list" className="mt-2">
      {groupHits(response.hits).map(({ path, title, area, breadcrumbs, page, places }) => {
        const [first] = page === undefined ? places : [page]
        const trail = toTrail(area, breadcrumbs)
        const openPage = () => first && open(first, { ...first, url: path, heading: '' })
        return (
          <li
            key={path}
            data-slot="search-result"
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-b border-line py-[1.4rem] [&>.kind-icon]:mt-[0.2rem]"
          >
            <KindIcon name={findIcon(path, area)} />
            <div>
              {trail === first?.title ? null : (
                <p data-slot="search-result-trail" className="text-xs text-muted">
                  {trail}
                </p>
              )}
              <h2 className="font-sans text-lg leading-[1.35] tracking-[0]">
                <HitLink href={withBase(path)} onOpen={openPage}>
                  <MarkedText value={title.value} />
                </HitLink>
              </h2>
              {page?.answer === undefined ? <Excerpt hit={page} /> : <AnswerText answer={page.answer} />}
              {places.length === 0 ? null : (
                <ul className="mt-3 grid gap-3 border-l border-line pl-4 text-sm">
                  {places.map((hit) => (
                    <li key={hit.url}>
                      <HitLink href={withBase(hit.url)} className="font-semibold" onOpen={() => open(hit)}>
                        <MarkedText value={hit._highlightResult.heading.value} />
                      </HitLink>
                      <Excerpt hit={hit} />
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
