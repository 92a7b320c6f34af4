import type { CSSProperties, ReactNode } from 'react'
import { smallLineHeight, textInset } from '@/lib/catalog/graph/nodes'
import {
  toCylinderPath,
  toFoldPath,
  toIconPath,
  toLinePath,
  toNotePath,
  type GraphIcon,
} from '@/lib/catalog/graph/shapes'
import type { GraphIds, GraphView, Note, Plan, PlanEdge, PlanNode, Tucked } from '@/lib/catalog/graph/types'
import type { Placed } from '@/lib/catalog/layout-cache'
import { messageKinds, toKindName, type ResourceKind } from '@/lib/catalog/types'
import { Words, toPlaces, toSizeClass, toSizes } from './parts'

/** Ids of an edge's party and messages, separated by spaces. Party keys may end with `:side`. */
function toEnds({ party, messages }: PlanEdge, ids: GraphIds): string {
  const [kind = '', id = ''] = party.split(/[/:]/)
  return [ids.party(kind, id), ...messages.map(ids.note)].join(' ')
}

function Sample({ kind }: { kind: ResourceKind }) {
  const note = messageKinds.find((name) => name === kind)
  const className =
    { container: 'g-store', channel: 'g-lane' }[kind as string] ?? `g-${note ? 'note' : 'box'} k-${kind}`
  return (
    <svg width="20" height="16" viewBox="-1 -1 20 16" className="graph-sample" aria-hidden="true">
      <g className={className}>
        {kind === 'container' && <path d={toCylinderPath(14, 14)} />}
        {kind !== 'container' && !note && <rect width="18" height="14" rx={kind === 'domain' ? 1 : 4} />}
        {note && <NoteShape kind={note} width={18} height={14} />}
      </g>
    </svg>
  )
}

const legend: ResourceKind[] = ['service', 'domain', 'event', 'command', 'query', 'channel', 'container']

/** Legend for the shapes and colors in a graph. Lists only the kinds that the graph shows. */
function GraphLegend({ view: { parties, messages, channels, stores } }: { view: GraphView }) {
  const parts = [parties, messages.map(({ message }) => message), channels, stores.map(({ store }) => store)].flat()
  const shown = legend.filter((kind) => parts.some((part) => part.kind === kind))
  return (
    <ul className="graph-legend" aria-label="Key">
      {shown.map((kind) => (
        <li key={kind}>
          <Sample kind={kind} />
          {toKindName(kind)}
        </li>
      ))}
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
  const [place, outline] = [`translate(${x} ${y})`, toCylinderPath(width, height)]
  if (lines.length === 0) return <path className="g-store" transform={place} d={outline} />
  const arrows = (writes ? 'M20-11v9m-3-3 3 3 3-3' : '') + (reads ? 'M34-2v-9m-3 3 3-3 3 3' : '')
  return (
    <g className="g-store" data-k={ids.store(id)} transform={place}>
      <path className="g-use" d={arrows} />
      <path d={outline} />
      <Words lines={lines} x={9} middle={height / 2 + 3} step={smallLineHeight} />
    </g>
  )
}

/** A service, or a domain that represents its services. The narrow layout has a label above it with what it does. */
function GraphParty({ node, ids, edges }: { node: PlanNode; ids: GraphIds; edges: readonly PlanEdge[] }) {
  const { key, kind, id, lines, width, ownHeight, stores, isFocus } = node
  const roles = (['send', 'receive'] as const).filter((role) =>
    edges.some((edge) => edge.party === key && edge.role === role),
  )
  return (
    <>
      <text className="g-narrow" y={-4}>
        {roles.map((role) => `${role}s`).join(', ')}
      </text>
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

/** A channel, as a lane with its messages. Sheets of a compact lane move in the narrow layout. */
function GraphLane({ node, ids }: { node: PlanNode; ids: GraphIds }) {
  const { id, lines, width, height, narrow, isFocus } = node
  const middle = narrow === undefined ? 14 + ((lines.length - 1) * smallLineHeight) / 2 : 15
  const notes = node.notes.map((note) => <GraphNote key={note.key} note={note} ids={ids} />)
  const places = narrow && { '--n': `${narrow.moveX}px,${narrow.moveY}px`, '--w': '0,0' }
  return (
    <>
      <g className={`g-lane${isFocus ? ' is-focus' : ''}`} data-k={ids.channel(id) || undefined}>
        <rect className={narrow && 'g-wide'} width={width} height={height} rx={8} />
        {narrow && <rect className="g-narrow" width={narrow.width} height={narrow.height} rx={8} />}
        {lines.length === 0 ? null : <Icon kind="channel" x={7} y={narrow === undefined ? 6 : 8} />}
        <Words lines={lines} x={textInset} middle={middle} step={smallLineHeight} />
      </g>
      {places === undefined ? (
        notes
      ) : (
        <g style={places as CSSProperties} className="g-at">
          {notes}
        </g>
      )}
    </>
  )
}

/** Keeps a tall graph from taking up several screens of a phone: it scrolls in its frame. */
function Frame({ view, narrow, children }: Pick<GraphFigureProps, 'view' | 'narrow' | 'children'>) {
  if (narrow.height <= 700) return <div className="graph-frame">{children}</div>
  return (
    <docs-scroll class="graph-frame max-md:max-h-120 max-md:fade-end print:max-h-none" label={view.title}>
      {children}
    </docs-scroll>
  )
}

/** The layouts for a wide frame and for a phone, between which CSS switches. `children` follow the caption. */
interface GraphFigureProps extends Record<'wide' | 'narrow', Placed> {
  view: GraphView
  plan: Plan
  ids: GraphIds
  note?: ReactNode
  children?: ReactNode
}

/** A graph whose layout is known, with its caption and legend. It runs on the server and in the browser. */
export function GraphFigure({ view, plan, ids, wide, narrow, note, children }: GraphFigureProps) {
  const { lanes, parties, edges } = plan
  const toLine = ({ key }: PlanEdge, { lines }: Placed) => toLinePath(lines[key] ?? [])
  return (
    <figure className="graph" aria-label={view.title}>
      <Frame view={view} narrow={narrow}>
        <svg
          className={`graph-svg ${toSizeClass(wide.width)}`}
          style={toSizes(narrow, wide)}
          role="img"
          aria-label={`${view.title}. The list below has the same information.`}
        >
          <g className="graph-scene">
            {[...lanes, ...parties].map((node) => (
              <g key={node.key} className="g-at" style={toPlaces(node.key, narrow, wide)}>
                {node.kind === 'lane' ? (
                  <GraphLane node={node} ids={ids} />
                ) : (
                  <GraphParty node={node} ids={ids} edges={edges} />
                )}
              </g>
            ))}
            <g className="g-lines g-narrow">
              {edges.map((edge) => (
                <path key={edge.key} d={toLine(edge, narrow)} />
              ))}
            </g>
            {/* Both layouts have the same order, so one names the edges' ends: `data-s` if the party sends. */}
            <g className="g-lines g-wide">
              {edges.map((edge) => (
                <path
                  key={edge.key}
                  {...{ [edge.role === 'send' ? 'data-s' : 'data-r']: toEnds(edge, ids) }}
                  d={toLine(edge, wide)}
                />
              ))}
            </g>
          </g>
        </svg>
      </Frame>
      <div className="graph-caption">
        <span className="graph-title">{view.title}</span>
        {note}
        <GraphLegend view={view} />
      </div>
      {children}
    </figure>
  )
}
