import { buildEntityPlan } from './entities/plan'
import { getMessage, getResource } from './find'
import { buildGraphView } from './graph/view'
import { compareMessages } from './schema/changes'
import { findSchemaTree } from './schema/read'
import { messageKinds, type Catalog, type Resource, type ResourceKind } from './types'

/** A few boxes of a drawing, by column from left to right. */
export interface SmallGraph {
  type: 'graph'
  nodes: { id: string; label: string; kind: ResourceKind; column: number }[]
  arrows: [from: string, to: string][]
}

/** The first lines of a drawing. */
export interface SmallTable {
  type: 'table'
  title: string
  kind: ResourceKind
  rows: { text: string; note: string; change?: 'added' | 'removed' | 'changed' }[]
}

type Props = Record<string, string | undefined>

/** Maximum number of boxes in a column. */
const maxBoxes = 4

/** Picks messages of each kind in turn, so that even a few of them show every kind. */
function pickMixed<T extends { message: { kind: string } }>(messages: readonly T[], count: number): T[] {
  const ranks = new Map<string, number>()
  return messages
    .map((message) => {
      const rank = ranks.get(message.message.kind) ?? 0
      ranks.set(message.message.kind, rank + 1)
      return { message, rank }
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ message }) => message)
}

function toGraph(catalog: Catalog, props: Props): SmallGraph {
  const nodes = new Map<string, SmallGraph['nodes'][number]>()
  const arrows: SmallGraph['arrows'] = []
  const isFull = (column: number) => [...nodes.values()].filter((node) => node.column === column).length >= maxBoxes
  const add = ({ kind, id, name }: Resource, column: number) => {
    const key = `${kind}/${id}:${column}`
    if (!nodes.has(key) && isFull(column)) return undefined
    nodes.set(key, { id: key, label: name, kind, column })
    return key
  }
  const view = buildGraphView(catalog, props)
  const complete = view.messages.filter(({ senders, receivers }) => senders.length > 0 && receivers.length > 0)
  for (const { message, senders, receivers } of pickMixed(complete, maxBoxes)) {
    const middle = add(message, 1)
    if (middle === undefined) continue
    for (const sender of senders.slice(0, 2)) {
      const from = add(sender, 0)
      if (from !== undefined) arrows.push([from, middle])
    }
    for (const receiver of receivers.slice(0, 2)) {
      const to = add(receiver, 2)
      if (to !== undefined) arrows.push([middle, to])
    }
  }
  return { type: 'graph', nodes: [...nodes.values()], arrows }
}

/** A data store with the services that use it. */
function toStoreGraph(catalog: Catalog, id: string): SmallGraph {
  const store = getResource(catalog, ['container'], id)
  const users = [...new Set([...store.writers, ...store.readers].map((ref) => ref.id))].slice(0, maxBoxes)
  return {
    type: 'graph',
    nodes: [
      ...users.map((user) => {
        const { name } = getResource(catalog, ['service'], user)
        return { id: user, label: name, kind: 'service' as const, column: 0 }
      }),
      { id, label: store.name, kind: 'container', column: 1 },
    ],
    arrows: users.map((user) => [user, id]),
  }
}

/** The entity with the most references, next to the ones it references. */
function toEntityGraph(catalog: Catalog, domain: string): SmallGraph {
  const boxes = buildEntityPlan(catalog, domain)
  const toTargets = (rows: (typeof boxes)[number]['rows']) => [...new Set(rows.flatMap(({ to }) => to ?? []))]
  const sources = boxes.filter(({ rows }) => toTargets(rows).length > 0).slice(0, maxBoxes)
  const arrows = sources.flatMap(({ key, rows }) => toTargets(rows).map((to): [string, string] => [key, to]))
  const isSource = (key: string) => sources.some((source) => source.key === key)
  const targets = boxes.filter(({ key }) => !isSource(key) && arrows.some(([, to]) => to === key)).slice(0, maxBoxes)
  return {
    type: 'graph',
    nodes: [...sources, ...targets].map(({ key, name }) => {
      return { id: key, label: name, kind: 'entity', column: isSource(key) ? 0 : 1 }
    }),
    arrows: arrows.filter(([, to]) => targets.some(({ key }) => key === to)),
  }
}

function toSchemaTable(catalog: Catalog, { message: id = '', version }: Props): SmallTable | undefined {
  const { kind, name, schema } = getMessage(catalog, id, version)
  const tree = schema === undefined ? undefined : findSchemaTree(schema)
  return (
    tree && {
      type: 'table',
      title: name,
      kind,
      rows: tree.fields.map((field) => ({ text: field.name, note: field.type })),
    }
  )
}

function toDiffTable(catalog: Catalog, { message: id = '', from = '', to = '' }: Props): SmallTable | undefined {
  const after = getMessage(catalog, id, to)
  const compared = compareMessages(getMessage(catalog, id, from), after)
  return (
    compared && {
      type: 'table',
      title: `${after.name} ${from} to ${to}`,
      kind: after.kind,
      rows: compared.changes.map(({ path, change, breaking }) => ({
        text: path,
        note: breaking ? 'breaking' : change,
        change,
      })),
    }
  )
}

function toPage(catalog: Catalog, props: Props): SmallGraph | SmallTable {
  if (props.entity !== undefined) {
    const { name, properties } = getResource(catalog, ['entity'], props.entity)
    return {
      type: 'table',
      title: name,
      kind: 'entity',
      rows: properties.map((property) => ({ text: property.name, note: property.type })),
    }
  }
  if (props.container !== undefined) return toStoreGraph(catalog, props.container)
  const message = messageKinds.map((kind) => props[kind]).find((id) => id !== undefined)
  return toGraph(catalog, message === undefined ? props : { message })
}

function toTermTable(catalog: Catalog, id: string): SmallTable {
  const { name, language } = getResource(catalog, ['domain'], id)
  const rows = language.map((term) => ({ text: term.name, note: term.summary ?? '' }))
  return { type: 'table', title: `${name}: ubiquitous language`, kind: 'domain', rows }
}

const builders: Record<string, (catalog: Catalog, props: Props) => SmallGraph | SmallTable | undefined> = {
  CatalogGraph: toGraph,
  EntityMap: (catalog, { domain = '' }) => toEntityGraph(catalog, domain),
  ResourcePage: toPage,
  SchemaDiff: toDiffTable,
  SchemaView: toSchemaTable,
  UbiquitousLanguage: (catalog, { domain = '' }) => toTermTable(catalog, domain),
}

/**
 * A simplified drawing, for covers. Undefined for other components, and if there's nothing to show.
 * @param name component, such as `CatalogGraph`
 * @throws if it refers to a resource that doesn't exist
 */
export function toMiniature(catalog: Catalog, name: string, props: Props): SmallGraph | SmallTable | undefined {
  return Object.hasOwn(builders, name) ? builders[name]?.(catalog, props) : undefined
}

/** The kind of the resource with this id. Undefined if there's none. */
export function findKindById(catalog: Catalog, id: string): ResourceKind | undefined {
  return catalog.resources.find((resource) => resource.id === id)?.kind
}
