import type { Entity, EntityProperty } from '@/lib/catalog/types'
import type { PageModel } from '@/lib/catalog/page/model'
import { toItem, type PageItem, type PageSection } from '@/lib/catalog/page/sections'
import { listLiveViews } from '@/lib/catalog/live'
import type { Board } from '@/lib/catalog/boards'
import { Callout, useCalloutNumbers } from './callouts'
import { PageBody } from './page-body'
import { Rows } from './page-text'
import { ItemName, KindMark, Pairs, useIsLive } from './parts'

/** Maximum number of names per side of a graph, and of entries per panel section. The rest is only counted. */
const maxItems = 4

function Side({ items, side }: { items: readonly PageItem[]; side: 'before' | 'after' }) {
  if (items.length === 0) return null
  const rest = items.length - maxItems
  return (
    <ul className={`graph-${side}`}>
      {items.slice(0, maxItems).map(({ kind, label }) => (
        <li key={kind + label} className={`note-${kind}`}>
          <ItemName kind={kind} label={label} />
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
  const { kind, label } = toItem(resource)
  return (
    <div className="page-graph">
      <Side items={graph.before} side="before" />
      <p className={`note-${kind}`}>
        <ItemName kind={kind} label={label} />
      </p>
      <Side items={graph.after} side="after" />
    </div>
  )
}

function PropertyType({ property: { type, items, values } }: { property: EntityProperty }) {
  return (
    <>
      {type === 'array' && items !== undefined ? (
        <>
          array&lt;<code>{items}</code>&gt;
        </>
      ) : (
        <code>{type}</code>
      )}
      {values.length === 0 ? null : (
        <>
          <b className="block">Enum:</b>
          <ul>
            {values.map((value) => (
              <li key={value}>
                <code>{value}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function Properties({ entity: { properties } }: { entity: Entity }) {
  const rows = properties.map((property) => {
    const { name, required, description } = property
    return [
      <code key="name">{name}</code>,
      <PropertyType key="type" property={property} />,
      required ? 'Required' : 'Optional',
      description ?? 'No description provided.',
    ]
  })
  return (
    <Callout field="properties" as="div">
      <Rows head={['Name', 'Type', 'Required', 'Description']} rows={rows} />
    </Callout>
  )
}

function Section({ section: { title, items, isOpen, field, none } }: { section: PageSection }) {
  const max = useIsLive() ? Infinity : maxItems
  return (
    <details open={isOpen || items.length === 0}>
      <summary>{title}</summary>
      <Callout field={field} as="div">
        {items.length === 0 ? (
          <span className="panel-none">{none}</span>
        ) : (
          <ul>
            {items.slice(0, max).map((item, index) => (
              <li key={index} className={item.isCurrent === true ? 'is-current' : undefined}>
                <ItemName {...item} />
                {item.note === undefined ? null : <small>{item.note}</small>}
              </li>
            ))}
            {items.length > max ? <li className="panel-none">and {items.length - max} more</li> : null}
          </ul>
        )}
      </Callout>
    </details>
  )
}

function PagePanel({ page }: { page: PageModel }) {
  const isLive = useIsLive()
  const numbers = useCalloutNumbers()
  // The live catalog only has buttons that work, and pictures only those that a file's field creates.
  const views: readonly (string | undefined)[] = isLive ? listLiveViews(page.resource) : []
  const buttons = page.buttons.filter(({ view, field = '' }) => (isLive ? views.includes(view) : numbers.has(field)))
  return (
    <div className="screen-panel">
      {page.sections.map((section, index) => (
        <Section key={index} section={section} />
      ))}
      {buttons.length === 0 ? null : (
        <ul className="panel-buttons">
          {buttons.map(({ label, field, view }) => (
            <li key={label} data-view={isLive ? view : undefined}>
              <Callout field={field}>{label}</Callout>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A page's version, after the name, or a user's role, below it. */
export function PageSuffix({ page: { resource, suffix } }: { page: PageModel }) {
  return (
    <span className={`screen-suffix ${resource.kind === 'user' ? 'block text-[0.55em]' : ''}`.trim()}>{suffix}</span>
  )
}

/** The head of a page: contact links, summary, badges, and a title, because the live catalog has its own. */
function Head({ page }: { page: PageModel }) {
  const { resource, suffix, contacts, badges } = page
  return (
    <div className="screen-head">
      {useIsLive() ? null : (
        <p className="screen-title">
          <Callout field="name">{resource.name}</Callout>{' '}
          {suffix === '' ? null : (
            <Callout field={resource.version === '' ? 'role' : 'version'}>
              <PageSuffix page={page} />
            </Callout>
          )}
        </p>
      )}
      {contacts.length === 0 ? null : (
        <p className="screen-contacts">
          {contacts.map(({ label, field }) => (
            <Callout key={field} field={field}>
              <span className="drawn-link">{label}</span>
            </Callout>
          ))}
        </p>
      )}
      {resource.summary === undefined ? null : (
        <p className="screen-summary">
          <Callout field="summary">{resource.summary}</Callout>
        </p>
      )}
      {badges.length === 0 ? null : (
        <ul className="screen-badges">
          {badges.map(({ label, kind, field }) => (
            <li key={label} className={kind === undefined ? undefined : `k-${kind}`}>
              <Callout field={field}>
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

/** An embedded board of a diagram tool, with its title above. */
function BoardPicture({ title, areas }: Board) {
  return (
    <div>
      <p className="body-heading">{title}</p>
      <ol className="dots mt-3 grid gap-3 rounded-md border border-line p-4 @min-[27rem]/screen:p-6 @min-[27rem]/screen:auto-cols-fr @min-[27rem]/screen:grid-flow-col">
        {areas.map(({ name, notes }) => (
          <li key={name} className="rounded-sm border border-dashed border-line-strong bg-surface p-3">
            <p className="text-xs text-muted">{name}</p>
            <ul className="mt-2 grid gap-2">
              {notes.map(([kind, text]) => (
                <li
                  key={text}
                  className={`kind-${kind} rounded-sm border border-(--edge) bg-(--paper) p-2 text-xs leading-[1.3] font-[550] @min-[27rem]/screen:min-h-14 text-[var(--note-text,var(--on-note))]`}
                >
                  {text}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Number of text characters that are as tall as a board. */
const boardText = 500

const countLines = ({ sections }: PageModel) =>
  sections.reduce((sum, { items }) => sum + Math.min(items.length, maxItems + 1) + 2, 0)

/** Number of text characters that make the left side about as tall as the panel. */
const fitText = (page: PageModel) => Math.max(420, (countLines(page) - (page.graph === undefined ? 8 : 15)) * 45)

/**
 * An EventCatalog page: head, text and graph on the left, the details panel on the right. Shortened to a number of
 * characters of text, except in the live catalog. A board follows the first paragraph.
 */
export function PageScreen(props: { page: PageModel; text?: number; board?: Board | undefined }) {
  const { page, text = fitText(page), board } = props
  const { resource, notices, counts } = page
  return (
    <div className="screen">
      <docs-scroll
        class="screen-main"
        style={{ '--lines': countLines(page) } as React.CSSProperties}
        label={`The page of ${resource.name}`}
      >
        <Head page={page} />
        {notices.map(({ title, text: words, field }) => (
          <p key={title} className="screen-notice">
            <Callout field={field}>
              <b>{title}</b> {words}
            </Callout>
          </p>
        ))}
        {counts.length > 0 && (
          <Pairs className="screen-counts" pairs={counts.map(({ label, value }) => [label, value])} />
        )}
        <PageBody
          resource={resource}
          most={useIsLive() ? Infinity : text - (board === undefined ? 0 : boardText)}
          second={board && <BoardPicture {...board} />}
          drawn={{
            EntityPropertiesTable: resource.kind === 'entity' ? <Properties entity={resource} /> : null,
            NodeGraph: <PageGraph page={page} />,
          }}
        />
      </docs-scroll>
      <PagePanel page={page} />
    </div>
  )
}
