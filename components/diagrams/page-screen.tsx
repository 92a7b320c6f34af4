import { readBody } from '@/lib/catalog/page/body'
import type { PageModel } from '@/lib/catalog/page/types'
import type { Catalog } from '@/lib/catalog/types'
import { KindMark } from './name'
import { PageBody, EntityProperties } from './page-body'
import { PageGraph } from './page-graph'
import { useIsLive } from './open-link'
import { Marked, type PageMarks } from './page-marks'
import { PagePanel } from './page-panel'

interface PageScreenProps {
  catalog: Catalog
  page: PageModel
  marks?: PageMarks
  /** Number of text characters to show. */
  text?: number
}

/** Maximum number of entries per panel section. */
const maxItems = 4

/** The head of a page: name, version, contact links, summary and badges. The live catalog has its own heading. */
function Head({ page, marks }: Pick<PageScreenProps, 'page' | 'marks'>) {
  const { resource, suffix, contacts, badges } = page
  const suffixField = resource.version === '' ? 'role' : 'version'
  const isLive = useIsLive()
  return (
    <div className="screen-head">
      {isLive ? null : (
        <>
          <p className="screen-title">
            <Marked marks={marks} field="name" side="page">
              {resource.name}
            </Marked>{' '}
            {suffix === '' ? null : (
              <Marked marks={marks} field={suffixField} side="page">
                <span className="screen-suffix">({suffix})</span>
              </Marked>
            )}
          </p>
          {resource.version === '' ? null : <span className="drawn-button">Copy page</span>}
        </>
      )}
      {contacts.length === 0 ? null : (
        <p className="screen-contacts">
          {contacts.map(({ label, field }) => (
            <Marked key={field} marks={marks} field={field} side="page">
              <span className="drawn-link">{label}</span>
            </Marked>
          ))}
        </p>
      )}
      {resource.summary === undefined ? null : (
        <p className="screen-summary">
          <Marked marks={marks} field="summary" side="page">
            {resource.summary}
          </Marked>
        </p>
      )}
      {badges.length === 0 ? null : (
        <ul className="screen-badges">
          {badges.map(({ label, kind, field }) => (
            <li key={label} className={kind === undefined ? undefined : `k-${kind}`}>
              <Marked marks={marks} field={field} side="page">
                {kind === undefined ? null : <KindMark kind={kind} />}
                {label}
              </Marked>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Number of text characters that make the left side about as tall as the panel. */
function fitText({ sections, graph }: PageModel): number {
  const lines = sections.reduce((sum, { items }) => sum + Math.min(items.length, maxItems + 1) + 2, 0)
  return Math.max(420, (lines - (graph === undefined ? 8 : 15)) * 45)
}

/**
 * An EventCatalog page: head, text and graph on the left, the details panel on the right. Shortened, except in the live
 * catalog.
 */
export function PageScreen({ catalog, page, marks, text = fitText(page) }: PageScreenProps) {
  const { resource, notices, counts } = page
  const isLive = useIsLive()
  return (
    <div className="screen">
      <docs-scroll class="screen-main" label={`The page of ${resource.name}`}>
        <Head page={page} marks={marks} />
        {notices.map(({ title, text: words, field }) => (
          <p key={title} className="screen-notice">
            <Marked marks={marks} field={field} side="page">
              <b>{title}</b> {words}
            </Marked>
          </p>
        ))}
        {counts.length === 0 ? null : (
          <dl className="screen-counts">
            {counts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <PageBody
          {...readBody(catalog, resource, isLive ? Infinity : text)}
          marks={marks}
          drawn={{
            graph: <PageGraph page={page} />,
            properties:
              resource.kind === 'entity' ? (
                <Marked marks={marks} field="properties" side="page" as="div">
                  <EntityProperties entity={resource} />
                </Marked>
              ) : null,
          }}
        />
      </docs-scroll>
      <PagePanel page={page} marks={marks} maxItems={isLive ? Infinity : maxItems} />
    </div>
  )
}
