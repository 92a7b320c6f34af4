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
    <p className="search-result-excerpt">
      <MarkedText value={text} />
    </p>
  )
}

/** Search results, grouped by page. */
export function ResultList({ response }: { response: SearchResponse }) {
  const open = (hit: SearchHit, { url, title, heading, area }: SearchHit = hit) => {
    changeSaved((saved) => addRecent(saved, { url, title, heading, area }))
    reportClick(hit, response)
  }
  return (
    <ol className="search-result-list">
      {groupHits(response.hits).map(({ path, title, area, breadcrumbs, page, places }) => {
        const [first] = page === undefined ? places : [page]
        const trail = toTrail(area, breadcrumbs)
        const openPage = () => first && open(first, { ...first, url: path, heading: '' })
        return (
          <li key={path} className="search-result">
            <KindIcon name={findIcon(path, area)} />
            <div>
              {trail === first?.title ? null : <p className="search-result-trail">{trail}</p>}
              <h2>
                <a href={withBase(path)} onClick={openPage} onAuxClick={openPage}>
                  <MarkedText value={title.value} />
                </a>
              </h2>
              {page?.answer === undefined ? <Excerpt hit={page} /> : <AnswerText answer={page.answer} />}
              {places.length === 0 ? null : (
                <ul>
                  {places.map((hit) => (
                    <li key={hit.url}>
                      <a href={withBase(hit.url)} onClick={() => open(hit)} onAuxClick={() => open(hit)}>
                        <MarkedText value={hit._highlightResult.heading.value} />
                      </a>
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
