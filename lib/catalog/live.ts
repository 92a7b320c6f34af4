import { buildEntityPlan, prepareEntities } from './entities'
import { getResource, isMessage } from './find'
import { buildFlowPlan, prepareFlow } from './flow/plan'
import { prepareLayout } from './graph/layout'
import { buildPlan } from './graph/plan'
import type { GraphProps } from './graph/types'
import { buildGraphView } from './graph/view'
import { getAttribute, parseBody } from './page/body'
import { buildSidebar, type SidebarNode } from './page/sidebar'
import { joinBlocks } from './text/blocks'
import { toFlowText } from './text/flow-walk'
import { toGraphText } from './text/graph'
import { writePage } from './text/resource-page'
import { resourceKinds, toKindName, type Catalog, type Message, type Resource } from './types'

/** Parts of EventCatalog that the demo shows: a resource's page, its graph or flow, and its schema. */
export const liveViews = ['page', 'graph', 'schema'] as const
export type LiveView = (typeof liveViews)[number]

/** The subject of a resource's graph. Undefined if it has none: people, data, channels, flows and old versions. */
export function toGraphSubject(resource: Resource): GraphProps | undefined {
  const { kind, id, isLatest } = resource
  if (isMessage(resource)) return { message: id }
  const hasGraph = isLatest && (kind === 'domain' || kind === 'service')
  return hasGraph ? { [kind]: id } : undefined
}

/** Views that a resource has, the first of which is shown if the wanted one is missing. */
export function listLiveViews(resource: Resource): LiveView[] {
  const has = {
    page: true,
    graph: resource.kind === 'flow' || toGraphSubject(resource) !== undefined,
    schema: isMessage(resource) && resource.schema !== undefined,
  }
  return liveViews.filter((view) => has[view])
}

/** The resource that `<LiveCatalog resource="OrderService" />` opens. @throws if it doesn't exist */
export function getLiveResource(catalog: Catalog, props: Record<string, string | undefined>): Resource {
  return getResource(catalog, resourceKinds, props.resource ?? '', props.version)
}

/** Computes the layouts of the entity maps and flows in a resource's text. */
export async function preparePage(catalog: Catalog, resource: Resource): Promise<void> {
  for (const node of parseBody(resource.markdown)) {
    if (node.type !== 'mdxJsxFlowElement') continue
    const id = getAttribute(node, 'id')
    if (node.name === 'EntityMap') await prepareEntities(buildEntityPlan(catalog, id))
    if (node.name === 'Flow') await prepareFlow(buildFlowPlan(getResource(catalog, ['flow'], id)))
  }
}

/** Computes the layouts of everything that the demo shows of a resource. */
export async function prepareLive(catalog: Catalog, resource: Resource): Promise<void> {
  await preparePage(catalog, resource)
  const subject = toGraphSubject(resource)
  if (subject !== undefined) await prepareLayout(buildPlan(buildGraphView(catalog, subject)))
  if (resource.kind === 'flow') await prepareFlow(buildFlowPlan(resource))
}

/** The groups around the current entry. A message is in several services: the one that sends it comes first. */
function findOpenGroups(nodes: readonly SidebarNode[]): SidebarNode[] | undefined {
  const paths = nodes.flatMap((node): SidebarNode[][] => {
    if (node.isCurrent === true) return [[]]
    const inner = findOpenGroups(node.items ?? [])
    return inner === undefined ? [] : [[node, ...inner]]
  })
  return paths.find((path) => path.some(({ label }) => label.startsWith('Sends'))) ?? paths[0]
}

/** Sidebar entries that lead to a page of the demo, and the groups that contain them. */
export function buildLiveSidebar(catalog: Catalog, resource: Resource): SidebarNode[] {
  const all = buildSidebar(catalog, resource.id)
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
export function listOlderSchemas(resource: Resource): Message[] {
  const older = resource.versions.slice(resource.versions.indexOf(resource) + 1)
  return older.filter(isMessage).filter(({ schema }) => schema !== undefined)
}

/** Text of the demo: what it shows of the resource that it opens with. */
export function toLiveText(catalog: Catalog, props: Record<string, string | undefined>): string {
  const resource = getLiveResource(catalog, props)
  const subject = toGraphSubject(resource)
  return joinBlocks(
    writePage(catalog, resource),
    subject === undefined ? '' : toGraphText(catalog, subject),
    resource.kind === 'flow' ? toFlowText(catalog, { flow: resource.id }) : '',
  )
}

/** What screen readers hear when a resource opens: `Order placed, event, version 2.0.0`. */
export function toLiveTitle({ name, kind, version }: Resource): string {
  return `${name}, ${toKindName(kind)}${version === '' ? '' : `, version ${version}`}`
}
