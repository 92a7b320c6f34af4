import { createContext, useContext, type ReactNode, type CSSProperties } from 'react'
import { toKindName, type Resource } from '@/lib/catalog/types'
import type { Inline, ListItem } from '@/lib/catalog/text/blocks'
import type { PageItem } from '@/lib/catalog/page/sections'
import type { Placed } from '@/lib/catalog/layout-cache'

/** True inside the live catalog, where names open the resource's page. */
const LiveContext = createContext(false)

export const LiveProvider = LiveContext.Provider

export function useIsLive(): boolean {
  return useContext(LiveContext)
}

/** The name of a resource. In the live catalog, the custom element turns it into a button that opens the page. */
export function OpenLink({ open, children }: { open: string | undefined; children: ReactNode }) {
  return useIsLive() && open !== undefined ? <span data-open={open}>{children}</span> : children
}

/** A line of text with inline code and resource names. */
export function Line({ line }: { line: readonly Inline[] }) {
  return line.map((piece, index) => {
    if (typeof piece === 'string') return piece
    if ('code' in piece) return <code key={index}>{piece.code}</code>
    if ('strong' in piece) return <b key={index}>{piece.strong}</b>
    // It looks like a link but isn't one: the resource's page is in the catalog, not on this site.
    return (
      <span key={index} className={`drawn-link k-${piece.kind}`}>
        <OpenLink open={piece.open}>{piece.name}</OpenLink>
      </span>
    )
  })
}

/** A line of text, with names of resources as text. */
export function PlainLine({ line }: { line: readonly Inline[] }) {
  return line.map((piece, index) => {
    if (typeof piece === 'string') return piece
    if ('code' in piece) return <code key={index}>{piece.code}</code>
    if ('strong' in piece) return <strong key={index}>{piece.strong}</strong>
    return (
      <OpenLink key={index} open={piece.open}>
        {piece.version === undefined ? piece.name : `${piece.name} ${piece.version}`}
      </OpenLink>
    )
  })
}

/** A drawing in words, collapsed. */
export function ListView({ children }: { children: ReactNode }) {
  return (
    <details className="graph-words">
      <summary className="chevron flex items-center gap-[0.6rem]">View as list</summary>
      {children}
    </details>
  )
}

/** The parts of a drawing in words. */
export function PartList({ items }: { items: readonly ListItem[] }) {
  return (
    <ul>
      {items.map(({ key, line }, index) => (
        <li key={index} data-k={key}>
          <PlainLine line={line} />
        </li>
      ))}
    </ul>
  )
}

/** The icon of a kind, drawn in CSS. Decorative: the kind is always in the text next to it. */
export function KindMark({ kind }: { kind: PageItem['kind'] }) {
  return <i className={`ki ki-${kind}`} />
}

/** A resource in the title bar of a drawing: kind, name and version. */
export function ResourceName({ resource, children }: { resource: Resource; children?: ReactNode }) {
  return (
    <span className="resource-name">
      <KindMark kind={resource.kind} />
      <span className="resource-kind">{toKindName(resource.kind)}</span> <b>{resource.name}</b>
      {resource.version === '' || children !== undefined ? null : <span className="tag">{resource.version}</span>}
      {children}
    </span>
  )
}

/** A name in a list, with its icon. */
export function ItemName({ label, kind, version, open }: Pick<PageItem, 'label' | 'kind' | 'version' | 'open'>) {
  return (
    <>
      <KindMark kind={kind} />
      <span>
        <OpenLink open={open}>
          {label}
          {version === undefined ? null : ` (v${version})`}
        </OpenLink>
      </span>
    </>
  )
}

type WordsPlace = { x: number; middle: number; step?: number }

/** Lines of SVG text, vertically centered at `middle`. */
export function Words(props: { lines: readonly string[]; className?: string } & WordsPlace) {
  const { lines, x, middle, step = 15, className } = props
  const [first, ...rest] = lines
  if (first === undefined) return null
  return (
    <text x={x} y={middle - (rest.length * step) / 2 + 4} className={className}>
      {first}
      {rest.map((line) => (
        <tspan key={line} x={x} dy={step}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

/** Class for the container width that fits the wide layout. app/styles/graph.css has the same three. */
export function toSizeClass(width: number): string {
  return width <= 440 ? 'graph-s' : width <= 620 ? 'graph-m' : 'graph-l'
}

/** Custom properties with a box's position in each layout. CSS picks one, so boxes are rendered once. */
export function toPlaces(key: string, narrow: Placed, wide: Placed): CSSProperties {
  const at = ({ boxes }: Placed) => `${boxes[key]?.x ?? 0}px,${boxes[key]?.y ?? 0}px`
  return { '--n': at(narrow), '--w': at(wide) } as CSSProperties
}

/** Custom properties with the size of each layout. */
export function toSizes(narrow: Placed, wide: Placed): CSSProperties {
  const [width, height] = [`${wide.width}px`, `${wide.height}px`]
  return { '--nw': `${narrow.width}px`, '--nh': `${narrow.height}px`, '--ww': width, '--wh': height } as CSSProperties
}

/** A description list of labels and values. */
export function Pairs({ className, pairs }: { className: string; pairs: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={className}>
      {pairs.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The frame of a drawing, with its accessible name and its caption. */
export function DrawingFigure(props: { className: string; label: string; title?: string; children: ReactNode }) {
  return (
    <figure className={`drawn ${props.className}`} aria-label={props.label}>
      {props.children}
      {props.title && <figcaption>{props.title}</figcaption>}
    </figure>
  )
}
