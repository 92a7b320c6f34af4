import { createContext, useContext, type ReactNode, type CSSProperties } from 'react'
import { toKindName, type Resource, type ResourceKind } from '@/lib/catalog/types'
import type { Inline } from '@/lib/catalog/text/blocks'
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
    return <InlineName key={index} {...piece} />
  })
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

/** A resource name in text. Looks like a link but isn't one: its page is in the catalog, not on this site. */
function InlineName({ name, kind, open }: { name: string; kind: ResourceKind; open?: string }) {
  return (
    <span className={`drawn-link k-${kind}`}>
      <OpenLink open={open}>{name}</OpenLink>
    </span>
  )
}

interface WordsProps {
  lines: readonly string[]
  x: number
  /** Vertical center of the text, from the top. */
  middle: number
  step?: number
  className?: string
}

/** Lines of SVG text, vertically centered. */
export function Words({ lines, x, middle, step = 15, className }: WordsProps) {
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
  return {
    '--nw': `${narrow.width}px`,
    '--nh': `${narrow.height}px`,
    '--ww': `${wide.width}px`,
    '--wh': `${wide.height}px`,
  } as CSSProperties
}

interface DrawingFigureProps {
  className: string
  /** Accessible name of the figure. */
  label: string
  title: string | undefined
  children: ReactNode
}

/** The frame of a drawing, with its caption. */
export function DrawingFigure({ className, label, title, children }: DrawingFigureProps) {
  return (
    <figure className={`drawn ${className}`} aria-label={label}>
      {children}
      {title === undefined ? null : <figcaption>{title}</figcaption>}
    </figure>
  )
}
