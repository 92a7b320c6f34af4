import type { ReactNode } from 'react'
import type { ComponentBlock, DataTable } from '@/lib/catalog/page/components'
import { getResource } from '@/lib/catalog/find'
import { getCatalog } from '@/lib/catalog/load'
import { findSchemaTree } from '@/lib/catalog/schema/read'
import { Table } from './drawing-text'
import { EntityPicture } from './entity-map'
import { FlowPicture } from './flow-walk'
import { Line, KindMark, OpenLink, useIsLive } from './parts'
import { SchemaFields } from './schema-view'

/** Maximum number of table rows. The rest is only counted. */
const maxRows = 4

export function Rows({ head, rows }: { head: readonly string[]; rows: readonly (readonly ReactNode[])[] }) {
  return (
    <docs-scroll>
      <Table head={head} rows={rows} />
    </docs-scroll>
  )
}

function Data({ table: { title, head, rows } }: { table: DataTable }) {
  const max = useIsLive() ? Infinity : maxRows
  const shown = rows.slice(0, max).map(({ kind, cells }) =>
    cells.map((line, column) => (
      <>
        {column > 0 || kind === undefined ? null : <KindMark kind={kind} />}
        <Line line={line} />
      </>
    )),
  )
  return (
    <div className="body-table">
      {title === undefined ? null : <p className="body-title">{title}</p>}
      <Rows head={head} rows={shown} />
      {rows.length > max ? <p className="panel-none">and {rows.length - max} more</p> : null}
    </div>
  )
}

type Drawn = Exclude<ComponentBlock, { type: 'graph' | 'properties' }>

/** A component in a page's text, drawn as in the documented version of EventCatalog. */
export function PageComponent({ block }: { block: Drawn }) {
  switch (block.type) {
    case 'tiles':
      return (
        <ul className="body-tiles" style={{ '--columns': block.columns } as React.CSSProperties}>
          {block.tiles.map(({ title, description, kind, open }) => (
            <li key={title}>
              <span>{kind === undefined ? null : <KindMark kind={kind} />}</span>
              <b>
                <OpenLink open={open}>{title}</OpenLink>
              </b>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      )
    case 'tables':
      return (
        <div className="body-tables">
          <p className="body-heading">{block.title}</p>
          {block.facts.map(({ label, line }) => (
            <p key={label}>
              <b>{label}:</b> <Line line={line} />
            </p>
          ))}
          {block.tables.map((table) => (
            <Data key={table.title ?? ''} table={table} />
          ))}
        </div>
      )
    case 'admonition':
      return (
        <div className={`body-admonition is-${block.level}`}>
          <p>
            <b>{block.title}</b>
          </p>
          <p>
            <Line line={block.line} />
          </p>
        </div>
      )
    case 'steps':
      return (
        <div className="body-steps">
          {block.title === undefined ? null : <p className="body-heading">{block.title}</p>}
          <ol>
            {block.steps.map(({ title, line }, index) => (
              <li key={title}>
                <i>{index + 1}</i>
                <b>{title}</b>
                <p>
                  <Line line={line} />
                </p>
              </li>
            ))}
          </ol>
        </div>
      )
    case 'accordions':
      return (
        <div className="body-accordions">
          {block.items.map(({ title, line }) => (
            <details key={title}>
              <summary>{title}</summary>
              <p>
                <Line line={line} />
              </p>
            </details>
          ))}
        </div>
      )
    case 'attachments':
      return (
        <div className="body-attachments">
          <p className="body-heading">Attachments</p>
          {block.groups.map(({ title, items }) => (
            <div key={title}>
              <p className="body-title">{title}</p>
              <ul>
                {items.map(({ title: name, summary, url }) => (
                  <li key={url}>
                    <KindMark kind="link" />
                    <span>
                      <b>{name}</b>
                      {summary === undefined ? null : <span>{summary}</span>}
                      <small>{url.replace(/^https?:\/\//, '')}</small>
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )
    case 'schema': {
      const tree = findSchemaTree(block.schema)
      return (
        <div className="body-schema">
          <p className="body-heading">{block.title}</p>
          <docs-scroll label={`${block.title}: fields`}>
            {tree === undefined ? (
              <pre className="body-code">
                <code>{block.schema.text}</code>
              </pre>
            ) : (
              <SchemaFields fields={tree.fields} />
            )}
          </docs-scroll>
        </div>
      )
    }
    case 'entities':
      return (
        <div className="graph entities">
          <docs-scroll class="graph-frame" label={block.label}>
            <EntityPicture domain={block.domain} label={block.label} />
          </docs-scroll>
          <p className="body-label">{block.label}</p>
        </div>
      )
    case 'flow':
      return (
        <div className="graph walk">
          <docs-scroll class="graph-frame" label={block.label}>
            <FlowPicture flow={getResource(getCatalog(), ['flow'], block.flow)} label={block.label} />
          </docs-scroll>
          <p className="body-label">{block.label}</p>
        </div>
      )
  }
}
