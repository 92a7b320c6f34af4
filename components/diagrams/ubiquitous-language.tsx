import { getResource } from '@/lib/catalog/find'
import { getCatalog } from '@/lib/catalog/load'
import { toAddress } from '@/lib/catalog/page/model'
import type { Domain, Term } from '@/lib/catalog/types'
import { DrawingFigure } from './figure'
import { KindMark } from './name'
import { ScreenBar } from './resource-page'

function TermCard({ term: { name, summary, description } }: { term: Term }) {
  return (
    <li>
      <p className="term-name">{name}</p>
      {summary === undefined ? null : <p>{summary}</p>}
      {description === undefined ? null : (
        <details>
          <summary>
            Show more<span className="visually-hidden"> about {name}</span>
          </summary>
          <p>{description}</p>
        </details>
      )}
    </li>
  )
}

function Terms({ domain }: { domain: Domain }) {
  if (domain.language.length === 0) return null
  return (
    <>
      <p className="body-heading">{domain.name} Domain Language</p>
      <ul className="terms">
        {domain.language.map((term) => (
          <TermCard key={term.id} term={term} />
        ))}
      </ul>
    </>
  )
}

/** The terms of a domain and its subdomains, drawn like EventCatalog's language explorer. */
export function UbiquitousLanguage({ domain: id, title }: { domain: string; title?: string }) {
  const catalog = getCatalog()
  const domain = getResource(catalog, ['domain'], id)
  const parts = domain.domains.map((ref) => getResource(catalog, ['domain'], ref.id))
  const address = `${toAddress(domain).split('/').slice(0, -1).join('/')}/language`
  return (
    <DrawingFigure className="language" label={`Ubiquitous language of ${domain.name}`} title={title}>
      <ScreenBar address={address} />
      <div className="screen-main">
        <p className="screen-crumbs">
          <KindMark kind="domain" />
          {domain.name}
          <i className="arrow" />
          <KindMark kind="term" />
          Ubiquitous Language Explorer
        </p>
        {[domain, ...parts].map((part) => (
          <Terms key={part.id} domain={part} />
        ))}
      </div>
    </DrawingFigure>
  )
}
