import { smallLineHeight, textInset } from '@/lib/catalog/graph/nodes'
import { Words } from './words'
import { toIconPath, type GraphIcon } from '@/lib/catalog/graph/icons'
import type { Note, PlanNode, Tucked } from '@/lib/catalog/graph/plan-types'
import type { Marks } from '@/lib/catalog/graph/marks'
import { toCylinderPath, toFoldPath, toNotePath } from '@/lib/catalog/graph/shapes'

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
export function GraphNote({ note, marks }: { note: Note; marks: Marks }) {
  const { kind, key, lines, x, y, width, height } = note
  return (
    <g className={`g-note k-${kind}`} data-k={marks.note(key)} transform={`translate(${x} ${y})`}>
      <NoteShape kind={kind} width={width} height={height} />
      {lines.length === 0 ? null : <Icon kind={kind} x={7} y={height / 2 - 7} />}
      <Words lines={lines} x={textInset - 1} middle={height / 2} />
    </g>
  )
}

/** A data store under its service. Arrows between them show writes (down) and reads (up). */
function Store({ store, marks }: { store: Tucked; marks: Marks }) {
  const { id, lines, x, y, width, height, writes, reads } = store
  if (lines.length === 0)
    return <path className="g-store" transform={`translate(${x} ${y})`} d={toCylinderPath(width, height)} />
  const arrows = (writes ? 'M20-11v9m-3-3 3 3 3-3' : '') + (reads ? 'M34-2v-9m-3 3 3-3 3 3' : '')
  return (
    <g className="g-store" data-k={marks.store(id)} transform={`translate(${x} ${y})`}>
      <path className="g-use" d={arrows} />
      <path d={toCylinderPath(width, height)} />
      <Words lines={lines} x={9} middle={height / 2 + 3} step={smallLineHeight} />
    </g>
  )
}

/** A service, or a domain that represents its services. */
export function GraphParty({ node, marks }: { node: PlanNode; marks: Marks }) {
  const { kind, id, lines, width, ownHeight, stores, isFocus } = node
  return (
    <>
      <g className={`g-box k-${kind}${isFocus ? ' is-focus' : ''}`} data-k={marks.party(kind, id)}>
        <rect width={width} height={ownHeight} rx={kind === 'domain' ? 2 : 6} />
        <Icon kind={kind === 'domain' ? 'domain' : 'service'} x={7} y={ownHeight / 2 - 7} />
        <Words lines={lines} x={textInset} middle={ownHeight / 2} />
      </g>
      {stores.map((store) => (
        <Store key={store.id} store={store} marks={marks} />
      ))}
    </>
  )
}

/** A channel, as a lane with its messages. */
export function GraphLane({ node, marks }: { node: PlanNode; marks: Marks }) {
  const { id, lines, width, height, narrow, notes, isFocus } = node
  const middle = narrow === undefined ? 14 + ((lines.length - 1) * smallLineHeight) / 2 : height / 2
  return (
    <>
      <g className={`g-lane${isFocus ? ' is-focus' : ''}`} data-k={marks.channel(id) || undefined}>
        <rect className={narrow === undefined ? undefined : 'g-wide'} width={width} height={height} rx={8} />
        {narrow === undefined ? null : <rect className="g-narrow" width={narrow.width} height={narrow.height} rx={8} />}
        {lines.length === 0 ? null : <Icon kind="channel" x={7} y={(narrow === undefined ? 13 : 15) - 7} />}
        <Words lines={lines} x={textInset} middle={narrow === undefined ? middle : 15} step={smallLineHeight} />
      </g>
      {narrow === undefined ? (
        notes.map((note) => <GraphNote key={note.key} note={note} marks={marks} />)
      ) : (
        <g
          style={{ '--n': `${narrow.moveX}px,${narrow.moveY}px`, '--w': '0,0' } as React.CSSProperties}
          className="g-at"
        >
          {notes.map((note) => (
            <GraphNote key={note.key} note={note} marks={marks} />
          ))}
        </g>
      )}
    </>
  )
}
