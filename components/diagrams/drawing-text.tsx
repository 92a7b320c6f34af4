import type { ReactNode } from 'react'
import type { Inline, ListItem } from '@/lib/catalog/text/blocks'
import { OpenLink } from './parts'

/** A line of text with inline code and resource names. */
export function Line({ line }: { line: readonly Inline[] }) {
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
          <Line line={line} />
        </li>
      ))}
    </ul>
  )
}
