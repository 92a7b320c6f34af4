import type { PageItem, PageModel, PageSection } from '@/lib/catalog/page/types'
import { toItem } from '@/lib/catalog/page/sections'
import { ItemName, KindMark, useIsLive } from './parts'
import { listLiveViews } from '@/lib/catalog/live'
import { Callout, type Callouts } from './callouts'
import { readBody } from '@/lib/catalog/page/body'
import type { Catalog } from '@/lib/catalog/types'
import { PageBody, EntityProperties } from './page-body'

/** Maximum number of names per side. The rest is only counted, to keep the graph small. */
const maxNames = 4

function Side({ items, side }: { items: readonly PageItem[]; side: 'before' | 'after' }) {
  if (items.length === 0) return null
  const rest = items.length - maxNames
  return (
    <ul className={`graph-${side}`}>
      {items.slice(0, maxNames).map((item) => (
        <li key={item.kind + item.label} className={`note-${item.kind}`}>
          <ItemName kind={item.kind} label={item.label} />
        </li>
      ))}
      {rest > 0 ? <li className="graph-rest">{rest} more</li> : null}
    </ul>
  )
}

/** The graph at the end of a page: inputs on the left, the resource, outputs on the right. */
function PageGraph({ page: { resource, graph } }: { page: PageModel }) {
  const isLive = useIsLive()
  // The live catalog shows the whole graph in its own view.
  if (isLive || graph === undefined || graph.before.length + graph.after.length === 0) return null
  const self = toItem(resource)
  return (
    <div className="page-graph">
      <Side items={graph.before} side="before" />
      <p className={`note-${self.kind}`}>
        <ItemName kind={self.kind} label={self.label} />
      </p>
      <Side items={graph.after} side="after" />
    </div>
  )
}

function Item({ item }: { item: PageItem }) {
  return (
    <li className={item.isCurrent === true ? 'is-current' : undefined}>
      <ItemName {...item} />
      {item.note === undefined ? null : <small>{item.note}</small>}
    </li>
  )
}

interface SectionProps {
  section: PageSection
  callouts: Callouts | undefined
  /** Maximum number of entries. The rest is only counted. */
  maxItems: number
}

function Section({ section: { title, items, isOpen, field }, callouts, maxItems }: SectionProps) {
  const shown = items.slice(0, maxItems)
  const rest = items.length - shown.length
  return (
    <details open={isOpen || items.length === 0}>
      <summary>{title}</summary>
      <Callout callouts={callouts} field={field} side="page" as="div">
        {items.length === 0 ? (
          <span className="panel-none">none</span>
        ) : (
          <ul>
            {shown.map((item) => (
              <Item key={`${item.kind} ${item.label} ${item.version ?? ''}`} item={item} />
            ))}
            {rest === 0 ? null : <li className="panel-none">and {rest} more</li>}
          </ul>
        )}
      </Callout>
    </details>
  )
}

/** The details panel on the right of a page. */
function PagePanel({
  page,
  callouts,
  maxItems,
}: {
  page: PageModel
  callouts?: Callouts | undefined
  maxItems: number
}) {
  const isLive = useIsLive()
  // The live catalog only has buttons that work.
  const views: readonly (string | undefined)[] = isLive ? listLiveViews(page.resource) : []
  const buttons = page.buttons.filter(({ view }) => !isLive || views.includes(view))
  return (
    <div className="screen-panel">
      {page.sections.map((section, index) => (
        <Section key={index} section={section} callouts={callouts} maxItems={maxItems} />
      ))}
      {buttons.length === 0 ? null : (
        <ul className="panel-buttons">
          {buttons.map(({ label, field, view }) => (
            <li key={label} data-view={isLive ? view : undefined}>
              <Callout callouts={callouts} field={field} side="page">
                {label}
              </Callout>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface PageScreenProps {
  catalog: Catalog
  page: PageModel
  callouts?: Callouts
  /** Number of text characters to show. */
  text?: number
}

/** Maximum number of entries per panel section. */
const maxItems = 4

/** The head of a page: name, version, contact links, summary and badges. The live catalog has its own heading. */
function Head({ page, callouts }: Pick<PageScreenProps, 'page' | 'callouts'>) {
  const { resource, suffix, contacts, badges } = page
  const suffixField = resource.version === '' ? 'role' : 'version'
  const isLive = useIsLive()
  return (
    <div className="screen-head">
      {isLive ? null : (
        <>
          <p className="screen-title">
            <Callout callouts={callouts} field="name" side="page">
              {resource.name}
            </Callout>{' '}
            {suffix === '' ? null : (
              <Callout callouts={callouts} field={suffixField} side="page">
                <span className="screen-suffix">({suffix})</span>
              </Callout>
            )}
          </p>
          {resource.version === '' ? null : <span className="drawn-button">Copy page</span>}
        </>
      )}
      {contacts.length === 0 ? null : (
        <p className="screen-contacts">
          {contacts.map(({ label, field }) => (
            <Callout key={field} callouts={callouts} field={field} side="page">
              <span className="drawn-link">{label}</span>
            </Callout>
          ))}
        </p>
      )}
      {resource.summary === undefined ? null : (
        <p className="screen-summary">
          <Callout callouts={callouts} field="summary" side="page">
            {resource.summary}
          </Callout>
        </p>
      )}
      {badges.length === 0 ? null : (
        <ul className="screen-badges">
          {badges.map(({ label, kind, field }) => (
            <li key={label} className={kind === undefined ? undefined : `k-${kind}`}>
              <Callout callouts={callouts} field={field} side="page">
                {kind === undefined ? null : <KindMark kind={kind} />}
                {label}
              </Callout>
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
export function PageScreen({ catalog, page, callouts, text = fitText(page) }: PageScreenProps) {
  const { resource, notices, counts } = page
  const isLive = useIsLive()
  return (
    <div className="screen">
      <docs-scroll class="screen-main" label={`The page of ${resource.name}`}>
        <Head page={page} callouts={callouts} />
        {notices.map(({ title, text: words, field }) => (
          <p key={title} className="screen-notice">
            <Callout callouts={callouts} field={field} side="page">
              <b>{title}</b> {words}
            </Callout>
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
          callouts={callouts}
          drawn={{
            graph: <PageGraph page={page} />,
            properties:
              resource.kind === 'entity' ? (
                <Callout callouts={callouts} field="properties" side="page" as="div">
                  <EntityProperties entity={resource} />
                </Callout>
              ) : null,
          }}
        />
      </docs-scroll>
      <PagePanel page={page} callouts={callouts} maxItems={isLive ? Infinity : maxItems} />
    </div>
  )
}
