import type { ReactNode } from 'react'
import type { GraphIds, PlanEdge, GraphView, Note, PlanNode, Tucked, Plan } from '@/lib/catalog/graph/types'
import type { Placed } from '@/lib/catalog/layout-cache'
import {
  toLinePath,
  toCylinderPath,
  toIconPath,
  type GraphIcon,
  toFoldPath,
  toNotePath,
} from '@/lib/catalog/graph/shapes'
import { toKindName, messageKinds, type ResourceKind } from '@/lib/catalog/types'
import { smallLineHeight, textInset } from '@/lib/catalog/graph/nodes'
import { Words, toPlaces, toSizeClass, toSizes } from './parts'

interface GraphLinesProps {
  edges: readonly PlanEdge[]
  placed: Placed
  ids: GraphIds
  className: string
  /** Adds attributes that identify each edge's endpoints. One layout is enough: both have the same edge order. */
  isNamed?: boolean
}

/** Ids of an edge's party and messages, separated by spaces. Party keys may end with `:side`. */
function toEnds({ party, messages }: PlanEdge, ids: GraphIds): string {
  const [kind = '', rest = ''] = party.split('/')
  const [id = ''] = rest.split(':')
  return [ids.party(kind, id), ...messages.map(ids.note)].join(' ')
}

/** The edges of a graph: `data-s` if the party sends, `data-r` if it receives. */
function GraphLines({ edges, placed, ids, className, isNamed = false }: GraphLinesProps) {
  return (
    <g className={className}>
      {edges.map((edge) => {
        const ends = isNamed && { [edge.role === 'send' ? 'data-s' : 'data-r']: toEnds(edge, ids) }
        return <path key={edge.key} {...ends} d={toLinePath(placed.lines[edge.key] ?? [])} />
      })}
    </g>
  )
}

function Sample({ kind }: { kind: ResourceKind }) {
  const note = messageKinds.find((name) => name === kind)
  return (
    <svg width="20" height="16" viewBox="-1 -1 20 16" className="graph-sample" aria-hidden="true">
      {note === undefined ? (
        <g className={kind === 'container' ? 'g-store' : kind === 'channel' ? 'g-lane' : `g-box k-${kind}`}>
          {kind === 'container' ? (
            <path d={toCylinderPath(14, 14)} />
          ) : (
            <rect width="18" height="14" rx={kind === 'domain' ? 1 : 4} />
          )}
        </g>
      ) : (
        <g className={`g-note k-${note}`}>
          <NoteShape kind={note} width={18} height={14} />
        </g>
      )}
    </svg>
  )
}

/** Legend for the shapes and colors in a graph. Lists only the kinds that the graph shows. */
function GraphLegend({ view }: { view: GraphView }) {
  const shown = new Set<ResourceKind>([
    ...view.parties.map(({ kind }) => kind),
    ...view.messages.map(({ message }) => message.kind),
    ...(view.channels.length === 0 ? [] : (['channel'] as const)),
    ...(view.stores.length === 0 ? [] : (['container'] as const)),
  ])
  const order: ResourceKind[] = ['service', 'domain', 'event', 'command', 'query', 'channel', 'container']
  return (
    <ul className="graph-legend" aria-label="Key">
      {order.map((kind) =>
        shown.has(kind) ? (
          <li key={kind}>
            <Sample kind={kind} />
            {toKindName(kind)}
          </li>
        ) : null,
      )}
    </ul>
  )
}

function Icon({ kind, x, y }: { kind: GraphIcon; x: number; y: number }) {
  return <path className="g-icon" d={toIconPath(kind, x, y)} />
}

/** The outline of a message. Events have a folded corner. */
export function NoteShape({ kind, width, height }: Pick<Note, 'kind' | 'width' | 'height'>) {
  return (
    <>
      <path d={toNotePath(kind, width, height)} />
      {kind === 'event' ? <path className="g-fold" d={toFoldPath(width, height)} /> : null}
    </>
  )
}

/** A message. Shape, color and icon all indicate its kind. */
function GraphNote({ note, ids }: { note: Note; ids: GraphIds }) {
  const { kind, key, lines, x, y, width, height } = note
  return (
    <g className={`g-note k-${kind}`} data-k={ids.note(key)} transform={`translate(${x} ${y})`}>
      <NoteShape kind={kind} width={width} height={height} />
      {lines.length === 0 ? null : <Icon kind={kind} x={7} y={height / 2 - 7} />}
      <Words lines={lines} x={textInset - 1} middle={height / 2} />
    </g>
  )
}

/** A data store under its service. Arrows between them show writes (down) and reads (up). */
function Store({ store, ids }: { store: Tucked; ids: GraphIds }) {
  const { id, lines, x, y, width, height, writes, reads } = store
  if (lines.length === 0)
    return <path className="g-store" transform={`translate(${x} ${y})`} d={toCylinderPath(width, height)} />
  const arrows = (writes ? 'M20-11v9m-3-3 3 3 3-3' : '') + (reads ? 'M34-2v-9m-3 3 3-3 3 3' : '')
  return (
    <g className="g-store" data-k={ids.store(id)} transform={`translate(${x} ${y})`}>
      <path className="g-use" d={arrows} />
      <path d={toCylinderPath(width, height)} />
      <Words lines={lines} x={9} middle={height / 2 + 3} step={smallLineHeight} />
    </g>
  )
}

/** What a party does with the messages in the graph: `sends`, `receives`, or both. */
function toRoles(edges: readonly PlanEdge[], key: string): string {
  const does = (role: PlanEdge['role']) => edges.some((edge) => edge.party === key && edge.role === role)
  return [...(does('send') ? ['sends'] : []), ...(does('receive') ? ['receives'] : [])].join(', ')
}

/**
 * A service, or a domain that represents its services. In the narrow layout, where senders and receivers are on the same
 * side, a label above it says what it does.
 */
function GraphParty({ node, ids, roles }: { node: PlanNode; ids: GraphIds; roles: string }) {
  const { kind, id, lines, width, ownHeight, stores, isFocus } = node
  return (
    <>
      {roles === '' ? null : (
        <text className="g-narrow" y={-4}>
          {roles}
        </text>
      )}
      <g className={`g-box k-${kind}${isFocus ? ' is-focus' : ''}`} data-k={ids.party(kind, id)}>
        <rect width={width} height={ownHeight} rx={kind === 'domain' ? 2 : 6} />
        <Icon kind={kind === 'domain' ? 'domain' : 'service'} x={7} y={ownHeight / 2 - 7} />
        <Words lines={lines} x={textInset} middle={ownHeight / 2} />
      </g>
      {stores.map((store) => (
        <Store key={store.id} store={store} ids={ids} />
      ))}
    </>
  )
}

/** A channel, as a lane with its messages. */
function GraphLane({ node, ids }: { node: PlanNode; ids: GraphIds }) {
  const { id, lines, width, height, narrow, notes, isFocus } = node
  const middle = narrow === undefined ? 14 + ((lines.length - 1) * smallLineHeight) / 2 : height / 2
  return (
    <>
      <g className={`g-lane${isFocus ? ' is-focus' : ''}`} data-k={ids.channel(id) || undefined}>
        <rect className={narrow === undefined ? undefined : 'g-wide'} width={width} height={height} rx={8} />
        {narrow === undefined ? null : <rect className="g-narrow" width={narrow.width} height={narrow.height} rx={8} />}
        {lines.length === 0 ? null : <Icon kind="channel" x={7} y={(narrow === undefined ? 13 : 15) - 7} />}
        <Words lines={lines} x={textInset} middle={narrow === undefined ? middle : 15} step={smallLineHeight} />
      </g>
      {narrow === undefined ? (
        notes.map((note) => <GraphNote key={note.key} note={note} ids={ids} />)
      ) : (
        <g
          style={{ '--n': `${narrow.moveX}px,${narrow.moveY}px`, '--w': '0,0' } as React.CSSProperties}
          className="g-at"
        >
          {notes.map((note) => (
            <GraphNote key={note.key} note={note} ids={ids} />
          ))}
        </g>
      )}
    </>
  )
}

interface GraphFigureProps {
  view: GraphView
  plan: Plan
  ids: GraphIds
  /** Where everything is in a wide frame. */
  wide: Placed
  /** The same on a phone. CSS switches between them. */
  narrow: Placed
  /** More of the caption. */
  note?: ReactNode
  /** What follows the caption, such as the list view. */
  children?: ReactNode
}

/** A graph whose layout is known, with its caption and legend. It runs on the server and in the browser. */
export function GraphFigure({ view, plan, ids, wide, narrow, note, children }: GraphFigureProps) {
  return (
    <figure className="graph" aria-label={view.title}>
      <div className="graph-frame">
        <svg
          className={`graph-svg ${toSizeClass(wide.width)}`}
          style={toSizes(narrow, wide)}
          role="img"
          aria-label={`${view.title}. The list below has the same information.`}
        >
          <g className="graph-scene">
            {plan.lanes.map((node) => (
              <g key={node.key} className="g-at" style={toPlaces(node.key, narrow, wide)}>
                <GraphLane node={node} ids={ids} />
              </g>
            ))}
            {plan.parties.map((node) => (
              <g key={node.key} className="g-at" style={toPlaces(node.key, narrow, wide)}>
                <GraphParty node={node} ids={ids} roles={toRoles(plan.edges, node.key)} />
              </g>
            ))}
            <GraphLines edges={plan.edges} placed={narrow} ids={ids} className="g-lines g-narrow" />
            <GraphLines edges={plan.edges} placed={wide} ids={ids} className="g-lines g-wide" isNamed />
          </g>
        </svg>
      </div>
      <div className="graph-caption">
        <span className="graph-title">{view.title}</span>
        {note}
        <GraphLegend view={view} />
      </div>
      {children}
    </figure>
  )
}
