import { getMessage, getResource } from './find'
import { buildGraphView } from './graph/view'
import { compareMessages } from './schema/changes'
import { findSchemaTree } from './schema/read'
import { listEntities } from './text/tables'
import { messageKinds, type Catalog, type Resource, type ResourceKind } from './types'

/** The lines of a drawing. */
export interface SmallTable {
  type: 'table'
  title: string
  kind: ResourceKind
  rows: { text: string; note: string; change?: 'added' | 'removed' | 'changed' }[]
}

/** Covers show this many boxes of a column. */
const maxBoxes = 4

/** A box of a drawing, in columns from left to right. */
type Box = ReturnType<typeof toBox>

function toBox({ kind, id, name }: Resource, column: number) {
  return { id: `${kind}/${id}:${column}`, label: name, kind, column }
}

/** A graph of arrows and the boxes at their ends. `first` are boxes that come before the others of their column. */
function toGraph(arrows: readonly [Box, Box][], first: readonly Box[] = []) {
  const nodes = new Map([...first, ...arrows.flat()].map((box) => [box.id, box]))
  const ends = arrows.map(([from, to]) => [from.id, to.id] as const)
  return { type: 'graph' as const, nodes: [...nodes.values()], arrows: ends }
}

/** A few messages of each kind in turn, with their senders and receivers. */
function toMessageGraph(catalog: Catalog, props: Record<string, string | undefined>) {
  const counts = { event: 0, command: 0, query: 0 }
  const picked = buildGraphView(catalog, props)
    .messages.filter(({ senders, receivers }) => senders.length > 0 && receivers.length > 0)
    .map((item) => ({ ...item, rank: counts[item.message.kind]++ }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, maxBoxes)
  return toGraph(
    picked.flatMap(({ message, senders, receivers }): [Box, Box][] => [
      ...senders.slice(0, 2).map((sender): [Box, Box] => [toBox(sender, 0), toBox(message, 1)]),
      ...receivers.slice(0, 2).map((receiver): [Box, Box] => [toBox(message, 1), toBox(receiver, 2)]),
    ]),
  )
}

/** Entities with references, next to the ones they reference. */
function toEntityGraph(catalog: Catalog, domain: string) {
  const entities = listEntities(getResource(catalog, ['domain'], domain))
  const references = entities
    .map((from) => ({ from, to: from.properties.flatMap((property) => property.references ?? []) }))
    .filter(({ to }) => to.length > 0)
    .slice(0, maxBoxes)
  const sources = references.map(({ from }) => from)
  const targets = entities.filter((entity) => references.some(({ to }) => to.includes(entity)))
  const toEntityBox = (entity: Resource) => toBox(entity, sources.some(({ id }) => id === entity.id) ? 0 : 1)
  const arrows = references.flatMap(({ from, to }) =>
    to.map((target): [Box, Box] => [toEntityBox(from), toEntityBox(target)]),
  )
  return toGraph(arrows, [...sources, ...targets].map(toEntityBox))
}

function toFieldTable({ name, kind }: Resource, fields: readonly { name: string; type: string }[]): SmallTable {
  return { type: 'table', title: name, kind, rows: fields.map((field) => ({ text: field.name, note: field.type })) }
}

type Build = (
  catalog: Catalog,
  props: Record<string, string | undefined>,
) => ReturnType<typeof toGraph> | SmallTable | undefined

const builders: Record<string, Build> = {
  CatalogGraph: toMessageGraph,
  EntityMap: (catalog, { domain = '' }) => toEntityGraph(catalog, domain),
  ResourcePage(catalog, props) {
    if (props.container !== undefined) {
      const store = getResource(catalog, ['container'], props.container)
      const users = [...new Set([...store.writers, ...store.readers])]
      const box = toBox(store, 1)
      const arrows = users.map((user): [Box, Box] => [toBox(user, 0), box])
      return toGraph(arrows, [box])
    }
    if (props.entity === undefined)
      return toMessageGraph(catalog, { ...props, message: messageKinds.map((kind) => props[kind]).find(Boolean) })
    const entity = getResource(catalog, ['entity'], props.entity)
    return toFieldTable(entity, entity.properties)
  },
  SchemaDiff(catalog, { message: id = '', from = '', to = '' }) {
    const after = getMessage(catalog, id, to)
    const rows = compareMessages(getMessage(catalog, id, from), after)?.changes.map(({ path, change, breaking }) => {
      return { text: path, note: breaking ? 'breaking' : change, change }
    })
    return rows && { type: 'table', title: `${after.name} ${from} to ${to}`, kind: after.kind, rows }
  },
  SchemaView(catalog, { message: id = '', version }) {
    const message = getMessage(catalog, id, version)
    const tree = message.schema && findSchemaTree(message.schema)
    return tree && toFieldTable(message, tree.fields)
  },
  UbiquitousLanguage(catalog, { domain = '' }) {
    const { name, kind, language } = getResource(catalog, ['domain'], domain)
    const rows = language.map((term) => ({ text: term.name, note: term.summary ?? '' }))
    return { type: 'table', title: `${name}: ubiquitous language`, kind, rows }
  },
}

/** A component's drawing, simplified for covers. Undefined if it has none. @throws if its resource doesn't exist */
export function toMiniature(catalog: Catalog, name: string, props: Record<string, string | undefined>) {
  return Object.hasOwn(builders, name) ? builders[name]?.(catalog, props) : undefined
}
