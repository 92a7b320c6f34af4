import type { RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { toCatalogPath } from '../address'
import { findResource, getByRef } from '../find'
import { toKindName } from '../kinds'
import { type Inline, ownersOf } from '../text/blocks'
import { listMessageRows } from '../text/tables'
import { resourceKinds, type Catalog, type MessageSchema, type Resource, type ResourceKind } from '../types'
import { toRecords, toText } from '../values'

export interface DataTable {
  title?: string
  head: string[]
  rows: { kind?: ResourceKind; cells: Inline[][] }[]
}

/** A component in a page's text, with the data EventCatalog shows in it. */
export type ComponentBlock =
  | {
      type: 'tiles'
      columns: number
      tiles: { title: string; description: string; kind?: ResourceKind; open?: string }[]
    }
  | { type: 'tables'; title: string; facts: { label: string; line: Inline[] }[]; tables: DataTable[] }
  | { type: 'admonition'; level: string; title: string; line: Inline[] }
  | { type: 'steps'; title: string | undefined; steps: { title: string; line: Inline[] }[] }
  | { type: 'accordions'; items: { title: string; line: Inline[] }[] }
  | { type: 'attachments'; groups: { title: string; items: { title: string; summary?: string; url: string }[] }[] }
  | { type: 'schema'; title: string; schema: MessageSchema }
  | { type: 'entities'; domain: string; label: string }
  | { type: 'flow'; flow: string; label: string }
  /** Drawn from the resource itself. */
  | { type: 'graph' | 'properties' }

interface Context {
  catalog: Catalog
  resource: Resource
  toLine: (nodes: readonly RootContent[]) => Inline[]
}

export function getAttribute({ attributes }: Pick<MdxJsxFlowElement, 'attributes'>, name: string): string | undefined {
  const found = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name)
  if (typeof found?.value === 'string') return found.value
  return found?.value?.value
}

/** All descendants with this name. Markdown can nest them at any depth. */
function listElements(node: MdxJsxFlowElement, name: string): MdxJsxFlowElement[] {
  return (node.children as MdxJsxFlowElement[]).flatMap((child) => {
    if (child.name === name) return [child]
    return 'children' in child ? listElements(child, name) : []
  })
}

function toItems(context: Context, node: MdxJsxFlowElement, name: string) {
  return listElements(node, name).map((item) => ({
    title: getAttribute(item, 'title') ?? '',
    line: context.toLine(item.children as RootContent[]),
  }))
}

function toTiles({ catalog }: Context, node: MdxJsxFlowElement): ComponentBlock {
  const tiles = listElements(node, 'Tile').map((tile) => {
    const [id = '', version] = (getAttribute(tile, 'href') ?? '').split('/').slice(3)
    const found = findResource(catalog, resourceKinds, id, version)
    return {
      title: getAttribute(tile, 'title') ?? '',
      description: getAttribute(tile, 'description') ?? '',
      ...(found === undefined ? {} : { kind: found.kind, open: toCatalogPath(found) }),
    }
  })
  return { type: 'tiles', columns: Number(getAttribute(node, 'columns') ?? 2), tiles }
}

function toMessageTables({ catalog, resource }: Context, node: MdxJsxFlowElement): ComponentBlock {
  const withChannels = getAttribute(node, 'showChannels') === 'true'
  const format = getAttribute(node, 'format') ?? 'all'
  const all = listMessageRows(catalog, resource.kind === 'service' ? { service: resource.id } : { domain: resource.id })
  const tables = (['sends', 'receives'] as const).flatMap((side): DataTable[] => {
    if (format !== 'all' && format !== side) return []
    const rows = all.flatMap(({ message, direction }) =>
      direction.includes(side)
        ? [
            {
              kind: message.kind,
              cells: [
                [message.name],
                [`v${message.version}`],
                [message.kind],
                [message.summary ?? '-'],
                ...(withChannels ? [[message.channels.map(({ id }) => id).join(', ') || '-']] : []),
              ],
            },
          ]
        : [],
    )
    return [
      {
        title: `${side === 'sends' ? 'Sends' : 'Receives'} messages (${rows.length})`,
        head: ['Name', 'Version', 'Type', 'Summary', ...(withChannels ? ['Channels'] : [])],
        rows,
      },
    ]
  })
  return { type: 'tables', title: `Messages for this ${resource.kind}`, facts: [], tables }
}

function toGroupTable({ catalog, resource }: Context, node: MdxJsxFlowElement): ComponentBlock[] {
  const id = getAttribute(node, 'id')
  const group = toRecords(resource.fields.resourceGroups).find((record) => record.id === id)
  if (group === undefined) return []
  const withOwners = getAttribute(node, 'showOwners') === 'true'
  const rows = toRecords(group.items).flatMap((item) => {
    const found = findResource(catalog, resourceKinds, toText(item.id) ?? '', toText(item.version))
    if (found === undefined) return []
    const cells: Inline[][] = [
      [found.name],
      [`v${found.version}`],
      [toKindName(found.kind)],
      [found.summary ?? '-'],
      ...(withOwners ? [ownersOf(catalog, found.owners)] : []),
    ]
    return [{ kind: found.kind, cells }]
  })
  const head = ['Name', 'Version', 'Type', 'Description', ...(withOwners ? ['Owners'] : [])]
  const title = getAttribute(node, 'title') ?? toText(group.title) ?? ''
  return [{ type: 'tables', title, facts: [], tables: [{ title: `Resources (${rows.length})`, head, rows }] }]
}

function toChannel({ resource }: Context): ComponentBlock[] {
  if (resource.kind !== 'channel') return []
  const { address, protocols, parameters } = resource
  const rows = parameters.map(({ name, description = '', values, default: preset = 'N/A' }) => ({
    cells: [[name], [description], [values.join(', ') || 'N/A'], [preset]],
  }))
  return [
    {
      type: 'tables',
      title: 'Channel information',
      facts: [
        ...(address === undefined ? [] : [{ label: 'Address', line: [{ code: address }] }]),
        ...(protocols.length === 0
          ? []
          : [{ label: protocols.length > 1 ? 'Protocols' : 'Protocol', line: [protocols.join(', ')] }]),
      ],
      tables: rows.length === 0 ? [] : [{ head: ['Parameter', 'Description', 'Options', 'Default'], rows }],
    },
  ]
}

function toAttachments({ resource }: Context): ComponentBlock {
  const groups = new Map<string, { title: string; summary?: string; url: string }[]>()
  for (const record of toRecords(resource.fields.attachments)) {
    const type = toText(record.type) ?? 'Other'
    const [url = '', summary] = [toText(record.url), toText(record.summary) ?? toText(record.description)]
    const item = { title: toText(record.title) ?? 'Attachment', url, ...(summary === undefined ? {} : { summary }) }
    groups.set(type, [...(groups.get(type) ?? []), item])
  }
  const sorted = [...groups].sort(([a], [b]) => Number(a === 'Other') - Number(b === 'Other') || a.localeCompare(b))
  return { type: 'attachments', groups: sorted.map(([type, items]) => ({ title: `${type} (${items.length})`, items })) }
}

function toAdmonition({ toLine }: Context, node: MdxJsxFlowElement): ComponentBlock {
  const level = getAttribute(node, 'type') ?? 'info'
  const preset = ['danger', 'alert', 'warning'].includes(level) ? level : 'info'
  const title = getAttribute(node, 'title') ?? preset.charAt(0).toUpperCase() + preset.slice(1)
  return { type: 'admonition', level: preset, title, line: toLine(node.children) }
}

function toSchema({ resource }: Context, node: MdxJsxFlowElement): ComponentBlock[] {
  if (!('schema' in resource) || resource.schema === undefined) return []
  return [{ type: 'schema', title: getAttribute(node, 'title') ?? resource.schema.file, schema: resource.schema }]
}

/** Blocks that a component shows. Empty if it has no data here. @throws for a component that can't be drawn */
export function toComponentBlocks(context: Context, node: MdxJsxFlowElement): ComponentBlock[] {
  const { catalog, resource } = context
  const nameWithVersion = ({ name, version }: Resource) => `${name} - v(${version})`
  switch (node.name) {
    case 'NodeGraph':
      return [{ type: 'graph' }]
    case 'EntityPropertiesTable':
      return [{ type: 'properties' }]
    case 'Tiles':
      return [toTiles(context, node)]
    case 'MessageTable':
      return [toMessageTables(context, node)]
    case 'ResourceGroupTable':
      return toGroupTable(context, node)
    case 'ChannelInformation':
      return toChannel(context)
    case 'Attachments':
      return [toAttachments(context)]
    case 'Admonition':
      return [toAdmonition(context, node)]
    case 'Steps':
      return [{ type: 'steps', title: getAttribute(node, 'title'), steps: toItems(context, node, 'Step') }]
    case 'AccordionGroup':
      return [{ type: 'accordions', items: toItems(context, node, 'Accordion') }]
    case 'Schema':
    case 'SchemaViewer':
      return toSchema(context, node)
    case 'EntityMap': {
      const domain = getByRef(catalog, { kind: 'domain', id: getAttribute(node, 'id') ?? '', version: '' })
      return [{ type: 'entities', domain: domain.id, label: `Entity Map - ${nameWithVersion(domain)}` }]
    }
    case 'Flow': {
      const flow = getByRef(catalog, { kind: 'flow', id: getAttribute(node, 'id') ?? '', version: '' })
      return [{ type: 'flow', flow: flow.id, label: `Flow diagram - ${nameWithVersion(flow)}` }]
    }
    default:
      throw new Error(
        `${resource.file}  <${node.name ?? ''}> isn't drawn on pages of the example catalog. Add it to lib/catalog/page/components.ts and components/diagrams/page-components.tsx.`,
      )
  }
}
