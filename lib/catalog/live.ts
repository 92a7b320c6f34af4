import { toCatalogPath } from './address'
import { getResource } from './find'
import { prepareFlow, buildFlowPlan } from './flow/plan'
import { prepareLayout } from './graph/layout'
import { buildPlan } from './graph/plan'
import type { GraphProps } from './graph/types'
import { buildGraphView } from './graph/view'
import { isMessage } from './page/sections'
import { preparePage } from './page/prepare'
import { SidebarBuilder, type SidebarNode } from './page/sidebar'

import { toFlowText } from './text/flow-walk'
import { toGraphText } from './text/graph'
import { toKindName } from './kinds'
import type { TextBlock } from './text/blocks'
import { toPageText } from './text/resource-page'
import { resourceKinds, type Catalog, type Resource } from './types'
import { compareVersions } from './versions'

/** Parts of EventCatalog that the demo shows: a resource's page, its graph or flow, and its schema. */
export const liveViews = ['page', 'graph', 'schema'] as const
export type LiveView = (typeof liveViews)[number]

/** The subject of a resource's graph. Undefined if it has none: people, data, flows and old versions. */
export function toGraphSubject(resource: Resource): GraphProps | undefined {
  const { kind, id, isLatest } = resource
  if (isMessage(resource)) return { message: id }
  if (!isLatest) return undefined
  return kind === 'domain' || kind === 'service' || kind === 'channel' ? { [kind]: id } : undefined
}

/** Views that a resource has, the first of which is shown if the wanted one is missing. */
export function listLiveViews(resource: Resource): LiveView[] {
  const hasGraph = resource.kind === 'flow' || toGraphSubject(resource) !== undefined
  const hasSchema = 'schema' in resource && resource.schema !== undefined
  return ['page', ...(hasGraph ? (['graph'] as const) : []), ...(hasSchema ? (['schema'] as const) : [])]
}

/** The resource that `<LiveCatalog resource="OrderService" />` opens. @throws if it doesn't exist */
export function getLiveResource(catalog: Catalog, props: Record<string, string | undefined>): Resource {
  return getResource(catalog, resourceKinds, props.resource ?? '', props.version)
}

/** Computes the layouts of everything that the demo shows of a resource. */
export async function prepareLive(catalog: Catalog, resource: Resource): Promise<void> {
  await preparePage(catalog, resource)
  const subject = toGraphSubject(resource)
  if (subject !== undefined) await prepareLayout(buildPlan(buildGraphView(catalog, subject)))
  if (resource.kind === 'flow') await prepareFlow(buildFlowPlan(catalog, resource))
}

/** The groups around the current entry. A message is in several services: the one that sends it comes first. */
function findOpenGroups(nodes: readonly SidebarNode[]): SidebarNode[] | undefined {
  const paths = nodes.flatMap((node): SidebarNode[][] => {
    if (node.isCurrent === true) return [[]]
    const inner = node.items === undefined ? undefined : findOpenGroups(node.items)
    return inner === undefined ? [] : [[node, ...inner]]
  })
  return paths.find((path) => path.some(({ label }) => label.startsWith('Sends'))) ?? paths[0]
}

/** Sidebar entries that lead to a page of the demo, and the groups that contain them. */
export function buildLiveSidebar(catalog: Catalog, resource: Resource): SidebarNode[] {
  const all = new SidebarBuilder(catalog, resource.id).build()
  const open = new Set(findOpenGroups(all))
  const keep = (nodes: readonly SidebarNode[]): SidebarNode[] =>
    nodes.flatMap((node) => {
      if (node.items === undefined) return node.open === undefined ? [] : [node]
      const items = keep(node.items)
      return items.length === 0 ? [] : [{ ...node, items, isOpen: open.has(node) }]
    })
  return keep(all)
}

/** Older versions of a message that have a schema, newest first. */
export function listOlderSchemas(catalog: Catalog, resource: Resource): Resource[] {
  return catalog.resources
    .filter(
      ({ kind, id, version }) =>
        kind === resource.kind && id === resource.id && compareVersions(version, resource.version) < 0,
    )
    .filter((older) => 'schema' in older && older.schema !== undefined)
    .sort((a, b) => compareVersions(b.version, a.version))
}

/** Text of the demo: what it shows of the resource that it opens with. */
export function toLiveText(catalog: Catalog, props: Record<string, string | undefined>): TextBlock[] {
  const resource = getLiveResource(catalog, props)
  const subject = toGraphSubject(resource)
  return [
    ...toPageText(catalog, { [resource.kind]: resource.id, version: resource.version || undefined }),
    ...(subject === undefined ? [] : toGraphText(catalog, subject)),
    ...(resource.kind === 'flow' ? toFlowText(catalog, { flow: resource.id }) : []),
  ]
}

/** What screen readers hear when a resource opens: `Order placed, event, version 2.0.0`. */
export function toLiveTitle({ name, kind, version }: Resource): string {
  return `${name}, ${toKindName(kind)}${version === '' ? '' : `, version ${version}`}`
}

/** Path of the file with what the demo shows of a resource, below the folder of all of them. */
export function toLiveFile(resource: Pick<Resource, 'kind' | 'id' | 'version'>): string {
  return `${toCatalogPath(resource)}.json`
}
