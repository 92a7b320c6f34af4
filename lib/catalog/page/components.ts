import type { PhrasingContent, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { toString } from 'mdast-util-to-string'
import { toCatalogPath } from '../address'
import { findResource, getResource, isMessage } from '../find'
import { groupBy } from '../../kit/group-by'
import { toKindName } from '../kinds'
import { type Inline, ownersOf } from '../text/blocks'
import { listMessageRows } from '../text/tables'
import { resourceKinds } from '../types'
import type { Catalog, Message, MessageSchema, Resource, ResourceKind } from '../types'
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
}

function getAttribute({ attributes }: Pick<MdxJsxFlowElement, 'attributes'>, name: string): string | undefined {
  const found = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name)
  return typeof found?.value === 'string' ? found.value : found?.value?.value
}

export function toInlines(catalog: Catalog, nodes: readonly PhrasingContent[]): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    if (node.type === 'text') return [node.value.replaceAll('\n', ' ')]
    if (node.type === 'inlineCode') return [{ code: node.value }]
    if (node.type === 'strong') return [{ strong: toString(node) }]
    if (node.type !== 'mdxJsxTextElement' || node.name !== 'ResourceLink') return [toString(node)]
    const id = getAttribute(node, 'id') ?? ''
    const resource = findResource(catalog, resourceKinds, id)
    if (resource === undefined) return [toString(node) || id]
    return [{ name: toString(node) || resource.name, kind: resource.kind, open: toCatalogPath(resource) }]
  })
}

/** Flattens blocks to a single line. */
function toLine({ catalog }: Context, nodes: readonly RootContent[]): Inline[] {
  return nodes.flatMap((node, index): Inline[] => {
    if (node.type === 'text' && node.value.trim() === '') return []
    if (node.type !== 'paragraph') return toInlines(catalog, [node as PhrasingContent])
    return [...(index > 0 ? [' '] : []), ...toInlines(catalog, node.children)]
  })
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
    line: toLine(context, item.children as RootContent[]),
  }))
}

/** A table of resources. The last column is optional. */
function toTable<T extends Resource>(
  title: string,
  summaryName: string,
  resources: readonly T[],
  last?: { name: string; toCell: (resource: T) => Inline[] },
): DataTable {
  return {
    title: `${title} (${resources.length})`,
    head: ['Name', 'Version', 'Type', summaryName, ...(last === undefined ? [] : [last.name])],
    rows: resources.map((resource) => {
      const { kind, name, version, summary = '-' } = resource
      const cells: Inline[][] = [[name], [`v${version}`], [toKindName(kind)], [summary]]
      return { kind, cells: last === undefined ? cells : [...cells, last.toCell(resource)] }
    }),
  }
}

function toSchema({ resource }: Context, node: MdxJsxFlowElement): ComponentBlock[] {
  if (!isMessage(resource) || resource.schema === undefined) return []
  return [{ type: 'schema', title: getAttribute(node, 'title') ?? resource.schema.file, schema: resource.schema }]
}

/** A resource that a component draws, with the label below the drawing. */
function getDrawn(kind: 'domain' | 'flow', { catalog }: Context, node: MdxJsxFlowElement) {
  const { id, name, version } = getResource(catalog, [kind], getAttribute(node, 'id') ?? '')
  return { id, label: `${kind === 'flow' ? 'Flow diagram' : 'Entity Map'} - ${name} - v(${version})` }
}

/** Blocks of each component. Empty if it has no data on this page. */
const components: Record<string, (context: Context, node: MdxJsxFlowElement) => ComponentBlock[]> = {
  NodeGraph: () => [{ type: 'graph' }],
  EntityPropertiesTable: () => [{ type: 'properties' }],
  Schema: toSchema,
  SchemaViewer: toSchema,
  Tiles({ catalog }, node) {
    const tiles = listElements(node, 'Tile').map((tile) => {
      const [id = '', version] = (getAttribute(tile, 'href') ?? '').split('/').slice(3)
      const found = findResource(catalog, resourceKinds, id, version)
      return {
        title: getAttribute(tile, 'title') ?? '',
        description: getAttribute(tile, 'description') ?? '',
        kind: found?.kind,
        open: found && toCatalogPath(found),
      }
    })
    return [{ type: 'tiles', columns: Number(getAttribute(node, 'columns') ?? 2), tiles }]
  },
  MessageTable({ catalog, resource: { kind, id } }, node) {
    const format = getAttribute(node, 'format') ?? 'all'
    const toChannels = ({ channels }: Message) => [channels.map((channel) => channel.id).join(', ') || '-']
    const withChannels = getAttribute(node, 'showChannels') === 'true'
    const last = withChannels ? { name: 'Channels', toCell: toChannels } : undefined
    const all = listMessageRows(catalog, { [kind]: id })
    const tables = ['Sends', 'Receives'].flatMap((name) => {
      const side = name.toLowerCase()
      const messages = all.flatMap(({ message, direction }) => (direction.includes(side) ? [message] : []))
      return format === 'all' || format === side ? [toTable(`${name} messages`, 'Summary', messages, last)] : []
    })
    return [{ type: 'tables', title: `Messages for this ${kind}`, facts: [], tables }]
  },
  ResourceGroupTable({ catalog, resource }, node) {
    const id = getAttribute(node, 'id')
    const group = toRecords(resource.fields.resourceGroups).find((record) => record.id === id)
    if (group === undefined) return []
    const resources = toRecords(group.items).flatMap(
      (item) => findResource(catalog, resourceKinds, toText(item.id) ?? '', toText(item.version)) ?? [],
    )
    const owners = { name: 'Owners', toCell: (item: Resource) => ownersOf(catalog, item.owners) }
    const withOwners = getAttribute(node, 'showOwners') === 'true'
    const table = toTable('Resources', 'Description', resources, withOwners ? owners : undefined)
    const title = getAttribute(node, 'title') ?? toText(group.title) ?? ''
    return [{ type: 'tables', title, facts: [], tables: [table] }]
  },
  ChannelInformation({ resource }) {
    if (resource.kind !== 'channel') return []
    const { address, protocols, parameters } = resource
    const rows = parameters.map(({ name, description = '', values, default: preset = 'N/A' }) => ({
      cells: [[name], [description], [values.join(', ') || 'N/A'], [preset]],
    }))
    const addresses = address === undefined ? [] : [{ label: 'Address', line: [{ code: address }] }]
    const protocol = { label: protocols.length > 1 ? 'Protocols' : 'Protocol', line: [protocols.join(', ')] }
    const facts = [...addresses, ...(protocols.length === 0 ? [] : [protocol])]
    const head = ['Parameter', 'Description', 'Options', 'Default']
    return [{ type: 'tables', title: 'Channel information', facts, tables: rows.length === 0 ? [] : [{ head, rows }] }]
  },
  Attachments({ resource }) {
    const records = toRecords(resource.fields.attachments)
    const groups = [...groupBy(records, ({ type }) => toText(type) ?? 'Other')].sort(
      ([a], [b]) => Number(a === 'Other') - Number(b === 'Other') || a.localeCompare(b),
    )
    const toAttachment = ({ title, url, summary, description }: Record<string, unknown>) => ({
      title: toText(title) ?? 'Attachment',
      url: toText(url) ?? '',
      summary: toText(summary) ?? toText(description),
    })
    const titled = groups.map(([type, group]) => {
      return { title: `${type} (${group.length})`, items: group.map(toAttachment) }
    })
    return [{ type: 'attachments', groups: titled }]
  },
  Admonition(context, node) {
    const type = getAttribute(node, 'type') ?? ''
    const level = ['danger', 'alert', 'warning'].includes(type) ? type : 'info'
    const title = getAttribute(node, 'title') ?? level.charAt(0).toUpperCase() + level.slice(1)
    return [{ type: 'admonition', level, title, line: toLine(context, node.children) }]
  },
  Steps(context, node) {
    return [{ type: 'steps', title: getAttribute(node, 'title'), steps: toItems(context, node, 'Step') }]
  },
  AccordionGroup: (context, node) => [{ type: 'accordions', items: toItems(context, node, 'Accordion') }],
  EntityMap(context, node) {
    const { id, label } = getDrawn('domain', context, node)
    return [{ type: 'entities', domain: id, label }]
  },
  Flow(context, node) {
    const { id, label } = getDrawn('flow', context, node)
    return [{ type: 'flow', flow: id, label }]
  },
}

/** Blocks that a component shows. Empty if it has no data here. @throws for a component that can't be drawn */
export function toComponentBlocks(context: Context, node: MdxJsxFlowElement): ComponentBlock[] {
  const build = components[node.name ?? '']
  if (build !== undefined) return build(context, node)
  throw new Error(
    `${context.resource.file}  <${node.name ?? ''}> isn't drawn on pages of the example catalog. Add it to lib/catalog/page/components.ts and components/diagrams/page-components.tsx.`,
  )
}
