import type { ReactNode } from 'react'
import type { RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { toString } from 'mdast-util-to-string'
import { groupBy } from '@/lib/kit/group-by'
import { toCatalogPath, resourceKinds, type Message, type Resource } from '@/lib/catalog/types'
import { findResource, getResource, isMessage } from '@/lib/catalog/find'
import { getCatalog } from '@/lib/catalog/load'
import { getAttribute } from '@/lib/catalog/page/body'
import { findSchemaTree } from '@/lib/catalog/schema/read'
import { listGroup, listMessages } from '@/lib/catalog/page/sections'
import { toRecords, toText } from '@/lib/catalog/values'
import { EntityPicture } from './entity-map'
import { FlowPicture } from './flow-walk'
import { Flat, Rows } from './page-text'
import { KindMark, OpenLink, useIsLive } from './parts'
import { SchemaFields } from './schema-view'

const maxRows = 4

/** All descendants with this name. Markdown can nest them at any depth. */
function listElements(node: MdxJsxFlowElement, name: string): MdxJsxFlowElement[] {
  return (node.children as MdxJsxFlowElement[]).flatMap((child) => {
    if (child.name === name) return [child]
    return 'children' in child ? listElements(child, name) : []
  })
}

function Data({ title, head, rows }: { title?: string; head: readonly string[]; rows: readonly ReactNode[][] }) {
  const max = useIsLive() ? Infinity : maxRows
  return (
    <div className="body-table">
      {title === undefined ? null : <p className="body-title">{title}</p>}
      <Rows head={head} rows={rows.slice(0, max)} />
      {rows.length > max ? <p className="panel-none">and {rows.length - max} more</p> : null}
    </div>
  )
}

/** A table of resources. The last column is optional. */
function ResourceTable<R extends Resource>(props: {
  title: string
  summary: string
  resources: readonly R[]
  last: false | [name: string, toCell: (resource: R) => ReactNode]
}) {
  const { title, summary: summaryName, resources, last } = props
  const rows = resources.map((resource) => {
    const { kind, name, version, summary = '-' } = resource
    const first = [<KindMark key={kind} kind={kind} />, name]
    return [first, `v${version}`, kind, summary, ...(last ? [last[1](resource)] : [])]
  })
  const head = ['Name', 'Version', 'Type', summaryName, ...(last ? [last[0]] : [])]
  return <Data title={`${title} (${resources.length})`} head={head} rows={rows} />
}

function Titled({ className, title, children }: { className: string; title: ReactNode; children: ReactNode }) {
  return (
    <div className={className}>
      {title === '' ? null : <p className="body-heading">{title}</p>}
      {children}
    </div>
  )
}

function Picture({ className, label, children }: { className: string; label: string; children: ReactNode }) {
  return (
    <div className={`graph ${className}`}>
      <docs-scroll class="graph-frame" label={label}>
        {children}
      </docs-scroll>
      <p className="body-label">{label}</p>
    </div>
  )
}

type Component = (node: MdxJsxFlowElement, resource: Resource) => ReactNode

const Schema: Component = (node, resource) => {
  const schema = isMessage(resource) ? resource.schema : undefined
  if (schema === undefined) return null
  const title = getAttribute(node, 'title') || schema.file
  const tree = findSchemaTree(schema)
  return (
    <Titled className="body-schema" title={title}>
      <docs-scroll label={`${title}: fields`}>
        {tree === undefined ? (
          <pre className="body-code">
            <code>{schema.text}</code>
          </pre>
        ) : (
          <SchemaFields fields={tree.fields} />
        )}
      </docs-scroll>
    </Titled>
  )
}

const countColumns = (node: MdxJsxFlowElement) => Number(getAttribute(node, 'columns') || 2)

/** Components of EventCatalog, drawn as in the documented version. Null if one has no data on this page. */
export const pageComponents: Record<string, Component> = {
  Schema,
  SchemaViewer: Schema,
  Tiles: (node) => (
    <ul className="body-tiles" style={{ '--columns': countColumns(node) } as React.CSSProperties}>
      {listElements(node, 'Tile').map((tile, index) => {
        const [id = '', version] = getAttribute(tile, 'href').split('/').slice(3)
        const found = findResource(getCatalog(), resourceKinds, id, version)
        return (
          <li key={index}>
            <span>{found && <KindMark kind={found.kind} />}</span>
            <b>
              <OpenLink open={found && toCatalogPath(found)}>{getAttribute(tile, 'title')}</OpenLink>
            </b>
            <p>{getAttribute(tile, 'description')}</p>
          </li>
        )
      })}
    </ul>
  ),
  MessageTable(node, resource) {
    if (resource.kind !== 'domain' && resource.kind !== 'service') return null
    const toChannels = ({ channels }: Message) => channels.map((channel) => channel.id).join(', ') || '-'
    return (
      <Titled className="body-tables" title={`Messages for this ${resource.kind}`}>
        {(['sends', 'receives'] as const).map((side) => (
          <ResourceTable
            key={side}
            title={`${side === 'sends' ? 'Sends' : 'Receives'} messages`}
            summary="Summary"
            resources={listMessages(resource, side)}
            last={getAttribute(node, 'showChannels') === 'true' && ['Channels', toChannels]}
          />
        ))}
      </Titled>
    )
  },
  ResourceGroupTable(node, { fields }) {
    const group = toRecords(fields.resourceGroups).find(({ id }) => id === getAttribute(node, 'id'))
    if (group === undefined) return null
    const toOwners = ({ owners }: Resource) => owners.map(({ id }) => id).join(', ') || '-'
    return (
      <Titled className="body-tables" title={getAttribute(node, 'title') || toText(group.title)}>
        <ResourceTable
          title="Resources"
          summary="Description"
          resources={listGroup(getCatalog(), group)}
          last={getAttribute(node, 'showOwners') === 'true' && ['Owners', toOwners]}
        />
      </Titled>
    )
  },
  ChannelInformation(_node, resource) {
    if (resource.kind !== 'channel') return null
    const { address, protocols, parameters } = resource
    const rows = parameters.map((parameter) => {
      const { name, description, values, default: preset = 'N/A' } = parameter
      return [name, description, values.join(', ') || 'N/A', preset]
    })
    return (
      <Titled className="body-tables" title="Channel information">
        {address === undefined ? null : (
          <p>
            <b>Address:</b> <code>{address}</code>
          </p>
        )}
        {protocols.length === 0 ? null : (
          <p>
            <b>{protocols.length > 1 ? 'Protocols' : 'Protocol'}:</b> {protocols.join(', ')}
          </p>
        )}
        {rows.length === 0 ? null : <Data head={['Parameter', 'Description', 'Options', 'Default']} rows={rows} />}
      </Titled>
    )
  },
  Attachments(_node, { fields }) {
    const groups = groupBy(toRecords(fields.attachments), ({ type }) => toText(type) ?? 'Other')
    const isOther = (type: string) => Number(type === 'Other')
    return (
      <Titled className="body-attachments" title="Attachments">
        {[...groups]
          .sort(([a], [b]) => isOther(a) - isOther(b) || a.localeCompare(b))
          .map(([type, items]) => (
            <div key={type}>
              <p className="body-title">{`${type} (${items.length})`}</p>
              <ul>
                {items.map(({ title, url, summary, description }) => (
                  <li key={toText(url)}>
                    <KindMark kind="link" />
                    <span>
                      <b>{toText(title) ?? 'Attachment'}</b>
                      {(summary ?? description) !== undefined && <span>{toText(summary ?? description)}</span>}
                      <small>{toText(url)?.replace(/^https?:\/\//, '')}</small>
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
      </Titled>
    )
  },
  Admonition(node) {
    const type = getAttribute(node, 'type')
    const level = ['danger', 'alert', 'warning'].includes(type) ? type : 'info'
    return (
      <div className={`body-admonition is-${level}`}>
        <p>
          <b>{getAttribute(node, 'title') || level.charAt(0).toUpperCase() + level.slice(1)}</b>
        </p>
        <Flat nodes={node.children} />
      </div>
    )
  },
  Steps: (node) => (
    <Titled className="body-steps" title={getAttribute(node, 'title')}>
      <ol>
        {listElements(node, 'Step').map((step, index) => (
          <li key={index}>
            <i>{index + 1}</i>
            <b>{getAttribute(step, 'title')}</b>
            <Flat nodes={step.children} />
          </li>
        ))}
      </ol>
    </Titled>
  ),
  AccordionGroup: (node) => (
    <div className="body-accordions">
      {listElements(node, 'Accordion').map((item, index) => (
        <details key={index}>
          <summary>{getAttribute(item, 'title')}</summary>
          <Flat nodes={item.children} />
        </details>
      ))}
    </div>
  ),
  EntityMap(node) {
    const { id, name, version } = getResource(getCatalog(), ['domain'], getAttribute(node, 'id'))
    const label = `Entity Map - ${name} - v(${version})`
    return (
      <Picture className="entities" label={label}>
        <EntityPicture domain={id} label={label} />
      </Picture>
    )
  },
  Flow(node) {
    const flow = getResource(getCatalog(), ['flow'], getAttribute(node, 'id'))
    const label = `Flow diagram - ${flow.name} - v(${flow.version})`
    return (
      <Picture className="walk" label={label}>
        <FlowPicture flow={flow} label={label} />
      </Picture>
    )
  },
}

const sizes: Record<string, number> = {
  EntityMap: 400,
  Flow: 400,
  Schema: 400,
  SchemaViewer: 400,
  MessageTable: 500,
  ResourceGroupTable: 250,
  ChannelInformation: 250,
}

/** The approximate size of a block in a drawing, in characters of text. */
export function measureBlock(node: RootContent): number {
  if (node.type !== 'mdxJsxFlowElement') return toString(node).length
  if (node.name === 'Tiles') return Math.ceil(listElements(node, 'Tile').length / countColumns(node)) * 250
  return sizes[node.name ?? ''] ?? toString(node).length
}
